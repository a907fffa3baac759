import { daySeconds, hourSeconds } from '@foyer/contract/vocabulary/durations.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { dashboardRange } from '../dashboard/dashboard-range.ts'
import { before, isKept, isLive, presetOf, rangeOf, untilNow, wholeHours } from './range.ts'

const now = Date.UTC(2026, 2, 31, 12, 30) / 1000
const at = (...parts: [number, number, number, number, number]) => Date.UTC(...parts) / 1000

const liveIn = (zone: string): unknown => vi.stubEnv('TZ', zone)
beforeEach(() => void liveIn('UTC'))
afterEach(() => void vi.unstubAllEnvs())

describe('the range of a page', () => {
  it('STAT-04 CONST-10 the last month is one calendar month back from now', () => {
    expect(rangeOf({}, now, 'month')).toEqual({ from: at(2026, 1, 28, 12, 30), to: now })
    const january = at(2027, 0, 15, 0, 0)
    expect(rangeOf({}, january, 'month').from).toBe(at(2026, 11, 15, 0, 0))
  })

  it.each([
    // Already March there, but still February in UTC.
    ['Pacific/Auckland', '2026-03-01T00:30+13:00', '2026-02-01T00:30+13:00'],
    // Still February there, but already March in UTC.
    ['America/Los_Angeles', '2026-02-28T20:00-08:00', '2026-01-28T20:00-08:00'],
    // Across the start of summer time, whose day has 23 hours, and back across its end with 25.
    ['Europe/Berlin', '2026-04-15T12:00+02:00', '2026-03-15T12:00+01:00'],
    ['Europe/Berlin', '2026-11-15T00:00+01:00', '2026-10-15T00:00+02:00'],
    // Months of 31, 30, 29 and 28 days.
    ['Europe/Berlin', '2026-05-31T23:59+02:00', '2026-04-30T23:59+02:00'],
    ['Europe/Berlin', '2028-03-31T12:00+02:00', '2028-02-29T12:00+01:00'],
    ['Europe/Berlin', '2026-03-29T12:00+02:00', '2026-02-28T12:00+01:00'],
    // A time of day that the clock change skips becomes the next one that exists.
    ['Europe/Berlin', '2026-04-29T02:30+02:00', '2026-03-29T03:30+02:00'],
  ])('STAT-04 the last month is one in the viewer’s calendar: in %s until %s', (name, until, since) => {
    liveIn(name)
    const seconds = (text: string): number => Date.parse(text) / 1000
    expect(rangeOf({ range: 'month' }, seconds(until), 'day')).toEqual({ from: seconds(since), to: seconds(until) })
  })

  it.each([
    ['Europe/Berlin', '2026-03-30T00:30+02:00', 'today', '2026-03-30T00:00+02:00', '2026-03-30T00:30+02:00'],
    // The day on which summer time began has 23 hours, the one on which it ends 25.
    ['Europe/Berlin', '2026-03-30T00:30+02:00', 'yesterday', '2026-03-29T00:00+01:00', '2026-03-30T00:00+02:00'],
    ['Europe/Berlin', '2026-10-26T12:00+01:00', 'yesterday', '2026-10-25T00:00+02:00', '2026-10-26T00:00+01:00'],
    ['Asia/Kolkata', '2026-03-01T00:30+05:30', 'yesterday', '2026-02-28T00:00+05:30', '2026-03-01T00:00+05:30'],
    ['Asia/Kolkata', '2026-03-31T12:00+05:30', 'this_month', '2026-03-01T00:00+05:30', '2026-03-31T12:00+05:30'],
    ['Europe/Berlin', '2026-04-15T12:00+02:00', 'previous_month', '2026-03-01T00:00+01:00', '2026-04-01T00:00+02:00'],
    ['Europe/Berlin', '2026-01-15T12:00+01:00', 'previous_month', '2025-12-01T00:00+01:00', '2026-01-01T00:00+01:00'],
  ] as const)(
    'days and months are those of the viewer’s calendar: in %s at %s, %s',
    (zone, at, range, since, until) => {
      liveIn(zone)
      const seconds = (text: string): number => Date.parse(text) / 1000
      const expected = { from: seconds(since), to: seconds(until) }
      expect(rangeOf({ range }, seconds(at), 'day')).toEqual(expected)
      expect(dashboardRange({ range }, seconds(at))).toEqual(expected)
      expect(isLive(expected, seconds(at))).toBe(range === 'today' || range === 'this_month')
    },
  )

  it('STAT-07, STAT-08 lists start one or two days back', () => {
    expect(rangeOf({}, now, 'day')).toEqual({ from: now - 86_400, to: now })
    expect(rangeOf({}, now, 'two_days')).toEqual({ from: now - 172_800, to: now })
  })

  it('STAT-13 is taken from the address: two times before a preset, incomplete ones completed, never backwards', () => {
    expect(rangeOf({ range: 'hour' }, now, 'day')).toEqual({ from: now - 3_600, to: now })
    expect(rangeOf({ from: 100, to: 200, range: 'hour' }, now, 'day')).toEqual({ from: 100, to: 200 })
    expect(rangeOf({ from: now - 60 }, now, 'day')).toEqual({ from: now - 60, to: now })
    expect(rangeOf({ to: 200_000 }, now, 'day')).toEqual({ from: 200_000 - 86_400, to: 200_000 })
    expect(rangeOf({ from: 200, to: 100 }, now, 'day')).toEqual({ from: 100, to: 200 })
    expect(presetOf({ from: 1 }, 'day')).toBeUndefined()
    expect(presetOf({}, 'day')).toBe('day')
  })

  it('is drawn and compared as far as it has passed, unless all of it is in the future', () => {
    expect(untilNow({ from: now - 3_600, to: now + 82_800 }, now)).toEqual({ from: now - 3_600, to: now })
    expect(untilNow({ from: now - 60, to: now }, now)).toEqual({ from: now - 60, to: now })
    expect(untilNow({ from: now + 60, to: now + 120 }, now)).toEqual({ from: now + 60, to: now + 120 })
  })

  it('is not compared with a period that is partly no longer stored', () => {
    const days = (count: number) => ({ from: now - count * daySeconds, to: now })
    expect(isKept(before(days(190)), now)).toBe(true)
    expect(isKept(before(days(300)), now)).toBe(false)
  })

  it('is compared with the preceding one of equal length', () => {
    expect(before({ from: 300, to: 400 })).toEqual({ from: 200, to: 300 })
    expect(wholeHours({ from: 7_300, to: 9_000 })).toEqual({ from: 7_300, to: 9_000 })
  })

  it.each(['Asia/Kolkata', 'Asia/Kathmandu', 'Europe/Berlin'])(
    'starts on the dashboard when the viewer says, at midnight in %s too',
    (zone) => {
      liveIn(zone)
      const [from, to] = [new Date(2026, 0, 1).getTime() / 1000, new Date(2026, 1, 1).getTime() / 1000]
      expect(dashboardRange({ from, to }, now)).toEqual({ from, to })
      expect(dashboardRange({ from }, now)).toEqual({ from, to: now })
      expect(dashboardRange({}, now).from % hourSeconds).toBe(0)
    },
  )

  it('of more than two days starts on the hour, and so does the one before it, so that stored sums serve both', () => {
    const month = wholeHours(rangeOf({}, now, 'month'))
    expect(month).toEqual({ from: at(2026, 1, 28, 12, 0), to: now })
    const earlier = before(month)
    expect([earlier.from % hourSeconds, earlier.to - earlier.from]).toEqual([0, month.to - month.from])
    expect(month.from - earlier.to).toBeGreaterThanOrEqual(0)
    expect(month.from - earlier.to).toBeLessThan(3_600)
  })
})
