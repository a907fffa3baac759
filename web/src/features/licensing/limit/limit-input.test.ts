import { describe, expect, it } from 'vitest'
import { changedQuantity, isTooLow, readDelta } from './limit-input.ts'

describe('a change of the limit', () => {
  it('LIC-18, LIC-19 is a whole number of at least one', () => {
    expect(['1', ' 12 ', '1000'].map(readDelta)).toEqual([1, 12, 1000])
    for (const typed of ['', ' ', '0', '-1', '1.5', '1,5', 'two', '1e99', 'NaN'])
      expect([typed, readDelta(typed)]).toEqual([typed, 'wrong'])
  })

  it('LIC-20 can be lowered to one at least', () => {
    expect(changedQuantity(5, 2, 'increase')).toBe(7)
    expect(changedQuantity(5, 2, 'decrease')).toBe(3)
    expect(isTooLow(5, 4, 'decrease')).toBe(false)
    expect(isTooLow(5, 5, 'decrease')).toBe(true)
    expect(isTooLow(1, 9, 'increase')).toBe(false)
  })
})
