import { spawn } from 'node:child_process'
import { join } from 'node:path'

/**
 * Runs server and web with reloading. The server restarts when one of its files changes. Vite serves the front end and
 * forwards everything else to the server.
 */
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
