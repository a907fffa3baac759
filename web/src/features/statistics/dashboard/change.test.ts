import { expect, it } from 'vitest'
import { byteTicks, changeOf, endOfStep, isLastOpen, peakOf, sumOf, twinAxes } from './change.ts'

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

it('a last step that ends after the range is open', () => {
  const points = [0, 60, 120].map((at) => ({ at, value: 1 }))
  expect(isLastOpen(points, 180)).toBe(false)
  expect(isLastOpen(points, 179)).toBe(true)
  expect(isLastOpen(points.slice(0, 1), 10)).toBe(false)
})

it('a first step that begins within an hour is shorter than the others', () => {
  const points = [30, 60, 120].map((at) => ({ at, value: 1 }))
  expect([0, 1, 2].map((index) => endOfStep(points, index, 60, 170))).toEqual([60, 120, 170])
  expect(endOfStep(points, 2, 60, 200)).toBe(180)
  expect(isLastOpen(points, 170)).toBe(true)
  expect(isLastOpen(points, 180)).toBe(false)
})

it('an axis of bytes has a few round values of one unit', () => {
  const tera = 1024 ** 4
  expect(byteTicks(12 * tera).map((tick) => tick / tera)).toEqual([0, 5, 10])
  expect(byteTicks(900).map(Number)).toEqual([0, 250, 500, 750])
  expect(byteTicks(0)).toEqual([0])
})

it('the round values of both axes are at the same heights', () => {
  const tera = 1024 ** 4
  const { bytes, count } = twinAxes(21 * tera, 4_400)
  expect(bytes.ticks.map((tick) => tick / tera)).toEqual([0, 10, 20])
  expect(count.ticks).toEqual([0, 2_500, 5_000])
  for (const [index, tick] of bytes.ticks.entries())
    expect((count.ticks[index] ?? 0) / count.most).toBeCloseTo(tick / bytes.most)
  expect(count.most).toBeGreaterThanOrEqual(4_400)
  expect(twinAxes(900, 3).count.ticks).toEqual([0, 1, 2, 3])
  expect(twinAxes(0, 0)).toEqual({ bytes: { most: 1, ticks: [0] }, count: { most: 1, ticks: [0] } })
})
