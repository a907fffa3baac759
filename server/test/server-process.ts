import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'

const program = join(import.meta.dirname, 'serve.ts')

/** A server in its own process, for tests that kill it. */
export interface ServerProcess {
  readonly child: ChildProcess
  readonly url: string
}

/** The successor of a killed server must listen on the same port, because providers know its URL. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer()
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })

export const startProcess = (
  databaseUrl: string,
  folder: string,
  port = 0,
  own: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, DATABASE_URL: databaseUrl, FOYER_DATA: folder, PORT: String(port), ...own }
    const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    child.stdout.on('data', (chunk: Buffer) => {
      const url = /Foyer is ready at (\S+)/.exec(chunk.toString())?.[1]
      if (url !== undefined) resolve({ child, url })
    })
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })

/** Sends SIGKILL, and resolves when the process has ended. */
export const killProcess = ({ child }: ServerProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.removeAllListeners('exit')
    child.once('exit', () => resolve())
    child.kill('SIGKILL')
  })
