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

/** A turn is due a little before its interval is over, so that ticks which drift do not skip it. */
const early = 0.9

/** Whose turn it is, among all processes. */
const createTurns = (database: Database, clock: Clock) => ({
  /** Takes this turn for this process; another that asks within the interval gets nothing. */
  take: async ({ name, everyMs }: Timer): Promise<boolean> => {
    const now = clock.now()
    const { rowCount } = await database.pool.query(
      `insert into platform.timer as timer (name, due_at) values ($1, $2)
       on conflict (name) do update set due_at = excluded.due_at where timer.due_at <= $3`,
      [name, new Date(now.getTime() + everyMs * early), now],
    )
    return rowCount === 1
  },
  /** What failed is done again soon, be its next round a day away. */
  comeBackSoon: async ({ name, everyMs }: Timer): Promise<void> => {
    const soon = new Date(clock.now().getTime() + Math.min(everyMs, askEveryMs) * early)
    await database.pool.query('update platform.timer set due_at = least(due_at, $2) where name = $1', [name, soon])
  },
})

export const createTimers = (database: Database, clock: Clock, log: Log): Timers => {
  const timers: Timer[] = []
  const ticking = new Set<NodeJS.Timeout>()
  const rounds = new Set<Promise<void>>()
  const turns = createTurns(database, clock)

  const run = async (timer: Timer): Promise<boolean> => {
    try {
      await timer.run()
      return true
    } catch (error) {
      log.error({ err: error, timer: timer.name }, 'a periodic job failed and will be tried again')
      return false
    }
  }

  const runInTurn = async (timer: Timer): Promise<void> => {
    try {
      if ((await turns.take(timer)) && !(await run(timer))) await turns.comeBackSoon(timer)
    } catch (error) {
      log.error({ err: error, timer: timer.name }, 'a periodic job could not be asked for')
    }
  }

  const tick = (timer: Timer): void => {
    const round = runInTurn(timer).finally(() => rounds.delete(round))
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
      for (const timer of timers) await run(timer)
    },
    stop: async () => {
      for (const timer of ticking) clearInterval(timer)
      await Promise.race([Promise.all(rounds), delay(mostWaitMs, undefined, { ref: false })])
    },
  }
}
