import { expect, it } from 'vitest'
import { nextExternalCharge } from './renewal-rules.ts'

it.each([
  ['2026-11-11', 'monthly', '2026-12-11'],
  ['2027-01-31', 'monthly', '2027-02-28'],
  // It began on the 29th, the 30th or the 31st, which February does not have.
  ['2027-02-28', 'monthly', '2027-03-31'],
  ['2028-02-28', 'monthly', '2028-03-28'],
  ['2026-11-30', 'quarterly', '2027-02-28'],
  ['2026-11-11', 'annually', '2027-11-11'],
] as const)('BILL-39 a service that charged on %s, %s, charges again by %s', (day, period, next) => {
  expect(nextExternalCharge(day, period)).toBe(next)
})
