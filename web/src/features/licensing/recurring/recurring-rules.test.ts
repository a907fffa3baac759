import { describe, expect, it } from 'vitest'
import {
  asksWhoCharges,
  availableServices,
  externalGateways,
  isChargedAtOnce,
  showsRecurring,
  showsTerminate,
} from './recurring-rules.ts'

const monthly = { period: 'monthly', price: 600, price_correction: 0 } as const
const licence = {
  auto_renewable: false,
  billing_kind: 'manual',
  period: 'monthly',
  state: 'active',
  terminatable: false,
  paid_till: '2026-12-01T00:00:00.000Z',
} as const

it('BILL-42 only Paddle and PayPro charge renewals themselves', () => {
  expect(externalGateways).toEqual(['paddle', 'paypro'])
})

it.each([
  [['paddle', 'paypro'], ['stripe', 'paddle'], ['paddle']],
  [['paddle'], ['stripe', 'paypro'], []],
  [[], ['paddle', 'paypro'], []],
  [['paypro'], ['paypro', 'bank_transfer'], ['paypro']],
] as const)('BILL-43 a SKU with %j among the gateways %j can be charged by %j', (supported, offered, expected) => {
  const gateways = offered.map((gateway) => ({ gateway }))
  expect(availableServices(supported, gateways, monthly)).toEqual(expected)
})

it('BILL-43 a service that cannot charge such periods is not offered to a licence with one', () => {
  const offered = [{ gateway: 'paddle', renews: ['monthly', 'annually'] }, { gateway: 'paypro' }] as const
  expect(availableServices(['paddle', 'paypro'], offered, { ...monthly, period: 'annually' })).toEqual([
    'paddle',
    'paypro',
  ])
  expect(availableServices(['paddle', 'paypro'], offered, { ...monthly, period: 'quarterly' })).toEqual(['paypro'])
})

it.each([
  [0, 0, []],
  [0.3, -0.3, []],
  [600, -700, []],
  [0, 5, ['paypro']],
  [0.3, -0.29, ['paypro']],
])('BILL-43 at a price of %d with an addition of %d, %j could charge it', (price, price_correction, expected) => {
  const offered = [{ gateway: 'paypro' }] as const
  expect(availableServices(['paypro'], offered, { ...monthly, price, price_correction })).toEqual(expected)
})

describe('the button of recurring payments', () => {
  const kinds = ['internal', 'external', 'manual'] as const
  const table = kinds.flatMap((billing_kind) =>
    [true, false].flatMap((auto_renewable) =>
      [[], ['paddle']].map((services) => {
        const shows = !auto_renewable || (billing_kind === 'manual' && services.length > 0)
        return { billing_kind, auto_renewable, services: services as 'paddle'[], shows }
      }),
    ),
  )

  it.each(table)('BILL-38 $billing_kind, renewed: $auto_renewable, services $services: $shows', (row) => {
    const { services, shows, ...facts } = row
    expect(showsRecurring({ ...licence, ...facts }, services)).toBe(shows)
  })

  it.each([
    { period: 'one_time' },
    { state: 'terminated' },
    { state: 'blocked' },
    { terminatable: true },
    { paid_till: null },
  ] as const)('BILL-38 there is none for %j: nothing of it is renewed', (facts) => {
    expect(showsRecurring({ ...licence, ...facts }, ['paddle'])).toBe(false)
  })

  it('BILL-39, BILL-40 asks who charges if a service could, otherwise switches on', () => {
    expect(asksWhoCharges(licence, ['paddle'])).toBe(true)
    expect(asksWhoCharges(licence, [])).toBe(false)
    expect(asksWhoCharges({ ...licence, billing_kind: 'internal' }, ['paddle'])).toBe(false)
  })
})

it.each([
  ['2026-12-01T00:00:00.000Z', '2026-11-30T23:59:59.999Z', false],
  ['2026-12-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z', true],
  ['2026-12-01T00:00:00.000Z', '2026-12-04T09:00:00.000Z', true],
  [null, '2026-12-04T09:00:00.000Z', false],
])('BILL-41 paid till %s and switched on at %s, in any state: charged at once: %s', (paid_till, now, expected) => {
  expect(isChargedAtOnce({ paid_till }, Date.parse(now))).toBe(expected)
})

it.each([
  [true, 'monthly', true],
  [true, 'annually', true],
  [true, 'one_time', false],
  [false, 'monthly', false],
  [false, 'one_time', false],
] as const)('BILL-44 renewed: %s, %s: the button to stop it is shown: %s', (auto_renewable, period, shows) => {
  expect(showsTerminate({ ...licence, auto_renewable, period })).toBe(shows)
})
