// @module-tag long
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

/** Holds 300 MB while it is busy, lets go of them, and tells once they are given back. */
const busyProcess = (tidied: boolean): string => `
  const { tidyHeap } = await import(${JSON.stringify(join(import.meta.dirname, 'tidy-heap.ts'))})
  if (${tidied}) tidyHeap(200)
  const rest = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
  const mb = () => process.memoryUsage.rss() / 1e6
  const before = mb()
  let held = []
  for (; held.length < 300; await rest(0)) held.push(Array.from({ length: 125_000 }, (_, at) => at + 0.5))
  const most = mb()
  held = []
  for (const until = performance.now() + ${tidied ? 60_000 : 3_000}; performance.now() < until && mb() - before > 80; ) await rest(50)
  console.log(JSON.stringify({ took: most - before, kept: mb() - before }))`

const run = async (tidied: boolean): Promise<{ took: number; kept: number }> => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', busyProcess(tidied)])
  return JSON.parse(stdout) as { took: number; kept: number }
}

it('memory of a busy period is returned afterwards, which does not happen by itself', async () => {
  const [tidied, left] = await Promise.all([run(true), run(false)])
  expect(tidied.took).toBeGreaterThan(200)
  expect(tidied.kept).toBeLessThan(100)
  expect(left.kept).toBeGreaterThan(200)
})
