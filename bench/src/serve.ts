import { spawn } from 'node:child_process'
import { resolve as resolvePath } from 'node:path'

export interface Served {
  readonly url: string
  readonly pid: number
  /** Kills it at once. */
  stop(): void
  /** Resolves when it has exited and its port is free again. */
  readonly gone: Promise<void>
}

/**
 * Runs a server in its own process as in production, with the same NODE_ENV (libraries check more otherwise) and thread
 * options. `file` is relative to this folder, or absolute.
 */
export const serve = (file: string, env: Readonly<Record<string, string>>): Promise<Served> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--v8-pool-size=0', resolvePath(import.meta.dirname, file)], {
      env: { ...process.env, NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = (code: number | null): void => reject(new Error(`${file} ended with ${code}`))
    child.once('exit', ended)
    child.stdout.on('data', (chunk: Buffer) => {
      const url = /ready at (\S+)/.exec(chunk.toString())?.[1]
      if (url === undefined) return
      const stop = (): void => {
        child.off('exit', ended)
        child.kill('SIGKILL')
      }
      resolve({ url, pid: child.pid ?? 0, stop, gone: new Promise((done) => void child.once('exit', () => done())) })
    })
  })
