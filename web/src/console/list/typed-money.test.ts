import { decimalOf } from '@foyer/contract/vocabulary/money.ts'
import { expect, test } from 'vitest'
import { typedMoney } from './typed-money.ts'

const read = (typed: string, currency: 'EUR' | 'RUB' | 'KRW' | 'CAD' | 'BTC' = 'EUR'): string | null => {
  const amount = typedMoney(typed, currency)
  return amount === null ? null : decimalOf(amount)
}

test.each([
  ['1234.56', '1234.56'],
  ['1234,56', '1234.56'],
  ['1\u00a0234,56\u00a0€', '1234.56'],
  ['1\u202f234,56', '1234.56'],
  ['€1,234.56', '1234.56'],
  ['1.234,56 EUR', '1234.56'],
  ['1,250,000', '1250000.00'],
  ['1,250,000.5', '1250000.50'],
  ['0,50', '0.50'],
])('%s is read as it is displayed', (typed, amount) => {
  expect(read(typed)).toBe(amount)
})

test('a currency is allowed only with its own amounts', () => {
  expect(read('1 234,56 ₽', 'RUB')).toBe('1234.56')
  expect(read('CA$1,234.56', 'CAD')).toBe('1234.56')
  expect(read('₩1,250,000', 'KRW')).toBe('1250000')
  expect(read('$1,234.56')).toBeNull()
})

test.each([
  '1,234',
  '1.234',
  '1,234 €',
  '1.500',
  '12,34.56',
  '1,234.567',
  '1.2,3.4',
  '1,23,456',
  '12 50',
  '1,',
  ',5',
  '12 abc',
  '',
  '€',
])('ambiguous or invalid text is not an amount: %s', (typed) => {
  expect(read(typed)).toBeNull()
})

test('an amount finer than the currency, or beyond the maximum, is not an amount', () => {
  expect(read('0.001')).toBeNull()
  expect(read('1,234.5', 'KRW')).toBeNull()
  expect(read('12345678901')).toBeNull()
  expect(read('0.00000001', 'BTC')).toBe('0.00000001')
})
