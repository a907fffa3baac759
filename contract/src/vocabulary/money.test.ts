import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { currencyFacts } from './currency-facts.ts'
import { currencies } from './currency-facts.ts'
import type { Currency } from './currency.ts'
import * as m from './money.ts'

const currency = fc.constantFrom(...currencies)
const minor = fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n })
const amount = fc.record({ minor, currency })
const days = fc.integer({ min: 1, max: 366 })
const partOf = fc.tuple(fc.nat(366), days).filter(([part, whole]) => part <= whole)
const size = (value: bigint): bigint => (value < 0n ? -value : value)

/** Whether `rounded` is numerator / denominator rounded half to even, judged without dividing. */
const isHalfEven = (rounded: bigint, numerator: bigint, denominator: bigint): boolean => {
  const twiceOff = size(rounded * denominator - numerator) * 2n
  return twiceOff < denominator || (twiceOff === denominator && rounded % 2n === 0n)
}

describe('decimals', () => {
  it.each([
    ['EUR', '1234.50', 123_450n],
    ['EUR', '-0.5', -50n],
    ['EUR', '7', 700n],
    ['EUR', '1.500', 150n],
    ['KRW', '1200', 1200n],
    ['CLP', '990.00', 990n],
    ['BTC', '0.00000001', 1n],
    ['USDT', '1.000001', 1_000_001n],
    ['EUR', '-0', 0n],
  ] as const)('%s %s is parsed as %s minor units', (currency, decimal, minor) => {
    expect(m.money(decimal, currency)).toEqual({ minor, currency })
  })

  it.each([
    ['EUR', '1.005'],
    ['KRW', '0.5'],
    ['BTC', '0.000000001'],
    ['EUR', '1e3'],
    ['EUR', '1,50'],
    ['EUR', ''],
    ['EUR', '.5'],
    ['EUR', '+1'],
    ['EUR', ' 1'],
    ['EUR', 'NaN'],
  ] as const)('%s %j is refused rather than guessed', (currency, decimal) => {
    expect(() => m.money(decimal, currency)).toThrow(RangeError)
    expect(() => m.wireDecimal(decimal, currency)).toThrow(RangeError)
  })

  it.each(currencies)('%s is the same after being stored and read, with its own decimals', (currency) => {
    const { decimals } = currencyFacts[currency]
    fc.assert(
      fc.property(minor, (minor) => {
        const decimal = m.decimalOf({ minor, currency })
        expect(decimal).toMatch(decimals === 0 ? /^-?\d+$/ : new RegExp(`^-?\\d+\\.\\d{${decimals}}$`))
        expect(m.money(decimal, currency)).toEqual({ minor, currency })
      }),
    )
  })

  it.each(currencies)('%s is exact in JSON up to fifteen digits', (currency) => {
    const wire = fc.bigInt({ min: -(10n ** 15n) + 1n, max: 10n ** 15n - 1n })
    fc.assert(
      fc.property(wire, (minor) => {
        const exact = m.decimalOf({ minor, currency })
        const parsed: unknown = JSON.parse(JSON.stringify(m.wireAmount({ minor, currency })))
        expect(Number(parsed).toFixed(currencyFacts[currency].decimals)).toBe(exact)
        expect(m.wireDecimal(exact, currency)).toBe(parsed)
      }),
    )
  })

  it('DATA-01 minor units follow each currency', () => {
    const units: Record<Currency, bigint> = {
      RUB: 100n,
      USD: 100n,
      EUR: 100n,
      KZT: 100n,
      KGS: 100n,
      BRL: 100n,
      ARS: 100n,
      CAD: 100n,
      CNY: 100n,
      CLP: 1n,
      INR: 100n,
      KRW: 1n,
      BTC: 100_000_000n,
      ETH: 100_000_000n,
      USDT: 1_000_000n,
    }
    for (const currency of currencies) expect(m.major(1, currency).minor, currency).toBe(units[currency])
  })
})

describe('amounts in JSON', () => {
  it('are parsed as they were written', () => {
    // Exact to fifteen digits.
    const most = 10n ** 15n - 1n
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: most }), currency, (minor, c) => {
        expect(m.fromWire(m.wireAmount({ minor, currency: c }), c)).toEqual({ minor, currency: c })
      }),
    )
  })

  it.each([
    ['EUR', 1.005],
    ['KRW', 0.5],
    ['BTC', 1e-9],
    ['EUR', 1e22],
    ['EUR', Number.NaN],
  ] as const)('%s %s is refused, not rounded', (c, wire) => {
    expect(() => m.fromWire(wire, c)).toThrow(RangeError)
  })
})

describe('sums', () => {
  it('adding and subtracting are inverse', () => {
    fc.assert(
      fc.property(amount, minor, (a, other) => {
        const b = m.fromMinor(other, a.currency)
        expect(m.subtract(m.add(a, b), b)).toEqual(a)
        expect(m.add(a, m.zero(a.currency))).toEqual(a)
      }),
    )
  })

  it('times adds the amount that many times', () => {
    fc.assert(
      fc.property(amount, fc.nat(50), (a, count) => {
        const sum = Array.from({ length: count }, () => a).reduce(m.add, m.zero(a.currency))
        expect(m.times(a, count)).toEqual(sum)
      }),
    )
    expect(() => m.times(m.zero('EUR'), 0.5)).toThrow(RangeError)
    expect(() => m.times(m.zero('EUR'), Number.NaN)).toThrow(RangeError)
  })

  it('compare follows the order of the amounts', () => {
    fc.assert(
      fc.property(amount, minor, (a, other) => {
        const b = m.fromMinor(other, a.currency)
        expect(m.compare(a, b)).toBe(Math.sign(Number(a.minor - b.minor)))
        expect(m.isPositive(a)).toBe(m.compare(a, m.zero(a.currency)) > 0)
      }),
    )
  })

  it('currencies are never mixed', () => {
    const [eur, usd] = [m.major(1, 'EUR'), m.major(1, 'USD')]
    for (const mix of [m.add, m.subtract, m.compare]) expect(() => mix(eur, usd)).toThrow(RangeError)
  })
})

describe('shares of a period', () => {
  it.each([
    [5n, 1, 2, 2n],
    [15n, 1, 2, 8n],
    [25n, 1, 2, 12n],
    [-5n, 1, 2, -2n],
    [-15n, 1, 2, -8n],
    [100n, 1, 3, 33n],
    [200n, 1, 3, 67n],
    [3100n, 10, 31, 1000n],
  ])('%s minor units × %s / %s is %s: half to even', (minor, part, whole, expected) => {
    expect(m.share(m.fromMinor(minor, 'EUR'), part, whole).minor).toBe(expected)
  })

  it('are rounded half to even, for both signs', () => {
    fc.assert(
      fc.property(amount, partOf, (a, [part, whole]) => {
        expect(isHalfEven(m.share(a, part, whole).minor, a.minor * BigInt(part), BigInt(whole))).toBe(true)
      }),
    )
  })

  it('none of it is zero, and all of it is the whole', () => {
    fc.assert(
      fc.property(amount, days, (a, whole) => {
        expect(m.share(a, 0, whole)).toEqual(m.zero(a.currency))
        expect(m.share(a, whole, whole)).toEqual(a)
      }),
    )
  })

  it('a part and its complement add up to the whole, except two exact halves of an odd amount', () => {
    fc.assert(
      fc.property(amount, partOf, (a, [part, whole]) => {
        const sum = m.add(m.share(a, part, whole), m.share(a, whole - part, whole))
        const halves =
          (a.minor * BigInt(part) * 2n) % BigInt(whole) === 0n && (a.minor * BigInt(part)) % BigInt(whole) !== 0n
        const off = size(m.subtract(sum, a).minor)
        expect(off).toBe(halves && a.minor % 2n !== 0n ? 1n : 0n)
      }),
    )
  })

  it('any parts of a period add up to the whole within half a minor unit each', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 31 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(amount, parts, (a, parts) => {
        const whole = parts.reduce((sum, part) => sum + part, 0)
        const sum = parts.map((part) => m.share(a, part, whole)).reduce(m.add, m.zero(a.currency))
        expect(size(m.subtract(sum, a).minor) * 2n).toBeLessThanOrEqual(BigInt(parts.length))
      }),
    )
  })
})

describe('percentages', () => {
  it.each([
    [10_000n, '25', 2500n],
    [10_000n, '8.875', 888n],
    [50n, '5', 2n],
    [150n, '5', 8n],
    [-150n, '5', -8n],
    [999n, '0', 0n],
  ])('%s minor units at %s %% are %s', (minor, percent, expected) => {
    expect(m.percentage(m.fromMinor(minor, 'EUR'), percent).minor).toBe(expected)
  })

  it('as a tax are added to the net amount', () => {
    const { tax, total } = m.withTax(m.money('10.50', 'EUR'), '25')
    expect([m.decimalOf(tax), m.decimalOf(total)]).toEqual(['2.62', '13.12'])
  })

  it('are rounded half to even', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 100_000 }), (a, thousandths) => {
        const percent = (thousandths / 1000).toFixed(3)
        const { minor } = m.percentage(a, percent)
        expect(isHalfEven(minor, a.minor * BigInt(thousandths), 100_000n)).toBe(true)
      }),
    )
  })
})

describe('other currencies', () => {
  it.each([
    ['19.00', 'EUR', '4.2687', 'direct', 2, '81.11'],
    ['81.11', 'USD', '4.2687', 'inverse', 2, '19.00'],
    ['100', 'USD', '1.0834', 'inverse', 2, '92.30'],
    ['0.25', 'EUR', '0.5', 'direct', 2, '0.12'],
    ['10', 'EUR', '163.5', 'direct', 0, '1635'],
  ] as const)('%s %s at %s (%s) with %s decimals are %s', (decimal, from, rate, quoted, decimals, expected) => {
    expect(m.convert(m.money(decimal, from), rate, quoted, decimals)).toBe(expected)
  })

  it('are rounded half to even to their own decimals', () => {
    fc.assert(
      fc.property(
        amount,
        fc.integer({ min: 0, max: 4 }),
        fc.integer({ min: 1, max: 10_000_000 }),
        (a, decimals, units) => {
          const rounded = BigInt(m.convert(a, (units / 10_000).toFixed(4), 'direct', decimals).replace('.', ''))
          const own = 10n ** BigInt(currencyFacts[a.currency].decimals)
          expect(isHalfEven(rounded, a.minor * BigInt(units) * 10n ** BigInt(decimals), 10_000n * own)).toBe(true)
        },
      ),
    )
  })
})
