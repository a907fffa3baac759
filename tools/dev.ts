import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** Server and web with reload: the server restarts when a file of it changes, the browser's side is served by Vite, which asks the server for everything else. */
const root = join(import.meta.dirname, '..')
const bin = (name: string): string => join(root, 'node_modules/.bin', name)

const children = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
  }),
  spawn(bin('vite'), ['--config', 'web/vite.config.ts', 'web'], { cwd: root, stdio: 'inherit' }),
]

const stop = (): void => {
  for (const child of children) child.kill('SIGTERM')
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)
for (const child of children) child.once('exit', stop)
