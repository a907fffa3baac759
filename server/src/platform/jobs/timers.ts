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

/** Periodic work that runs once per interval across all processes. */
export interface Timers {
  readonly add: (name: string, everyMs: number, run: () => Promise<void>) => void
  start(): void
  /** Runs each timer once, now. */
  runAll(): Promise<void>
  /** The number of timers that are long overdue, across all processes. */
  late(): Promise<number>
  /** Starts no further rounds and waits for running ones, for at most 20 s. */
  stop(): Promise<void>
}

/** How often due rounds are looked for at least. Daily work must get done even if no process lives for a day. */
const askEveryMs = 600_000

/** A long round extends its claim at this interval, so that no other process starts the next one. */
const keepEveryMs = ({ everyMs }: Timer): number => Math.min(everyMs, askEveryMs) / 3

/**
 * A due time further ahead than the interval plus this was written by a clock that was wrong. It is ignored; otherwise
 * nothing periodic would run until then.
 */
const strayMs = 60_000

/** A running process has looked for the round twice since it was due. */
const lateMs = 2 * askEveryMs

/**
 * A round is due slightly before its interval is over, so that ticks that drift do not skip it. For daily work this is
 * capped at a minute; otherwise some days would have two rounds.
 */
const earlyMs = (ms: number): number => Math.min(ms / 10, 60_000)

type Round = (timer: Timer) => Promise<boolean>

/** Decides which process runs a round. */
const createTurns = (database: Database, clock: Clock, onLost: (timer: Timer, error: unknown) => void) => {
  const after = (ms: number): Date => new Date(clock.now().getTime() + ms - earlyMs(ms))
  const farthest = ({ everyMs }: Timer): Date => new Date(clock.now().getTime() + everyMs + strayMs)
  /** A process that dies during a daily round blocks it for no longer than this. A failed round is retried after the same time. */
  const soon = ({ everyMs }: Timer): Date => after(Math.min(everyMs, askEveryMs))
  const dueAt = async ({ name }: Timer, at: Date): Promise<void> => {
    await database.pool.query('update platform.timer set due_at = $2 where name = $1', [name, at])
  }
  /** Claims the round. Other processes get false within the interval. */
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
    /** Runs the round if this process can claim it, and keeps the claim until the round ends. */
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
