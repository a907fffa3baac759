import { failure } from './failure.ts'

export interface TurnRules {
  /** How many work at a time. */
  readonly atOnce: number
  /** How many more may wait. */
  readonly waiting: number
  /** How long each of them does. */
  readonly patienceMs: number
  /** What those are told for whom there is no place, or not in time. */
  readonly refusal: 'too_many_requests' | 'unavailable'
}

/** Work that many want done at once, some at a time, in the order in which they came. */
export interface Turns {
  /** Resolves when it is this one's turn; what it resolves to ends it, once. Throws the refusal where that takes too long. */
  take(): Promise<() => void>
}

export const createTurns = ({ atOnce, waiting: most, patienceMs, refusal }: TurnRules): Turns => {
  let working = 0
  const waiting = new Set<() => void>()
  const refused = () => failure(refusal, { meta: { retry_after: 2 } })
  /** The one that ends hands its place over, so `working` stays as it is. */
  const place = (): Promise<void> =>
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
    })
  const end = (): void => {
    const [next] = waiting
    if (next === undefined) {
      working -= 1
      return
    }
    waiting.delete(next)
    next()
  }
  return {
    take: async () => {
      if (working >= atOnce) await place()
      else working += 1
      let ended = false
      return () => {
        if (ended) return
        ended = true
        end()
      }
    },
  }
}
