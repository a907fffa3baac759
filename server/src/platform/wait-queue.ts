import { failure } from './failure.ts'

export interface WaitRules {
  /** The maximum length of the queue. */
  readonly waiting: number
  /** How long each caller waits at most. */
  readonly patienceMs: number
  /** The error for callers who find the queue full or wait too long. */
  readonly refusal: 'too_many_requests' | 'unavailable'
}

/** A first-in, first-out queue of waiting callers. */
export interface WaitQueue {
  /** Resolves when the caller's turn comes. Throws the refusal if the queue is full or the wait too long. */
  wait(): Promise<void>
  /** Lets the first caller in. Returns false if nobody is waiting. */
  callNext(): boolean
  readonly length: number
}

export const createWaitQueue = ({ waiting: most, patienceMs, refusal }: WaitRules): WaitQueue => {
  const waiting = new Set<() => void>()
  const refused = () => failure(refusal, { meta: { retry_after: 2 } })
  return {
    get length() {
      return waiting.size
    },
    wait: () =>
      new Promise((resolve, reject) => {
        if (waiting.size >= most) return reject(refused())
        const enter = (): void => {
          clearTimeout(late)
          resolve()
        }
        const late = setTimeout(() => {
          waiting.delete(enter)
          reject(refused())
        }, patienceMs)
        waiting.add(enter)
      }),
    callNext: () => {
      const [next] = waiting
      if (next === undefined) return false
      waiting.delete(next)
      next()
      return true
    },
  }
}
