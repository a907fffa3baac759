import { describe, expect, it } from 'vitest'
import { chargeOf } from './charge.ts'

const period = 'monthly'

describe('the price of a period', () => {
  it('LIC-14 is price and correction, with tax on both', () => {
    const licence = { price: 1140, price_correction: -190, tax: 25, currency: 'EUR', period } as const
    expect(chargeOf(licence)).toEqual({ net: 950, due: 950, tax: 237.5, total: 1187.5 })
  })

  it('LIC-14 adds exactly, which floats do not', () => {
    expect(chargeOf({ price: 0.1, price_correction: 0.2, tax: 0, currency: 'EUR', period }).net).toBe(0.3)
    expect(chargeOf({ price: 0.000_000_1, price_correction: 0.000_000_2, tax: 0, currency: 'BTC', period }).net).toBe(
      3e-7,
    )
  })

  it('LIC-14 is never negative', () => {
    const licence = { price: 600, price_correction: -1200, tax: 25, currency: 'EUR', period } as const
    expect(chargeOf(licence)).toEqual({ net: 0, due: 0, tax: 0, total: 0 })
  })

  it('LIC-14 rounds tax half to even, to the decimals of the currency', () => {
    expect(chargeOf({ price: 0.1, price_correction: 0, tax: 25, currency: 'EUR', period }).tax).toBe(0.02)
    expect(chargeOf({ price: 0.3, price_correction: 0, tax: 25, currency: 'EUR', period }).tax).toBe(0.08)
    expect(chargeOf({ price: 1001, price_correction: 0, tax: 8.875, currency: 'KRW', period }).tax).toBe(89)
  })

  it('LIC-14, DATA-03 by the hour is charged for a whole day, and taxed as that', () => {
    const licence = { price: 1.05, price_correction: -0.05, tax: 19, currency: 'EUR', period: 'hourly' } as const
    expect(chargeOf(licence)).toEqual({ net: 1, due: 24, tax: 4.56, total: 28.56 })
  })
})
