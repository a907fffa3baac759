import { expect, it } from 'vitest'
import { sumsOf } from './selection.ts'

it('API-29 several invoices have one exact total for each currency', () => {
  expect(
    sumsOf([
      { amount: 0.1, currency: 'EUR' },
      { amount: 0.2, currency: 'EUR' },
      { amount: 100, currency: 'RUB' },
      { amount: 1500, currency: 'KRW' },
    ]),
  ).toEqual([
    { currency: 'EUR', amount: 0.3 },
    { currency: 'RUB', amount: 100 },
    { currency: 'KRW', amount: 1500 },
  ])
  expect(sumsOf([])).toEqual([])
})
