import { createLine, type LineRules } from './line.ts'

export interface TurnRules extends LineRules {
  /** How many work at a time. */
  readonly atOnce: number
}

/** Work that many want done at once, some at a time, in the order in which they came. */
export interface Turns {
  /** Resolves when it is this one's turn; what it resolves to ends it, once. Throws the refusal where that takes too long. */
  take(): Promise<() => void>
  /** Does the work when it is its turn. */
  during<T>(work: () => Promise<T>): Promise<T>
  /** How many wait for theirs. */
  readonly waiting: number
}

export const createTurns = ({ atOnce, ...rules }: TurnRules): Turns => {
  let working = 0
  const line = createLine(rules)
  const take = async (): Promise<() => void> => {
    if (working >= atOnce) await line.wait()
    else working += 1
    let ended = false
    return () => {
      if (ended) return
      ended = true
      // The one that ends hands its place over, so `working` stays as it is.
      if (!line.callNext()) working -= 1
    }
  }
  return {
    get waiting() {
      return line.length
    },
    take,
    during: async (work) => {
      const leave = await take()
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
