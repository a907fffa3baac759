import { failure } from './failure.ts'

export interface LineRules {
  /** How many may wait. */
  readonly waiting: number
  /** How long each of them does. */
  readonly patienceMs: number
  /** What those are told for whom there is no place, or not in time. */
  readonly refusal: 'too_many_requests' | 'unavailable'
}

/** Those who wait, in the order in which they came. */
export interface Line {
  /** Resolves when it is this one's turn. Throws the refusal where that takes too long. */
  wait(): Promise<void>
  /** Lets the first one in; false where nobody waits. */
  callNext(): boolean
  readonly length: number
}

export const createLine = ({ waiting: most, patienceMs, refusal }: LineRules): Line => {
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
