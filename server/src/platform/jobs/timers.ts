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
  /** How many are long past their turn, in whichever process. */
  late(): Promise<number>
  /** No further rounds; resolves when those that are under way have ended, after 20 s in any case. */
  stop(): Promise<void>
}

/** Asked for this often, what is due once a day is done although no process lives for a day. */
const askEveryMs = 600_000

/** A round that takes long is kept this often, so that nobody begins the next one beside it. */
const keepEveryMs = ({ everyMs }: Timer): number => Math.min(everyMs, askEveryMs) / 3

/** A turn that is further ahead than its interval and this was put there by a clock that was ahead: left alone, nothing periodic ran until it came. */
const strayMs = 60_000

/** Whoever runs has asked for it twice since it was due. */
const lateMs = 2 * askEveryMs

/** A turn is due a little before its interval is over, so that ticks which drift do not skip it; of a day not hours before, or some days would have two. */
const earlyMs = (ms: number): number => Math.min(ms / 10, 60_000)

type Round = (timer: Timer) => Promise<boolean>

/** Whose turn it is, among all processes. */
const createTurns = (database: Database, clock: Clock, onLost: (timer: Timer, error: unknown) => void) => {
  const after = (ms: number): Date => new Date(clock.now().getTime() + ms - earlyMs(ms))
  const farthest = ({ everyMs }: Timer): Date => new Date(clock.now().getTime() + everyMs + strayMs)
  /** A process that dies in the middle of a round of a day holds it no longer than this; what failed is done again as soon. */
  const soon = ({ everyMs }: Timer): Date => after(Math.min(everyMs, askEveryMs))
  const dueAt = async ({ name }: Timer, at: Date): Promise<void> => {
    await database.pool.query('update platform.timer set due_at = $2 where name = $1', [name, at])
  }
  /** Another that asks within the interval gets nothing. */
  const take = async (timer: Timer): Promise<boolean> => {
    const { rowCount } = await database.pool.query(
      `insert into platform.timer as timer (name, due_at) values ($1, $2)
       on conflict (name) do update set due_at = excluded.due_at where timer.due_at <= $3 or timer.due_at > $4`,
      [timer.name, soon(timer), clock.now(), farthest(timer)],
    )
    return rowCount === 1
  }
  const keeping = async (timer: Timer, round: Round): Promise<boolean> => {
    let kept = Promise.resolve()
    const often = setInterval(() => {
      kept = dueAt(timer, soon(timer)).catch((error: unknown) => onLost(timer, error))
    }, keepEveryMs(timer)).unref()
    try {
      return await round(timer)
    } finally {
      clearInterval(often)
      await kept
    }
  }
  return {
    /** The round where it is this process's turn, which it keeps until the round is over. */
    run: async (timer: Timer, round: Round): Promise<void> => {
      const next = after(timer.everyMs)
      if (!(await take(timer))) return
      const isDone = await keeping(timer, round)
      if (timer.everyMs > askEveryMs) await dueAt(timer, isDone ? next : soon(timer))
    },
  }
}

const countLate = async ({ pool }: Database, clock: Clock, timers: readonly Timer[]): Promise<number> => {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from platform.timer where name = any($1) and due_at < $2',
    [timers.map(({ name }) => name), new Date(clock.now().getTime() - lateMs)],
  )
  return rows[0]?.count ?? 0
}

export const createTimers = (database: Database, clock: Clock, log: Log): Timers => {
  const timers: Timer[] = []
  const ticking = new Set<NodeJS.Timeout>()
  const rounds = new Map<Timer, Promise<void>>()
  const lost = (timer: Timer, error: unknown): void => {
    if (database.absence.explains(error)) return
    log.error({ err: error, timer: timer.name }, 'a periodic job could not be asked for')
  }
  const turns = createTurns(database, clock, lost)

  const run = async (timer: Timer): Promise<boolean> => {
    try {
      await timer.run()
      return true
    } catch (error) {
      log.error({ err: error, timer: timer.name }, 'a periodic job failed and will be tried again')
      return false
    }
  }

  const tick = (timer: Timer): void => {
    if (rounds.has(timer)) return
    const round = turns
      .run(timer, run)
      .catch((error: unknown) => lost(timer, error))
      .finally(() => rounds.delete(timer))
    rounds.set(timer, round)
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
    late: () => countLate(database, clock, timers),
    stop: async () => {
      for (const timer of ticking) clearInterval(timer)
      await Promise.race([Promise.all(rounds.values()), delay(mostWaitMs, undefined, { ref: false })])
    },
  }
}
