import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { momentOf, textOf } from './moment-text.ts'

beforeEach(() => void vi.stubEnv('TZ', 'Europe/Berlin'))
afterEach(() => void vi.unstubAllEnvs())

const seconds = (moment: string): number => Date.parse(moment) / 1000

describe('a time in the browser’s own field', () => {
  const range = { from: seconds('2026-03-01T10:00+01:00'), to: seconds('2026-03-02T10:00+01:00') }

  it('STAT-13 is shown and read in the browser’s zone, before and after a time change', () => {
    for (const moment of ['2026-03-28T12:00+01:00', '2026-03-29T12:00+02:00', '2026-10-25T12:00+01:00'])
      expect(momentOf(textOf(seconds(moment)), range)).toBe(seconds(moment))
    expect(textOf(seconds('2026-03-29T12:00+02:00'))).toBe('2026-03-29T12:00')
    expect(momentOf(undefined, range)).toBeUndefined()
    expect(momentOf('half', range)).toBeUndefined()
  })

  it('STAT-13 is unchanged if only the other bound is typed: the second of two equal hours, and its seconds', () => {
    const second = seconds('2026-10-25T02:30+01:00')
    const after = { from: second, to: seconds('2026-10-25T12:00:59+01:00') }
    expect(textOf(second)).toBe('2026-10-25T02:30')
    expect(momentOf('2026-10-25T02:30', after)).toBe(second)
    expect(momentOf('2026-10-25T12:00', after)).toBe(after.to)
    expect(momentOf('2026-10-25T11:00', after)).toBe(seconds('2026-10-25T11:00+01:00'))
  })
})
