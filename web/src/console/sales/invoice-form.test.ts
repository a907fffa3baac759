import { wireAmount } from '@foyer/contract/vocabulary/money.ts'
import { expect, test } from 'vitest'
import { blankInvoice, blankLine, invoiceBody, invoiceValues, netOf } from './invoice-form.ts'

const line = (quantity: string, unit_price: string) => ({ title: 'Day', quantity, unit_price })

test('the total of an invoice is exact, and omits what cannot be parsed yet', () => {
  const lines = [line('3', '0,1'), line('1', '0.2'), line('', '5'), line('2', 'many'), line('1', '0.001'), blankLine]
  expect(wireAmount(netOf(lines, 'EUR'))).toBe(0.5)
  expect(wireAmount(netOf([line('3', '1500')], 'KRW'))).toBe(4500)
})

test.each([
  ['EUR', '800.50', true],
  ['EUR', '800,50', true],
  ['EUR', '0.001', false],
  ['EUR', '0', false],
  ['EUR', '-1', false],
  ['KRW', '0.5', false],
  ['BTC', '0.00000001', true],
] as const)('in %s a price of %s is accepted: %s', (currency, price, isTaken) => {
  const values = { ...blankInvoice, description: 'Training', lines: [line('1', price)] }
  expect(invoiceValues(currency).safeParse(values).success).toBe(isTaken)
})

test('empty fields are omitted, and a comma is a decimal point', () => {
  const values = { ...blankInvoice, description: ' Training ', lines: [line(' 2 ', '800,5')], reason: ' ' }
  expect(invoiceBody(values, 'ada', 'EUR')).toEqual({
    customer_id: 'ada',
    action: 'custom',
    description: 'Training',
    lines: [{ title: 'Day', quantity: 2, unit_price: 800.5 }],
  })
})
