import { setTimeout as delay } from 'node:timers/promises'
import { type Answer, send } from './callers.ts'

/** Calls at a constant rate, whatever happens to the earlier ones. */
export interface Load {
  /** In the order in which they were answered. */
  readonly answers: readonly Answer[]
  /** Starts no further calls, and resolves when all have ended. */
  stop(): Promise<readonly Answer[]>
}

const tickMs = 10

/** Evenly spread calls at a constant rate. It is an open loop, because people do not wait for each other. */
export const beginLoad = (perSecond: number, call: (number: number) => Promise<Answer>): Load => {
  const answers: Answer[] = []
  const open = new Set<Promise<void>>()
  const began = performance.now()
  let sent = 0
  const make = async (): Promise<void> => {
    answers.push(await call(sent))
  }
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - began) / 1000) * perSecond)
    for (; sent < due; sent += 1) {
      const one = make()
      open.add(one)
      void one.finally(() => open.delete(one))
    }
  }, tickMs)
  return {
    answers,
    stop: async () => {
      clearInterval(timer)
      await Promise.all(open)
      return answers
    },
  }
}

/** Runs a load for as long as the work takes. */
export const underLoad = async <T>(
  perSecond: number,
  call: (number: number) => Promise<Answer>,
  work: () => Promise<T>,
): Promise<readonly [T, readonly Answer[]]> => {
  const load = beginLoad(perSecond, call)
  try {
    const result = await work()
    return [result, await load.stop()]
  } finally {
    await load.stop()
  }
}

/** The call that most pages make. */
export const getPage = (url: string, token: string, path = '/orders?limit=20'): Promise<Answer> =>
  send({ method: 'GET', url: `${url}/billing/api/v1${path}`, token })

/** Repeats a call until its answer is as wanted. Returns the seconds it took, or `Infinity` if it never was. */
export const secondsUntil = async (
  patienceSeconds: number,
  ask: () => Promise<boolean>,
  everyMs = 100,
): Promise<number> => {
  const began = performance.now()
  const seconds = (): number => Math.round((performance.now() - began) / 100) / 10
  while (seconds() < patienceSeconds) {
    if (await ask()) return seconds()
    await delay(everyMs)
  }
  return Number.POSITIVE_INFINITY
}
