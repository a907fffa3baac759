import type { MovableClock } from '../clock.ts'
import type { Log } from '../log.ts'
import type { Database } from './database.ts'

const lookEveryMs = 10_000
/** Apart by less than this and what the way to the database leaves open, clocks are as good as the same. */
const sameMs = 250
/** By more than this one of the clocks is wrong: NTP keeps them within milliseconds. */
const wrongMs = 1_000

interface Difference {
  readonly ms: number
  /** How far off that may be: nobody knows when on the way the database was asked. */
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
 * Lets the database's clock be the one that counts: processes on machines whose clocks differ agree on when a token, a lease
 * or a paid period ends. Small differences are left alone, so that time does not waver.
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
  // While the database is away everybody hears of that elsewhere.
  const looking = setInterval(() => void look().catch(() => undefined), lookEveryMs).unref()
  return { stop: () => clearInterval(looking) }
}
