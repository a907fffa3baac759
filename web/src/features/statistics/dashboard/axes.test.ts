import { expect, it } from 'vitest'
import { byteTicks, twinAxes } from './axes.ts'

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
