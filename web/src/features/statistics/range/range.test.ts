import { describe, expect, it } from 'vitest'
import { before, presetOf, rangeOf, wholeHours } from './range.ts'

const now = Date.UTC(2026, 2, 31, 12, 30) / 1000
const at = (...parts: [number, number, number, number, number]) => Date.UTC(...parts) / 1000

describe('the range of a page', () => {
  it('STAT-04 CONST-10 the last month is one calendar month back from now', () => {
    expect(rangeOf({}, now, 'month')).toEqual({ from: at(2026, 1, 28, 12, 30), to: now })
    const january = at(2027, 0, 15, 0, 0)
    expect(rangeOf({}, january, 'month').from).toBe(at(2026, 11, 15, 0, 0))
  })

  it('STAT-07, STAT-08 lists begin one or two days back', () => {
    expect(rangeOf({}, now, 'day')).toEqual({ from: now - 86_400, to: now })
    expect(rangeOf({}, now, 'two_days')).toEqual({ from: now - 172_800, to: now })
  })

  it('STAT-13 is what the address says: two moments before a preset, halves completed, never backwards', () => {
    expect(rangeOf({ range: 'hour' }, now, 'day')).toEqual({ from: now - 3_600, to: now })
    expect(rangeOf({ from: 100, to: 200, range: 'hour' }, now, 'day')).toEqual({ from: 100, to: 200 })
    expect(rangeOf({ from: now - 60 }, now, 'day')).toEqual({ from: now - 60, to: now })
    expect(rangeOf({ to: 200_000 }, now, 'day')).toEqual({ from: 200_000 - 86_400, to: 200_000 })
    expect(rangeOf({ from: 200, to: 100 }, now, 'day')).toEqual({ from: 100, to: 200 })
    expect(presetOf({ from: 1 }, 'day')).toBeUndefined()
    expect(presetOf({}, 'day')).toBe('day')
  })

  it('is compared with one as long right before', () => {
    expect(before({ from: 300, to: 400 })).toEqual({ from: 200, to: 300 })
    expect(wholeHours({ from: 7_300, to: 9_000 })).toEqual({ from: 7_200, to: 9_000 })
  })
})
