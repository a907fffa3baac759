import { describe, expect, it } from 'vitest'
import { formatDay, formatDistance } from './days.ts'

const now = Date.parse('2026-11-20T15:00:00.000Z')
const midnight = (day: string): string => `${day}T00:00:00.000Z`

describe('days of a licence', () => {
  it('LIC-12 the paid-till day is the same in every time zone', () => {
    expect(formatDay(midnight('2026-12-14'), 'en')).toBe('14 December 2026')
    expect(formatDay('2026-12-14', 'ru')).toBe('14 декабря 2026')
  })

  it('LIC-12 says how far away a day is', () => {
    expect(formatDistance(midnight('2026-12-14'), now, 'en')).toBe('in 24 days')
    expect(formatDistance(midnight('2026-11-22'), now, 'en')).toBe('in 2 days')
    expect(formatDistance(midnight('2026-11-20'), now, 'en')).toBe('today')
    expect(formatDistance(midnight('2026-11-15'), now, 'ru')).toBe('5 дней назад')
    expect(formatDistance(midnight('2027-05-20'), now, 'en')).toBe('in 6 months')
    expect(formatDistance(midnight('2029-11-20'), now, 'ru')).toBe('через 3 года')
  })

  it('LIC-12 counts the last day in hours, and its last hour in minutes, because time zones differ', () => {
    const end = midnight('2026-11-21')
    expect(formatDistance(end, now, 'en')).toBe('in 9 hours')
    expect(formatDistance(end, now, 'ru')).toBe('через 9 часов')
    expect(formatDistance(end, Date.parse(end) - 90_000, 'en')).toBe('in 1 minute')
  })
})
