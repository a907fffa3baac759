import { expect, it } from 'vitest'
import { addDays, dayOf, daysBetween } from './days.ts'

it('LIC-12 a day is a UTC day', () => {
  expect(dayOf(new Date('2026-11-25T23:30:00-02:00'))).toBe('2026-11-26')
  expect(dayOf(Date.UTC(2026, 10, 25, 23, 59))).toBe('2026-11-25')
})

it('LIC-12 days are added and subtracted across the end of a month', () => {
  expect(addDays('2026-11-25', 14)).toBe('2026-12-09')
  expect(addDays('2026-11-25T00:00:00.000Z', 14)).toBe('2026-12-09')
  expect(addDays('2024-03-01', -1)).toBe('2024-02-29')
  expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2)
  expect(daysBetween('2026-12-09', '2026-11-25')).toBe(-14)
})
