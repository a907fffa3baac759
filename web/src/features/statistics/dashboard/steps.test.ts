import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { minutesPast, partlyAt, rateOf, spanOf, stepIn } from './steps.ts'

it.each([
  [60, 'minute', 1],
  [1_800, 'minute', 30],
  [21_600, 'hour', 6],
  [86_400, 'day', 1],
  [604_800, 'day', 7],
] as const)('a step of %i seconds is named by its unit: %s, %i', (seconds, unit, count) => {
  expect(stepIn(seconds)).toEqual({ unit, count })
})

it('the mean rate refers to the real length of each step, also of a shorter first and an open last one', () => {
  const traffic = [1_800, 3_600, 7_200].map((at) => ({ at, value: 900 }))
  const course = { traffic, to: 7_800 }
  expect([0, 1, 2].map((index) => spanOf(course, index))).toEqual([
    { from: 1_800, to: 3_600 },
    { from: 3_600, to: 7_200 },
    { from: 7_200, to: 7_800 },
  ])
  expect([0, 1, 2].map((index) => rateOf(course, index))).toEqual([4, 2, 12])
  expect(rateOf({ ...course, to: 7_200 }, 2)).toBe(0)
})

it('incomplete steps at the ends have their remark, and the others none', () => {
  const remarks = (partly: { first?: string; last?: string }, length: number) =>
    Array.from({ length }, (_, index) => partlyAt(partly, index, length))
  expect(remarks({ first: 'incomplete', last: 'so far' }, 3)).toEqual(['incomplete', undefined, 'so far'])
  expect(remarks({ last: 'so far' }, 2)).toEqual([undefined, 'so far'])
  expect(remarks({ first: 'incomplete', last: 'so far' }, 1)).toEqual(['so far'])
})

describe('steps of hours and days', () => {
  beforeEach(() => void vi.stubEnv('TZ', 'Asia/Kolkata'))
  afterEach(() => void vi.unstubAllEnvs())

  it('begin half past where the clocks are half an hour ahead of UTC, and those of minutes do not', () => {
    const points = [1_000, 68_400, 154_800].map((at) => ({ at, value: 0 }))
    expect(minutesPast(points, 86_400)).toBe(30)
    expect(minutesPast(points, 1_800)).toBe(0)
    expect(minutesPast(points.slice(0, 1), 86_400)).toBe(0)
  })
})
