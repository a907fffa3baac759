import { createWaitQueue, type WaitRules } from './wait-queue.ts'

export interface SemaphoreRules extends WaitRules {
  /** How many may work at the same time. */
  readonly atOnce: number
}

/** A semaphore with a first-in, first-out queue. */
export interface Semaphore {
  /**
   * Resolves when the caller's turn comes, with a function that ends the turn (calling it again has no effect). Throws
   * the refusal if the queue is full or the wait too long.
   */
  take(): Promise<() => void>
  /** Runs the work when its turn comes. */
  during<T>(work: () => Promise<T>): Promise<T>
  /** How many callers are waiting. */
  readonly waiting: number
}

export const createSemaphore = ({ atOnce, ...rules }: SemaphoreRules): Semaphore => {
  let working = 0
  const line = createWaitQueue(rules)
  const take = async (): Promise<() => void> => {
    if (working >= atOnce) await line.wait()
    else working += 1
    let ended = false
    return () => {
      if (ended) return
      ended = true
      // The ending caller passes its slot on, so `working` does not change.
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
