import { currencies } from '@foyer/contract/vocabulary/currency-facts.ts'
import { add, fromMinor, percentage, subtract, zero } from '@foyer/contract/vocabulary/money.ts'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { creditOf } from './order-rules.ts'

it('BILL-14 partial credits of an invoice never have a negative tax or net, and add up to the whole', () => {
  const cases = fc.record({
    currency: fc.constantFrom(...currencies),
    net: fc.bigInt({ min: 1n, max: 10_000n }),
    percent: fc.constantFrom('0', '5', '8.875', '19', '25.5'),
    cuts: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 8 }),
  })
  fc.assert(
    fc.property(cases, ({ currency, net: minor, percent, cuts }) => {
      const net = fromMinor(minor, currency)
      const tax = percentage(net, percent)
      const total = add(net, tax)
      const ends = [...cuts.map((cut) => BigInt(Math.floor(Number(total.minor) * cut))), total.minor].toSorted((a, b) =>
        Number(a - b),
      )
      let credited = { net: zero(currency), tax: zero(currency), total: zero(currency) }
      for (const end of ends) {
        const part = creditOf({ net, tax, total }, credited, subtract(fromMinor(end, currency), credited.total))
        expect(part.tax.minor).toBeGreaterThanOrEqual(0n)
        expect(part.net.minor).toBeGreaterThanOrEqual(0n)
        credited = {
          net: add(credited.net, part.net),
          tax: add(credited.tax, part.tax),
          total: add(credited.total, part.total),
        }
      }
      expect(credited).toEqual({ net, tax, total })
    }),
  )
})
