import { spawn } from 'node:child_process'
import { join } from 'node:path'

const cli = join(import.meta.dirname, '../src/cli.ts')

export interface Said {
  readonly code: number | null
  readonly text: string
}

type Variables = Readonly<Record<string, string>>

/** Starts the command line as an operator does, with no other configuration than what is given. */
export const startCli = (environment: Variables, words: readonly string[], flags: readonly string[] = []) =>
  spawn(process.execPath, [...flags, cli, ...words], {
    env: { ...process.env, FOYER_CONFIG: '', DATABASE_URL: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** The same, until it has exited. */
export const runCli = (environment: Variables, ...words: string[]): Promise<Said> =>
  saidBy(startCli(environment, words))

export const saidBy = (child: ReturnType<typeof startCli>): Promise<Said> =>
  new Promise((resolve) => {
    let text = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
    child.once('close', (code) => resolve({ code, text: text.trim() }))
  })
