import { spawn } from 'node:child_process'
import { join } from 'node:path'
import type { Looking } from './read-pages.ts'
import type { Sending } from './send-sessions.ts'
import type { Times } from './timing.ts'

/** What a reader asks for in a second, answered or not. */
const readsPerSecond = 10

type Priority = 'low' | 'usual'

/** What a process of its own comes to. One of low priority is given about a tenth of what another is where both want a core. */
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
  /** Sessions that were stored in a second. */
  readonly perSecond: number
  /** Of a page that was asked for all the while. */
  readonly page: Times
}

/** Sends the collector sessions in calls of a thousand, as long and as fast as told, while somebody reads. */
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
