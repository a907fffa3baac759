import type { Clock } from '../clock.ts'
import type { Database } from '../database/database.ts'
import type { Log } from '../log.ts'

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
  stop(): void
}

/** Asked for this often, what is due once a day is done although no process lives for a day. */
const askEveryMs = 600_000

export const createTimers = (database: Database, clock: Clock, log: Log): Timers => {
  const timers: Timer[] = []
  const running = new Set<NodeJS.Timeout>()

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

  return {
    add: (name, everyMs, work) => {
      timers.push({ name, everyMs, run: work })
    },
    start: () => {
      for (const timer of timers)
        running.add(setInterval(() => void run(timer, true), Math.min(timer.everyMs, askEveryMs)).unref())
    },
    runAll: async () => {
      for (const timer of timers) await run(timer, false)
    },
    stop: () => {
      for (const timer of running) clearInterval(timer)
    },
  }
}
