import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Looking } from './read-pages.ts'
import type { Sending } from './send-sessions.ts'
import type { Times } from './timing.ts'

/** The requests of a reader per second, answered or not. */
const readsPerSecond = 10

type Priority = 'low' | 'usual'

/** Runs a task in its own process. With low priority it gets about a tenth of another's share when both want a core. */
const beside = <Result>(file: string, task: unknown, priority: Priority): Promise<Result> =>
  new Promise((resolve, reject) => {
    const words = ['-n', priority === 'low' ? '10' : '0', process.execPath]
    const child = spawn('nice', [...words, join(import.meta.dirname, file), JSON.stringify(task)], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    child.once('message', (result) => resolve(result as Result))
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)))
  })

export interface SentAndLooked {
  /** Sessions stored per second. */
  readonly perSecond: number
  /** The times of a page that was requested meanwhile. */
  readonly page: Times
}

/** Sends sessions to the collector in calls of a thousand, for the given time and at the given rate, while someone reads. */
export const sendAndLook = async (
  sending: Sending,
  page: Pick<Looking, 'url' | 'authorization'>,
): Promise<SentAndLooked> => {
  const looking: Looking = { ...page, perSecond: readsPerSecond, seconds: sending.seconds }
  const [perSecond, times] = await Promise.all([
    beside<number>('send-sessions.ts', sending, 'low'),
    beside<Times>('read-pages.ts', looking, 'usual'),
  ])
  return { perSecond, page: times }
}
