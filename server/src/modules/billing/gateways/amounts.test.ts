import { currencyFacts } from '@foyer/contract/vocabulary/currency-facts.ts'
import { currencies } from '@foyer/contract/vocabulary/currency-facts.ts'
import { decimalOf, fromMinor, type Money, wireAmount } from '@foyer/contract/vocabulary/money.ts'
import * as fc from 'fast-check'
import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { readForm, readMoney } from './form.ts'
import { anyMoneyOf, outcomeOfError } from './stripe/outcomes.ts'

/** How each provider is sent an amount, and how it reports it. */
const ways: Readonly<Record<string, (amount: Money) => Money | null>> = {
  'Stripe, in minor units': ({ minor, currency }) => anyMoneyOf(Number(minor), currency.toLowerCase()),
  'CloudPayments, as a JSON number': (amount) => readMoney(String(wireAmount(amount)), amount.currency),
  'Paddle and PayPro, as decimals': (amount) => readMoney(decimalOf(amount), amount.currency),
  'Paddle and PayPro, with decimals in currencies without any': ({ minor, currency }) =>
    readMoney(`${decimalOf({ minor, currency })}${currencyFacts[currency].decimals === 0 ? '.00' : ''}`, currency),
}

/** Cryptocurrencies are sent to none of them. */
const amounts = fc
  .record({
    currency: fc.constantFrom(...currencies.filter((currency) => currencyFacts[currency].decimals <= 2)),
    minor: fc.bigInt({ min: 1n, max: 99_999_999_999n }),
  })
  .map(({ currency, minor }) => fromMinor(minor, currency))

describe.each(Object.keys(ways))('S10 an amount that is sent to %s', (name) => {
  it('comes back unchanged, in every currency that is used there', () => {
    fc.assert(
      fc.property(amounts, (amount) => {
        expect(ways[name]?.(amount)).toEqual(amount)
      }),
      { numRuns: 1000 },
    )
  })
})

it('BILL-27 an amount that no column can store is none', () => {
  expect(readMoney('9007199254740993', 'EUR')).toBeNull()
  expect(readMoney('000000000000119.00', 'EUR')).toEqual(fromMinor(11_900n, 'EUR'))
  expect(readMoney('999999999999.99', 'EUR')).not.toBeNull()
})

it('BILL-27 a form with unstorable values belongs to nobody', () => {
  expect(() => readForm(Buffer.from('a=1&b=%00'))).toThrow('bad_signature')
  expect(readForm(Buffer.from('a=1&b=')).get('b')).toBe('')
})

it.each([
  ['amount_too_small', 'card_not_supported'],
  ['amount_too_large', 'card_not_supported'],
  ['resource_missing', 'invalid_card'],
])(
  'BILL-20 what Stripe does not charge for %s is reported as %s: another card would not pay such an amount either',
  (code, reason) => {
    const error = new Stripe.errors.StripeInvalidRequestError({ type: 'invalid_request_error', code, message: 'No' })
    expect(outcomeOfError(error)).toEqual({ kind: 'failed', gateway_ref: null, reason })
  },
)
