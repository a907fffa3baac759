import { existsSync, globSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { precompress } from './precompress.ts'

const here = import.meta.dirname
const built = join(here, 'dist', 'worker.js')

/** The build's inputs: our sources, the contract's, and the lock file. */
const sources = (): readonly string[] => [
  ...globSync(['{src,public}/**/*.*', '*.{ts,html}'], { cwd: here }).map((path) => join(here, path)),
  ...globSync('src/**/*.ts', { cwd: join(here, '../contract') }).map((path) => join(here, '../contract', path)),
  join(here, '../package-lock.json'),
]

/** The service worker is written last, so its modification time stands for the whole build. */
const isFresh = (): boolean => {
  if (!existsSync(built)) return false
  const { mtimeMs } = statSync(built)
  return sources().every((path) => !existsSync(path) || statSync(path).mtimeMs <= mtimeMs)
}

if (!isFresh()) {
  const { build } = await import('vite')
  console.log('Building the portal …')
  await build({ root: here, configFile: join(here, 'vite.config.ts'), logLevel: 'warn' })
  await precompress(join(here, 'dist'))
}
