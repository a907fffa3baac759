import { expect, test } from 'vitest'
import { isoOf } from './iso.ts'

test('a moment is written as Date writes it', () => {
  const moments = [0, 1, -1, 999, 86_399_999, 86_400_000, -86_400_001, Date.UTC(2028, 1, 29, 23, 59, 59, 999)]
  // More days than are kept.
  const daily = Array.from({ length: 2_500 }, (_, day) => Date.UTC(2020, 0, 1, 12, 34, 56, 7) + day * 86_412_345)
  for (const at of [...moments, ...daily]) expect(isoOf(new Date(at))).toBe(new Date(at).toISOString())
})

test('what is no moment is refused', () => {
  expect(() => isoOf(new Date(Number.NaN))).toThrow(RangeError)
})
