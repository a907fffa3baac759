import { expect, it } from 'vitest'
import { rateOn, ratesIn } from './tax-rates.ts'

const file = 'rates.csv'

it('takes the latest rate up to the day, if it is not too old', () => {
  const rates = ratesIn(
    '\uFEFFday,currency,rate\r\n2026-11-02,USD,1.08\n2026-11-05,USD,1.0834\n\n"2026-11-04","USD","1.07"\n',
    file,
  )
  expect(rateOn(rates, 'USD', '2026-11-06', 7)).toEqual({ day: '2026-11-05', rate: '1.0834' })
  expect(rateOn(rates, 'USD', '2026-11-04', 0)).toEqual({ day: '2026-11-04', rate: '1.07' })
  expect(rateOn(rates, 'USD', '2026-11-13', 7)).toBeNull()
  expect(rateOn(rates, 'USD', '2026-11-01', 7)).toBeNull()
  expect(rateOn(rates, 'EUR', '2026-11-05', 7)).toBeNull()
})

it.each([
  ['a day that is none', '2026-02-30,USD,1.1'],
  ['a currency that is none', '2026-11-05,Euro,1.1'],
  ['a rate of nothing', '2026-11-05,USD,0.00'],
  ['a rate with a comma', '2026-11-05,USD,1,08'],
  ['no rate', '2026-11-05,USD'],
])('names the line with %s', (_case, line) => {
  expect(() => ratesIn(`day,currency,rate\n${line}`, file)).toThrow('rates.csv, line 2')
})
