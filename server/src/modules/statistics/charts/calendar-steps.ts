import { daySeconds, hourSeconds } from '@foyer/contract/vocabulary/durations.ts'
import { failure } from '../../../platform/failure.ts'
import { createTtlCache } from '../../../platform/ttl-cache.ts'
import type { Range } from '../range-rules.ts'
import { evenSteps, type Steps } from './step-rules.ts'

const weekSeconds = 7 * daySeconds

const floorTo = (value: number, unit: number): number => Math.floor(value / unit) * unit

/** The clocks of a time zone: seconds ahead of UTC, at a moment in seconds since 1970. */
type Clocks = (at: number) => number

const known = createTtlCache<Clocks>(500)

const makeClocks = (zone: string): Clocks => {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  return (at) => {
    const said = new Map(format.formatToParts(at * 1_000).map(({ type, value }) => [type, Number(value)]))
    const of = (type: Intl.DateTimeFormatPartTypes): number => said.get(type) ?? 0
    const local = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
    return local / 1_000 - at
  }
}

/** Fails with 400 `bad_request` for a zone that nobody knows. */
const clocksOf = (zone: string): Clocks => {
  const remembered = known.get(zone)
  if (remembered !== undefined) return remembered
  try {
    const clocks = makeClocks(zone)
    known.set(zone, clocks)
    return clocks
  } catch (error) {
    if (error instanceof RangeError) throw failure('bad_request', { parameter: 'zone' })
    throw error
  }
}

/** Within the span, the first minute from which the clocks are as at its end. */
const changeWithin = (clocks: Clocks, from: number, to: number): number => {
  let [low, high] = [floorTo(from, 60), Math.ceil(to / 60) * 60]
  const after = clocks(high)
  while (high - low > 60) {
    const middle = floorTo((low + high) / 2, 60)
    if (clocks(middle) === after) high = middle
    else low = middle
  }
  return high
}

/** Nothing is kept for longer, so before and after, clocks that never change will do. */
const rememberedSeconds = 800 * daySeconds

/** When the clocks change. Nowhere do they change twice within a week. */
const changesOf = (clocks: Clocks, from: number, to: number) => {
  const changes: { readonly at: number; readonly by: number }[] = []
  let at = from
  while (at < to) {
    const next = Math.min(at + weekSeconds, to)
    const by = clocks(next) - clocks(at)
    if (by !== 0) changes.push({ at: changeWithin(clocks, at, next), by })
    at = next
  }
  return changes
}

/** Where steps are counted from, as the clocks show it: midnight, or for weeks the midnight at which Monday begins. */
const baseOf = (shown: number, step: number): number => {
  const midnight = floorTo(shown, daySeconds)
  // The first of January 1970 was a Thursday.
  const days = (midnight / daySeconds + 3) % 7
  return step % weekSeconds === 0 ? midnight - days * daySeconds : midnight
}

/**
 * Steps that follow the calendar of a time zone: days begin at midnight there, weeks on Monday, and days on which the
 * clocks change have 23 or 25 hours. Steps of whole hours are read from sums by hours of UTC. Where the clocks show
 * other minutes than UTC, as in India, such steps therefore begin less than an hour later.
 */
export const calendarSteps = ({ from_ms, to_ms }: Range, step: number, zone: string, now: Date): Steps => {
  const from = Math.floor(from_ms / 1_000)
  const latest = Math.min(Math.ceil(to_ms / 1_000), Math.ceil(now.getTime() / 1_000) + daySeconds)
  const earliest = Math.max(from, latest - rememberedSeconds)
  const exact = clocksOf(zone)
  const isOfHours = step % hourSeconds === 0
  const clocks: Clocks = isOfHours ? (at) => floorTo(exact(at), hourSeconds) : (at) => floorTo(exact(at), 60)
  const ahead = clocks(earliest)
  const base = baseOf(from + ahead, step)
  const origin = base + floorTo(from + ahead - base, step) - ahead
  // Steps up to an hour go on as before when the clocks change, by whole hours nearly everywhere.
  if (step <= hourSeconds) return evenSteps(origin, step)
  const changes = changesOf(clocks, earliest, latest)
  const startsAt = (at: number): number => (isOfHours ? Math.ceil(at / hourSeconds) * hourSeconds : at)
  return { origin, step, moved_at: changes.map(({ at }) => startsAt(at)), moved_by: changes.map(({ by }) => by) }
}
