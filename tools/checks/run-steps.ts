import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

/** A check that passes if its program exits with 0. */
export interface Step {
  readonly name: string
  /** A program of this repository's packages, with its arguments. */
  readonly command: readonly [string, ...string[]]
}

interface Outcome {
  readonly code: number | null
  readonly output: string
}

const root = join(import.meta.dirname, '../..')

/** The repository's own programs come first in PATH, above all its Node. */
export const environment = {
  ...process.env,
  PATH: [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
  NO_COLOR: '1',
}

const run = ([program, ...args]: Step['command']): Promise<Outcome> =>
  new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, env: environment, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const keep = (chunk: Buffer): void => {
      output += chunk.toString()
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output }))
  })

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`

/** Runs one step and prints its result, with the full output only if it failed. */
const tell = async ({ name, command }: Step): Promise<boolean> => {
  const started = performance.now()
  const { code, output } = await run(command)
  console.log(`${code === 0 ? '✓' : '✗'} ${name}  ${seconds(started)}`)
  if (code !== 0) console.log(`${output.trimEnd()}\n`)
  return code === 0
}

/** Runs steps in order, `lanes` at a time. Returns how many passed and how many failed. */
export const runSteps = async (
  steps: readonly Step[],
  lanes: number,
): Promise<{ readonly passed: number; readonly failed: number }> => {
  const waiting = [...steps]
  const results: boolean[] = []
  const work = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) results.push(await tell(step))
  }
  await Promise.all(Array.from({ length: lanes }, work))
  const passed = results.filter(Boolean).length
  return { passed, failed: results.length - passed }
}
