import { hourSeconds, minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import * as z from 'zod/mini'
import { staleWhileRevalidate } from '../stale-while-revalidate.ts'
import { namedQuery, type StatisticsEngine, type StatisticsStore } from './engine.ts'
import { createHourMarks, type HourMark, type HourMarks } from './hour-marks.ts'

/**
 * Finds the filing hours whose sums are out of date, because something was filed in them after they were summed (see
 * viewing_hour_marks in schema.ts). Every read of sums asks for them first. If no other process writes,
 * `follow-hours.ts` keeps them in memory.
 */

export interface HourRange {
  readonly tenant: string
  readonly account_ids: readonly string[]
  /** In seconds since 1970; `from` is inclusive, `to` exclusive. */
  readonly from: number
  readonly to: number
}

export interface ChangedHours {
  /** Filing hours without valid sums, in seconds, in order. An hour of any of the accounts counts for all of them. */
  readonly hours: readonly number[]
  /** An upper bound of the sessions in these hours: every state that was ever stored for them. */
  readonly states: number
  /** The longest time between filing and start of a session in the range's hours, in milliseconds. */
  readonly late_ms: number
}

/**
 * Asks for the filing hours before `before` in which a session was watched until `watched_at` or later. Both are in
 * seconds since 1970.
 */
export interface WatchedHours {
  readonly tenant: string
  readonly account_ids: readonly string[]
  readonly before: number
  readonly watched_at: number
}

export interface OutlastingHours {
  /** In seconds, in order. */
  readonly hours: readonly number[]
  /** Those of the hours without valid sums. */
  readonly changed: readonly number[]
}

const marksOfAccounts = namedQuery({
  name: 'viewing_hour_marks',
  sql: `SELECT account_id, groupArray(toUnixTimestamp(hour)) AS hours, groupArray(toUInt8(touched_at > rolled_at)) AS changed,
      groupArray(states) AS states, groupArray(started_after) AS late_ms, groupArray(watched_hours) AS watched
    FROM viewing_hour_marks
    WHERE tenant = {tenant:String} AND account_id IN {account_ids:Array(String)}
      AND hour >= toDateTime({from:Int64}, 'UTC') AND hour < toDateTime({to:Int64}, 'UTC')
    GROUP BY account_id`,
  params: z.object({ tenant: z.string(), account_ids: z.array(z.string()), from: z.int(), to: z.int() }),
  row: z.object({
    account_id: z.string(),
    hours: z.array(z.int()),
    changed: z.array(z.int()),
    states: z.array(z.int()),
    late_ms: z.array(z.int()),
    watched: z.array(z.int()),
  }),
})

type Found = z.infer<typeof marksOfAccounts.row>

const marksIn = ({ hours, changed, states, late_ms, watched }: Found): HourMarks => {
  const marks = createHourMarks()
  for (const [at, hour] of hours.entries())
    marks.add({
      hour,
      changed: changed[at] === 1,
      states: states[at] ?? 0,
      late_ms: late_ms[at] ?? 0,
      watched_hours: watched[at] ?? 0,
    })
  return marks
}

/** The last hour that a DateTime of the engine can hold. */
export const lastHour = 4_294_958_400

/** The marks in the range, by account; accounts without any are left out. */
export const look = async (
  store: StatisticsStore,
  { tenant, account_ids, from, to }: HourRange,
): Promise<Map<string, HourMarks>> => {
  const params = {
    tenant,
    account_ids: [...account_ids],
    from: Math.min(Math.max(from, 0), lastHour),
    to: Math.min(Math.max(to, 0), lastHour),
  }
  return new Map((await store.query(marksOfAccounts, params)).map((found) => [found.account_id, marksIn(found)]))
}

const inOrder = (hours: ReadonlySet<number>): number[] => [...hours].sort((a, b) => a - b)

export const changedIn = (known: Iterable<HourMarks>, { from, to }: HourRange): ChangedHours => {
  const hours = new Set<number>()
  let [states, late_ms] = [0, 0]
  for (const marks of known) {
    for (const mark of marks.between(from, to)) {
      late_ms = Math.max(late_ms, mark.late_ms)
      if (!mark.changed) continue
      hours.add(mark.hour)
      states += mark.states
    }
  }
  return { hours: inOrder(hours), states, late_ms }
}

export const outlastingIn = (marks: readonly Pick<HourMark, 'hour' | 'changed'>[]): OutlastingHours => ({
  hours: inOrder(new Set(marks.map(({ hour }) => hour))),
  changed: inOrder(new Set(marks.filter(({ changed }) => changed).map(({ hour }) => hour))),
})

/** Queries the marks for each read, because other processes write too. */
export const lookUpHours =
  (store: StatisticsStore): StatisticsEngine['changedHours'] =>
  async (range) =>
    changedIn((await look(store, range)).values(), range)

/** A day less than the time that a session must be watched to be looked for, because the cached answer may be that old. */
const longHours = 6 * 24

const owned = 'tenant = {tenant:String} AND account_id IN {account_ids:Array(String)}'

const longOf = namedQuery({
  name: 'long_hours',
  sql: `SELECT count() AS hours FROM viewing_hour_marks WHERE ${owned} AND watched_hours >= ${longHours}`,
  params: z.object({ tenant: z.string(), account_ids: z.array(z.string()) }),
  row: z.object({ hours: z.int() }),
})

const outlastingOf = namedQuery({
  name: 'outlasting_hours',
  sql: `SELECT toUnixTimestamp(hour) AS at, max(touched_at > rolled_at) AS is_changed FROM viewing_hour_marks
    WHERE ${owned} AND hour < toDateTime({before:Int64}, 'UTC')
      AND toUnixTimestamp(hour) + watched_hours * ${hourSeconds} > {watched_at:Int64}
    GROUP BY at ORDER BY at`,
  params: z.object({ tenant: z.string(), account_ids: z.array(z.string()), before: z.int(), watched_at: z.int() }),
  row: z.object({ at: z.int(), is_changed: z.int() }),
})

/**
 * An answer up to a minute old is used at once and refreshed in the background. After five minutes without a read, the
 * next one waits for a fresh answer.
 */
const anyLongKept = { freshMs: 60_000, keptMs: 5 * minuteMs } as const

/** Queries such hours only for accounts that have any. Most accounts never do, and that fact is cached. */
export const lookUpOutlasting = (store: StatisticsStore): StatisticsEngine['outlastingHours'] => {
  const anyLong = staleWhileRevalidate<boolean>(1_000, anyLongKept)
  return async ({ before, watched_at, ...of }) => {
    const owner = { tenant: of.tenant, account_ids: [...of.account_ids] }
    const hasLong = await anyLong.of(`${owner.tenant} ${owner.account_ids.join()}`, async () => {
      const [found] = await store.query(longOf, owner)
      return (found?.hours ?? 0) > 0
    })
    const found = hasLong ? await store.query(outlastingOf, { ...owner, before, watched_at }) : []
    return outlastingIn(found.map(({ at, is_changed }) => ({ hour: at, changed: is_changed === 1 })))
  }
}
