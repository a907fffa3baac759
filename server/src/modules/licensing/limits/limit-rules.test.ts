import { decimalOf, money } from '@foyer/contract/vocabulary/money.ts'
import { describe, expect, it } from 'vitest'
import { quoteRaise } from './limit-rules.ts'

type Row = readonly [
  what: string,
  facts: {
    readonly period: 'monthly' | 'quarterly' | 'annually' | 'hourly' | 'one_time'
    readonly paid: readonly [starts_on: string, paid_till: string] | null
    readonly billing_day?: number
    readonly dearer?: string
  },
  today: string,
  charged: readonly [days_left: number, days_in_period: number, amount: string, tax: string],
]

/** By default the dearer price is 100 a period, in Germany. */
const table: readonly Row[] = [
  [
    'on its first day',
    { period: 'monthly', paid: ['2026-11-01', '2026-12-01'] },
    '2026-11-01',
    [30, 30, '100.00', '19.00'],
  ],
  ['on its last', { period: 'monthly', paid: ['2026-11-01', '2026-12-01'] }, '2026-11-30', [1, 30, '3.33', '0.63']],
  ['after it', { period: 'monthly', paid: ['2026-11-01', '2026-12-01'] }, '2026-12-05', [0, 30, '0.00', '0.00']],
  [
    'of a short month',
    { period: 'monthly', paid: ['2026-02-10', '2026-03-10'] },
    '2026-02-24',
    [14, 28, '50.00', '9.50'],
  ],
  [
    'from a month’s last day to the next',
    { period: 'monthly', paid: ['2026-02-28', '2026-03-31'], billing_day: 31 },
    '2026-03-30',
    [1, 31, '3.23', '0.61'],
  ],
  [
    'with the next month paid already',
    { period: 'monthly', paid: ['2026-12-01', '2027-01-01'] },
    '2026-11-24',
    [38, 31, '122.58', '23.29'],
  ],
  [
    'of a leap year',
    { period: 'annually', paid: ['2028-01-01', '2029-01-01'] },
    '2028-12-31',
    [1, 366, '0.27', '0.05'],
  ],
  [
    'of a yearly plan that staff gave for ten days',
    { period: 'annually', paid: ['2026-11-01', '2026-11-11'] },
    '2026-11-01',
    [10, 365, '2.74', '0.52'],
  ],
  [
    'of a month that staff made two',
    { period: 'monthly', paid: ['2026-11-01', '2026-12-31'] },
    '2026-11-01',
    [60, 30, '200.00', '38.00'],
  ],
  [
    'of a month that staff cut short',
    { period: 'monthly', paid: ['2026-11-01', '2026-11-11'] },
    '2026-11-06',
    [5, 30, '16.67', '3.17'],
  ],
  [
    'of a month whose plan is quarterly by now',
    { period: 'quarterly', paid: ['2026-11-01', '2026-12-01'] },
    '2026-11-16',
    [15, 92, '16.30', '3.10'],
  ],
  [
    'of a day of 24 hours',
    { period: 'hourly', paid: ['2026-11-01', '2026-11-02'] },
    '2026-11-01',
    [1, 1, '2400.00', '456.00'],
  ],
  ['of what was bought once', { period: 'one_time', paid: null }, '2026-11-01', [1, 1, '100.00', '19.00']],
  [
    'that costs nothing more',
    { period: 'monthly', paid: ['2026-11-01', '2026-12-01'], dearer: '-40' },
    '2026-11-16',
    [15, 30, '0.00', '0.00'],
  ],
  [
    'of half a cent, to the even one',
    { period: 'monthly', paid: ['2026-11-01', '2026-12-01'], dearer: '0.25' },
    '2026-11-16',
    [15, 30, '0.12', '0.02'],
  ],
]

describe('a raise', () => {
  it.each(table)('LIC-20 %s is charged for the remaining days', (_, facts, today, charged) => {
    const { period, paid, billing_day = null, dearer = '100' } = facts
    const [starts_on, paid_till] = paid ?? [null, null]
    const prices = { price: money('50', 'EUR'), new_price: money(String(50 + Number(dearer)), 'EUR') }
    const quote = quoteRaise({ ...prices, period, tax_percent: '19', starts_on, paid_till, billing_day }, today)
    const { days_left, days_in_period, amount, tax } = quote
    expect([days_left, days_in_period, decimalOf(amount), decimalOf(tax)]).toEqual(charged)
  })
})
