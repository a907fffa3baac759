import { repeat } from './repeat.ts'
import { timesOf } from './timing.ts'

/**
 * Reads a page from a separate process: requests it at a constant rate, and measures each from the request to the
 * complete answer. In the same process as the senders, it would also wait for their turns.
 */

export interface Looking {
  readonly url: string
  readonly authorization: string
  readonly perSecond: number
  readonly seconds: number
}

const { url, authorization, perSecond, seconds } = JSON.parse(process.argv[2] ?? '') as Looking
const times: number[] = []
const look = async (): Promise<void> => {
  const asked = performance.now()
  const answer = await fetch(url, { headers: { authorization } })
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  await answer.arrayBuffer()
  times.push(performance.now() - asked)
}
await repeat(performance.now() + seconds * 1_000, perSecond, 0, look)
process.send?.(timesOf(times))
