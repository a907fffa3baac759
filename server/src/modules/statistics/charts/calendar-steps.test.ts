import { hourSeconds } from '@foyer/contract/vocabulary/durations.ts'
import { describe, expect, it } from 'vitest'
import { calendarSteps } from './calendar-steps.ts'
import { countOfSteps, startOfStep } from './step-rules.ts'

const day = 24 * hourSeconds

const now = new Date('2026-12-01T00:00Z')

const at = (text: string): number => Date.parse(text) / 1_000
const rangeOf = (from: string, to: string) => ({ from_ms: Date.parse(from), to_ms: Date.parse(to) })

/** When the steps begin, as UTC without year and seconds, and the end of the last one. */
const startsIn = (zone: string, step: number, from: string, to: string): string[] => {
  const range = rangeOf(from, to)
  const steps = calendarSteps(range, step, zone, now)
  return Array.from({ length: countOfSteps(steps, range) + 1 }, (_, number) =>
    new Date(startOfStep(steps, number) * 1_000).toISOString().slice(5, 16).replace('T', ' '),
  )
}

describe('steps that follow a calendar', () => {
  it('have days that begin at midnight, with 23 and 25 hours when the clocks change', () => {
    expect(startsIn('Europe/Berlin', day, '2026-03-28T10:30Z', '2026-03-30T23:00Z')).toEqual([
      '03-27 23:00',
      '03-28 23:00',
      '03-29 22:00',
      '03-30 22:00',
      '03-31 22:00',
    ])
    expect(startsIn('Europe/Berlin', day, '2026-10-24T10:30Z', '2026-10-26T20:00Z')).toEqual([
      '10-23 22:00',
      '10-24 22:00',
      '10-25 23:00',
      '10-26 23:00',
    ])
  })

  it('have parts of a day that follow the clock, so that every midnight begins one', () => {
    expect(startsIn('America/New_York', 6 * hourSeconds, '2026-03-07T20:00Z', '2026-03-09T04:00Z')).toEqual([
      '03-07 17:00',
      '03-07 23:00',
      '03-08 05:00',
      // From midnight to six, of which the clocks skip an hour.
      '03-08 10:00',
      '03-08 16:00',
      '03-08 22:00',
      '03-09 04:00',
    ])
  })

  it('begin with the change where the clocks skip midnight itself', () => {
    expect(startsIn('Africa/Cairo', day, '2026-04-22T22:00Z', '2026-04-24T21:00Z')).toEqual([
      '04-22 22:00',
      '04-23 22:00',
      '04-24 21:00',
    ])
  })

  it('of hours and days begin with an hour of UTC where the clocks show other minutes', () => {
    // Half past midnight in India, a quarter to one in Nepal, half past midnight in Newfoundland.
    expect(startsIn('Asia/Kolkata', day, '2026-05-01T19:00Z', '2026-05-03T19:00Z')).toEqual([
      '05-01 19:00',
      '05-02 19:00',
      '05-03 19:00',
    ])
    expect(startsIn('Asia/Kathmandu', day, '2026-05-01T19:00Z', '2026-05-02T19:00Z')).toEqual([
      '05-01 19:00',
      '05-02 19:00',
    ])
    expect(startsIn('America/St_Johns', day, '2026-01-01T04:00Z', '2026-01-02T04:00Z')).toEqual([
      '01-01 04:00',
      '01-02 04:00',
    ])
    expect(startsIn('Australia/Adelaide', day, '2026-04-03T14:00Z', '2026-04-05T15:00Z')).toEqual([
      '04-03 14:00',
      '04-04 14:00',
      '04-05 15:00',
    ])
    expect(startsIn('Asia/Kolkata', hourSeconds, '2026-05-01T10:10Z', '2026-05-01T11:00Z')).toEqual([
      '05-01 10:00',
      '05-01 11:00',
    ])
  })

  it('of minutes begin with the minutes that the clocks show', () => {
    expect(startsIn('Asia/Kathmandu', 1_800, '2026-05-01T10:20Z', '2026-05-01T11:00Z')).toEqual([
      '05-01 10:15',
      '05-01 10:45',
      '05-01 11:15',
    ])
    expect(startsIn('Europe/Berlin', 900, '2026-05-01T10:20:07Z', '2026-05-01T10:30Z')).toEqual([
      '05-01 10:15',
      '05-01 10:30',
    ])
  })

  it('have weeks that begin on Monday', () => {
    const range = rangeOf('2025-01-05T10:00Z', '2026-11-26T10:00Z')
    const steps = calendarSteps(range, 7 * day, 'Europe/Berlin', now)
    const local = new Intl.DateTimeFormat('en', { weekday: 'long', hour: 'numeric', timeZone: 'Europe/Berlin' })
    const starts = Array.from({ length: countOfSteps(steps, range) }, (_, number) => startOfStep(steps, number))
    expect(new Set(starts.map((start) => local.format(start * 1_000)))).toEqual(new Set(['Monday 12 AM']))
    expect(starts[0]).toBe(at('2024-12-29T23:00Z'))
  })

  it.each([
    ['1970-01-01T00:00Z', '2026-11-30T00:00Z'],
    ['2026-01-01T00:00Z', '9999-12-31T00:00Z'],
  ])('begin at midnight where something is kept, in a range of centuries as well (%s to %s)', (from, to) => {
    const range = rangeOf(from, to)
    const steps = calendarSteps(range, 30 * day, 'America/New_York', now)
    const shown = new Intl.DateTimeFormat('en', { timeZone: 'America/New_York', hour: 'numeric', hourCycle: 'h23' })
    const starts = Array.from({ length: countOfSteps(steps, range) }, (_, number) => startOfStep(steps, number))
    const kept = starts.filter((start) => start > at('2026-01-01T00:00Z') && start < now.getTime() / 1_000)
    expect(kept.length).toBeGreaterThanOrEqual(11)
    expect(new Set(kept.map((start) => shown.format(start * 1_000)))).toEqual(new Set(['00']))
  })

  it('cover any range without gap, whatever the zone', () => {
    for (const zone of ['Australia/Lord_Howe', 'Pacific/Chatham', 'America/Havana', 'Africa/Casablanca', 'Asia/Beirut'])
      for (const step of [300, 3 * hourSeconds, 12 * hourSeconds, day]) {
        const range = rangeOf('2026-02-01T03:07Z', '2026-11-20T21:14Z')
        const steps = calendarSteps(range, step, zone, now)
        const count = countOfSteps(steps, range)
        const starts = Array.from({ length: count + 1 }, (_, number) => startOfStep(steps, number))
        expect([zone, step, starts]).toEqual([zone, step, starts.toSorted((a, b) => a - b)])
        expect(starts[0]).toBeLessThanOrEqual(range.from_ms / 1_000)
        expect(starts[1]).toBeGreaterThan(range.from_ms / 1_000)
        expect(starts.at(-2)).toBeLessThan(range.to_ms / 1_000)
        expect(starts.at(-1)).toBeGreaterThanOrEqual(range.to_ms / 1_000)
      }
  })
})
