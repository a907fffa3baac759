import { repeat } from './repeat.ts'
import { timesOf } from './timing.ts'

/**
 * Somebody who looks at a page, in a process of their own: asks for it so often in a second, and times each from asking to
 * the whole answer. Beside those who send, in one process, it would wait for their turns as well.
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
