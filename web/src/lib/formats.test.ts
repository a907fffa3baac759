import { currencies } from '@foyer/contract/vocabulary/currency-facts.ts'
import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { describe, expect, it } from 'vitest'
import { formatCountdown, secondsLeft } from './countdown.ts'
import { daysUntil, formatDate, formatRelative } from './dates.ts'
import { formatBitRate, formatBytes, formatBytesAligned, formatMbps } from './measures.ts'
import { formatMoney } from './money.ts'
import { formatPercent } from './percent.ts'

const time = '2026-12-05T23:07:09Z'

describe('dates', () => {
  it('SHELL-73, CONST-17 a date is dd MMMM yyyy, the month in the locale', () => {
    expect(formatDate(time, 'date', 'en', 'UTC')).toBe('05 December 2026')
    expect(formatDate(time, 'date', 'ru', 'UTC')).toBe('05 декабря 2026')
  })

  it('SHELL-77, CONST-17 payments and invoices are written in UTC, whatever the zone', () => {
    expect(formatDate(time, 'payment', 'en', 'Asia/Tokyo')).toBe('05 December 2026 23:07 UTC')
    expect(formatDate(time, 'payment', 'ru', 'Asia/Tokyo')).toBe('05 декабря 2026 23:07 UTC')
  })

  it('SHELL-77, CONST-17 other times are written in the given zone', () => {
    expect(formatDate(time, 'invite', 'en', 'Europe/Moscow')).toBe('06.12.2026 02:07')
    expect(formatDate(time, 'ticket', 'ru', 'Europe/Moscow')).toBe('06-12-2026 02:07:09')
    expect(formatDate(time, 'retroview', 'en', 'UTC')).toBe('05-12-2026 23:07:09')
  })

  it('midnight is 00, not 24', () => {
    expect(formatDate('2026-01-01T00:00:00Z', 'ticket', 'en', 'UTC')).toBe('01-01-2026 00:00:00')
  })

  it('recent times are relative, older ones are not', () => {
    const now = Date.parse(time)
    expect(formatRelative(new Date(now - 65_000), now, 'en')).toBe('1 minute ago')
    expect(formatRelative(new Date(now - 65_000), now, 'ru')).toBe('1 минуту назад')
    expect(formatRelative(new Date(now - 7 * dayMs), now, 'en')).toBeUndefined()
  })

  it('a day and a half ago is not called yesterday, because it may have been the day before', () => {
    const early = new Date(2026, 11, 3, 9).getTime()
    const late = new Date(2026, 11, 1, 22)
    expect(formatRelative(late, early, 'en')).toBe('1 day ago')
    expect(formatRelative(late, early, 'ru')).toBe('1 день назад')
    expect(formatRelative(new Date(early), late.getTime(), 'en')).toBe('in 1 day')
  })

  it('a day that has begun counts as a day left', () => {
    const now = Date.parse(time)
    expect(daysUntil(new Date(now + 1), now)).toBe(1)
    expect(daysUntil(new Date(now), now)).toBe(0)
    expect(daysUntil(new Date(now - 86_400_001), now)).toBe(-1)
  })
})

it('LIC-14 a tax rate keeps its three decimals', () => {
  expect([25, 8.875].map((rate) => formatPercent(rate, 'en'))).toEqual(['25%', '8.875%'])
  expect(formatPercent(8.875, 'ru')).toBe('8,875\u00a0%')
})

describe('measures', () => {
  it.each([
    [1023, '1,023\u00a0B'],
    [1024, '1\u00a0KB'],
    [1536, '1.5\u00a0KB'],
    [1024 ** 2, '1\u00a0MB'],
    [1024 ** 3 * 2.25, '2.3\u00a0GB'],
    [0, '0\u00a0B'],
    [1024 ** 2 - 1, '1\u00a0MB'],
    [1024 ** 2 - 60, '1,023.9\u00a0KB'],
    [1024 ** 6, '1,024\u00a0PB'],
  ])('SHELL-74, CONST-17 %i bytes are %s, base 1024', (bytes, text) => {
    expect(formatBytes(bytes, 'en')).toBe(text)
  })

  it('SHELL-74 bytes in a column have one decimal each, except whole bytes', () => {
    expect([12 * 1024 ** 4, 1536, 512].map((bytes) => formatBytesAligned(bytes, 'en'))).toEqual([
      '12.0\u00a0TB',
      '1.5\u00a0KB',
      '512\u00a0B',
    ])
  })

  it.each([
    [999, '999\u00a0bit/s'],
    [1000, '1\u00a0kbit/s'],
    [1_000_000, '1\u00a0Mbit/s'],
    [2_318_400_000, '2.3\u00a0Gbit/s'],
    [999.97, '1\u00a0kbit/s'],
    [999_949, '999.9\u00a0kbit/s'],
    [999_951, '1\u00a0Mbit/s'],
  ])('SHELL-74, CONST-17 %i bit/s are %s, base 1000', (rate, text) => {
    expect(formatBitRate(rate, 'en')).toBe(text)
  })

  it('SHELL-74 units and separators follow the locale', () => {
    expect(formatBytes(1536, 'ru')).toBe('1,5\u00a0КБ')
    expect(formatBitRate(1_500_000, 'ru')).toBe('1,5\u00a0Мбит/с')
    expect(formatMbps(2318.44, 'en')).toBe('2,318.4\u00a0Mbps')
  })
})

describe('money', () => {
  const symbols = ['₽', '$', '€', '₸', 'с', 'R$', 'AR$', 'CA$', '¥', 'CLP$', '₹', '₩', '₿', 'Ξ', '₮']

  it('SHELL-75, SHELL-76, CONST-18 every currency has its symbol', () => {
    const shown = currencies.map((currency) => formatMoney(1, currency, 'en').replace(/[\d.,]/g, ''))
    expect(shown).toEqual(symbols)
  })

  it('SHELL-76 separators and the place of the symbol follow the locale', () => {
    expect(formatMoney(1800, 'EUR', 'en')).toBe('€1,800.00')
    expect(formatMoney(636_000.5, 'RUB', 'ru')).toBe('636\u00a0000,50\u00a0₽')
    expect(formatMoney(-180, 'EUR', 'en')).toBe('−\u2060€180.00')
  })

  it('SHELL-76 crypto amounts show up to 8 decimals and at least 2', () => {
    expect(formatMoney(0.123_456_78, 'BTC', 'en')).toBe('₿0.12345678')
    expect(formatMoney(2, 'ETH', 'en')).toBe('Ξ2.00')
  })

  it('currencies without cents show none', () => {
    expect(formatMoney(1500, 'KRW', 'en')).toBe('₩1,500')
  })
})

describe('countdown', () => {
  it('counts whole seconds down to zero', () => {
    expect(secondsLeft(10_500, 10_000)).toBe(1)
    expect(secondsLeft(9_000, 10_000)).toBe(0)
    expect(formatCountdown(65)).toBe('1:05')
  })
})
