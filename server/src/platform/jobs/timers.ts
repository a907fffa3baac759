import { setTimeout as delay } from 'node:timers/promises'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'

const mostWaitMs = 20_000

interface Timer {
  readonly name: string
  readonly everyMs: number
  readonly run: () => Promise<void>
}

/** Periodic work of which all processes together do one round per interval. */
export interface Timers {
  readonly add: (name: string, everyMs: number, run: () => Promise<void>) => void
  start(): void
  /** One round of each, now. */
  runAll(): Promise<void>
  /** No further rounds; resolves when those that are under way have ended, after 20 s in any case. */
  stop(): Promise<void>
}

/** Asked for this often, what is due once a day is done although no process lives for a day. */
const askEveryMs = 600_000

export const createTimers = (database: Database, clock: Clock, log: Log): Timers => {
  const timers: Timer[] = []
  const ticking = new Set<NodeJS.Timeout>()
  const rounds = new Set<Promise<void>>()

  /** Takes this turn for this process; another that asks within the interval gets nothing. */
  const takeTurn = async ({ name, everyMs }: Timer): Promise<boolean> => {
    const now = clock.now()
    const { rowCount } = await database.pool.query(
      `insert into platform.timer as timer (name, due_at) values ($1, $2)
       on conflict (name) do update set due_at = excluded.due_at where timer.due_at <= $3`,
      // A little early, so that ticks which drift do not skip a turn.
      [name, new Date(now.getTime() + everyMs * 0.9), now],
    )
    return rowCount === 1
  }

  const run = async (timer: Timer, inTurn: boolean): Promise<void> => {
    try {
      if (!inTurn || (await takeTurn(timer))) await timer.run()
    } catch (error) {
      log.error({ err: error, timer: timer.name }, 'a periodic job failed and will be tried again')
    }
  }

  const tick = (timer: Timer): void => {
    const round = run(timer, true).finally(() => rounds.delete(round))
    rounds.add(round)
  }

  return {
    add: (name, everyMs, work) => {
      timers.push({ name, everyMs, run: work })
    },
    start: () => {
      for (const timer of timers)
        ticking.add(setInterval(() => tick(timer), Math.min(timer.everyMs, askEveryMs)).unref())
    },
    runAll: async () => {
      for (const timer of timers) await run(timer, false)
    },
    stop: async () => {
      for (const timer of ticking) clearInterval(timer)
      await Promise.race([Promise.all(rounds), delay(mostWaitMs, undefined, { ref: false })])
    },
  }
}
