import type { PaymentGateway } from '@foyer/contract/billing/payment-gateway.ts'
import { expect, it } from 'vitest'
import { tabPaths, tabsFor } from './billing-tabs.ts'

const stripe = { gateway: 'stripe', public_key: 'pk', script_url: '/stripe.js' } as const
const cloudpayments = { gateway: 'cloudpayments', public_id: 'pk', script_url: '/widget.js' } as const
const paddle: PaymentGateway = { gateway: 'paddle', vendor_id: '1', renews: [] }
const transfer = { gateway: 'bank_transfer' } as const

it('BILL-01 the tabs lead to the four pages of billing', () => {
  const paths = tabsFor({ unpaid: 1, gateways: [stripe] }).map((name) => tabPaths[name])
  expect(paths).toEqual(['/unpaid-invoices', '/invoices', '/payments', '/payment-methods'])
})

it('BILL-02 the unpaid tab is present while something is unpaid', () => {
  expect(tabsFor({ unpaid: 2, gateways: [] })).toContain('unpaid')
  expect(tabsFor({ unpaid: 0, gateways: [] })).toEqual(['invoices', 'payments'])
})

it.each([
  [[stripe], true],
  [[cloudpayments], true],
  [[paddle, { gateway: 'paypro' } as const, transfer], false],
  [[], false],
  [undefined, true],
])('BILL-03 with the gateways %j the tab of payment methods: %s', (gateways, shows) => {
  expect(tabsFor({ unpaid: 0, gateways }).includes('methods')).toBe(shows)
})
