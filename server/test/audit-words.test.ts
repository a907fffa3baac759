import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const modules = join(import.meta.dirname, '../src/modules')
const locale = join(import.meta.dirname, '../../web/src/console/locale')

/** Codes that the modules write next to the object they are about. */
const written = readdirSync(modules, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.ts$/.test(file))
  .flatMap((file) => [
    ...readFileSync(join(modules, file), 'utf8').matchAll(/action: '([a-z_]+)',\s*(?:object_type|\.\.\.about)/g),
  ])
  .map(([, code = '']) => code)

it.each(['en', 'ru'])('whatever the log of changes tells of has words in the console (%s)', (language) => {
  const words = readFileSync(join(locale, `actions.${language}.ts`), 'utf8')
  expect(written.length).toBeGreaterThan(40)
  expect([...new Set(written)].filter((code) => !words.includes(`    ${code}: '`))).toEqual([])
})
