import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { environment } from '../checks/run-steps.ts'

export interface Tally {
  readonly passed: number
  readonly failed: number
}

const root = join(import.meta.dirname, '../..')

/** A test program: its output is shown as it runs, and its JSON report is counted. */
export interface Suite {
  readonly name: string
  readonly command: (report: string) => readonly [string, ...string[]]
  /** Additional environment variables, for a program that takes its options from there. */
  readonly variables?: (report: string) => Readonly<Record<string, string>>
  readonly count: (report: unknown) => Tally
}

const run = ([program, ...args]: readonly [string, ...string[]], variables: Readonly<Record<string, string>>) =>
  new Promise<number | null>((resolve, reject) => {
    const child = spawn(program, args, { cwd: root, env: { ...environment, ...variables }, stdio: 'inherit' })
    child.once('error', reject)
    child.once('close', resolve)
  })

const readReport = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/**
 * A program that failed counts as a failure even if none of its tests did: a file failed to load, or an error occurred
 * outside of tests.
 */
const judge = (code: number | null, tally: Tally): Tally =>
  code === 0 || tally.failed > 0 ? tally : { ...tally, failed: 1 }

/** Runs a suite to its end. */
export const runSuite = async ({ name, command, variables, count }: Suite): Promise<Tally> => {
  console.log(`\n${name}`)
  const folder = mkdtempSync(join(tmpdir(), 'foyer-report-'))
  const file = join(folder, 'report.json')
  try {
    const code = await run(command(file), variables?.(file) ?? {})
    const report = readReport(file)
    return judge(code, report === null ? { passed: 0, failed: 1 } : count(report))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
