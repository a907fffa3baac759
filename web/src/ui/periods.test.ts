import { describe, expect, it } from 'vitest'
import { periodOf, presetOf, presets } from './periods.ts'

const now = Date.parse('2026-01-31T23:30:00Z')

describe('periods of a list', () => {
  it.each([
    ['this_month', '2026-01-01', '2026-01-31'],
    ['last_month', '2025-12-01', '2025-12-31'],
    ['this_quarter', '2026-01-01', '2026-03-31'],
    ['last_quarter', '2025-10-01', '2025-12-31'],
    ['this_year', '2026-01-01', '2026-12-31'],
    ['last_year', '2025-01-01', '2025-12-31'],
  ] as const)('%s goes from %s to %s', (preset, from, to) => {
    expect(periodOf(preset, now)).toEqual({ from, to })
  })

  it('a month ends with its own last day', () => {
    expect(periodOf('last_month', Date.parse('2028-03-10T00:00:00Z')).to).toBe('2028-02-29')
  })

  it('a quarter is the one that contains its month', () => {
    const inAugust = Date.parse('2026-08-31T12:00:00Z')
    expect(periodOf('this_quarter', inAugust)).toEqual({ from: '2026-07-01', to: '2026-09-30' })
    expect(periodOf('last_quarter', inAugust)).toEqual({ from: '2026-04-01', to: '2026-06-30' })
  })

  it('a period is named after the preset that it equals', () => {
    for (const preset of presets) expect(presetOf(periodOf(preset, now), now)).toBe(preset)
    expect(presetOf({ from: '2026-01-02', to: '2026-01-31' }, now)).toBeUndefined()
    expect(presetOf({}, now)).toBeUndefined()
  })
})
