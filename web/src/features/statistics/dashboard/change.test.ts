import { daySeconds, hourSeconds } from '@foyer/contract/vocabulary/durations.ts'
import { expect, it } from 'vitest'
import { besideEach, changeOf, endOfStep, peakOf, sumOf } from './change.ts'

it('compares with the previous period, if there was any', () => {
  expect(changeOf(110, 100)).toBeCloseTo(0.1)
  expect(changeOf(50, 100)).toBe(-0.5)
  expect(changeOf(5, 0)).toBeUndefined()
})

it('adds up points and finds the first maximum', () => {
  const points = [
    { at: 1, value: 2 },
    { at: 2, value: 7 },
    { at: 3, value: 7 },
  ]
  expect(sumOf(points)).toBe(16)
  expect(peakOf(points)).toEqual({ at: 2, value: 7 })
  expect(peakOf([])).toBeUndefined()
})

it('a step ends where the next begins, and the last one with the range', () => {
  const points = [30, 60, 120].map((at) => ({ at, value: 1 }))
  expect([0, 1, 2].map((index) => endOfStep(points, index, 170))).toEqual([60, 120, 170])
})

it('the period before is compared step by step, even if its first one began earlier in the calendar', () => {
  const at = (...hours: readonly number[]) =>
    hours.map((one) => ({ at: 100 * daySeconds + one * hourSeconds, value: one }))
  const now = at(7, 12, 18)
  // 6.5 hours and 7 hours before: an incomplete step more, and as many.
  expect(besideEach(now, at(-0.5, 0, 6, 12), 7.5 * hourSeconds)).toEqual(at(0, 6, 12))
  expect(besideEach(now, at(1, 6, 12), 6 * hourSeconds)).toEqual(at(1, 6, 12))
  expect(besideEach(now, at(2), 5 * hourSeconds)).toEqual(at(2))
  expect(besideEach([], at(1, 6, 12), 6 * hourSeconds)).toEqual(at(1, 6, 12))
})
