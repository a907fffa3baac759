import { expect, it } from 'vitest'
import { cardExpiry } from './card-expiry.ts'

it.each([
  ['11/26', '2026-11-20T00:00:00Z', { state: 'soon', days: 11 }],
  ['11/26', '2026-11-30T23:59:00Z', { state: 'soon', days: 1 }],
  ['11/26', '2026-12-01T00:00:00Z', { state: 'expired' }],
  ['12/26', '2026-12-02T00:00:00Z', { state: 'soon', days: 30 }],
  ['12/26', '2026-12-01T00:00:00Z', { state: 'valid' }],
  ['08/28', '2026-11-20T00:00:00Z', { state: 'valid' }],
])('BILL-33 a card of %s is at %s: %j', (printed, now, expiry) => {
  expect(cardExpiry(printed, Date.parse(now))).toEqual(expiry)
})
