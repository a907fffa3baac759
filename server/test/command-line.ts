import { spawn } from 'node:child_process'
import { join } from 'node:path'

const cli = join(import.meta.dirname, '../src/cli.ts')

export interface Said {
  readonly code: number | null
  readonly text: string
}

/** Runs the command line as an operator does, with nothing configured but what is given. */
export const runCli = (environment: Readonly<Record<string, string>>, ...words: string[]): Promise<Said> =>
  new Promise((resolve) => {
    const env = { ...process.env, FOYER_CONFIG: '', DATABASE_URL: '', ...environment }
    const child = spawn(process.execPath, [cli, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()))
    child.once('close', (code) => resolve({ code, text: text.trim() }))
  })
