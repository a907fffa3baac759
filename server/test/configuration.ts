import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'

type Brand = Readonly<Record<string, unknown>>

interface Demo {
  readonly brands: Readonly<Record<string, Brand>>
}

export interface ConfigurationFile {
  /** For FOYER_CONFIG. */
  readonly path: string
  remove(): void
}

const demoFile = join(import.meta.dirname, '../config/demo.yaml')

/**
 * The demo's configuration with changes to some brands, and keys of its own. Like a real one, it is served without the
 * sandbox. `example` is a configuration of another version of Foyer.
 */
export const writeConfiguration = (
  changes: Readonly<Record<string, Brand>>,
  own: Readonly<Record<string, unknown>> = {},
  example = demoFile,
): ConfigurationFile => {
  // The server validates the whole when it reads the file.
  const demo = parse(readFileSync(example, 'utf8')) as Demo
  const brands = Object.fromEntries(
    Object.entries(demo.brands).map(([key, brand]) => [key, { ...brand, ...changes[key] }]),
  )
  const folder = mkdtempSync(join(tmpdir(), 'foyer-configuration-'))
  const path = join(folder, 'foyer.yaml')
  writeFileSync(path, stringify({ ...demo, ...own, brands }))
  return { path, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
