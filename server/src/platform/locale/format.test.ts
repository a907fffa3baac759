import { money } from '@foyer/contract/vocabulary/money.ts'
import { expect, it } from 'vitest'
import { formatDay, formatMoment, formatMoney } from './format.ts'

it.each([
  ['2026-12-08', 'en', '08 December 2026'],
  ['2026-12-08', 'ru', '08 декабря 2026'],
  ['2024-02-29T23:30:00.000Z', 'en', '29 February 2024'],
] as const)('%s in %s is %s, as on the pages', (day, locale, written) => {
  expect(formatDay(day, locale)).toBe(written)
})

it('is a calendar day in any time zone of the machine', () => {
  expect(formatDay(new Date(Date.UTC(2026, 0, 1)), 'en')).toBe('01 January 2026')
})

it.each([
  ['en', '08 December 2026 00:05 UTC'],
  ['ru', '08 декабря 2026 00:05 UTC'],
] as const)('a time includes its zone in %s, as on the pages', (locale, written) => {
  expect(formatMoment(new Date('2026-12-08T00:05:59Z'), locale)).toBe(written)
})

it.each([
  ['1800', 'RUB', 'ru', '1\u00a0800,00\u00a0₽'],
  ['25.5', 'EUR', 'ru', '25,50\u00a0€'],
  ['-25.5', 'EUR', 'en', '-€25.50'],
] as const)('%s %s in %s is %s, in which no line can end', (amount, currency, locale, written) => {
  expect(formatMoney(money(amount, currency), locale)).toBe(written)
})
