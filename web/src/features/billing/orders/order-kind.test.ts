import { expect, it } from 'vitest'
import { orderKind } from './order-kind.ts'

it.each([
  [0.01, 'invoice'],
  [1800, 'invoice'],
  [0, 'order'],
])('BILL-08 an order of %d is called an %s', (amount, name) => {
  expect(orderKind({ amount })).toBe(name)
})
