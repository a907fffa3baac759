import { expect, it } from 'vitest'
import { differenceOf, typedReceived } from './received-rules.ts'

it.each([
  ['', { kind: 'nothing' }],
  ['1,175.00', { kind: 'amount', amount: 1175 }],
  ['€1,175', { kind: 'wrong' }],
  ['1175 EUR', { kind: 'amount', amount: 1175 }],
  ['1175 USD', { kind: 'other_currency' }],
  ['$1175.50', { kind: 'other_currency' }],
  ['0', { kind: 'wrong' }],
  ['1.001', { kind: 'wrong' }],
  ['a lot', { kind: 'wrong' }],
])('what arrived, typed as “%s”, is read in the invoice’s currency or not at all', (typed, read) => {
  expect(typedReceived(typed, 'EUR')).toEqual(read)
})

it.each([
  [119, { kind: 'none' }],
  [118.9, { kind: 'short', by: 0.1 }],
  [113.05, { kind: 'short', by: 5.95 }],
  [113.04, { kind: 'too_short', by: 5.96 }],
  [119.01, { kind: 'over', by: 0.01 }],
])('%d of 119 euro is judged as the server does', (received, difference) => {
  expect(differenceOf({ amount: 119, currency: 'EUR', shortfall_limit: 5.95 }, received)).toEqual(difference)
})
