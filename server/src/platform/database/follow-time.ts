import type { MovableClock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { Database } from './database.ts'

const lookEveryMs = 10_000
/** Differences below this, plus the uncertainty of the measurement, are ignored. */
const sameMs = 250
/** A larger difference means that a clock is wrong, because NTP keeps clocks within milliseconds of each other. */
const wrongMs = 1_000

interface Difference {
  readonly ms: number
  /** The uncertainty of the measurement: half the round trip, because the database may have read its clock at any point in it. */
  readonly doubtMs: number
}

const measure = async ({ pool }: Database, clock: MovableClock): Promise<Difference> => {
  const machine = (): number => clock.now().getTime() - clock.skew_ms - clock.offset_ms
  const asked = machine()
  const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now')
  const doubtMs = (machine() - asked) / 2
  return { ms: Math.round((rows[0]?.now.getTime() ?? asked) - asked - doubtMs), doubtMs }
}

export interface TimeFollower {
  stop(): void
}

/**
 * Makes the clock follow that of the database, so that processes on machines with different clocks agree on when a
 * token, a lease or a paid period ends. Small differences are ignored to keep the time steady.
 */
export const followTime = async (database: Database, clock: MovableClock, log: Log): Promise<TimeFollower> => {
  const look = async (): Promise<void> => {
    const { ms, doubtMs } = await measure(database, clock)
    if (Math.abs(ms - clock.skew_ms) <= sameMs + doubtMs) return
    clock.skew_ms = Math.abs(ms) <= sameMs + doubtMs ? 0 : ms
    if (Math.abs(ms) > wrongMs)
      log.warn({ skew_ms: ms }, 'this machine’s clock is not the database’s, which is followed: see to NTP on both')
  }
  await look()
  // An outage of the database is logged elsewhere.
  const looking = setInterval(() => void look().catch(() => undefined), lookEveryMs).unref()
  return { stop: () => clearInterval(looking) }
}
