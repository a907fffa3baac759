import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { money } from '@foyer/contract/vocabulary/money.ts'
import type { ChargeRequest } from '../gateways/gateway.ts'
import type { CheckoutRow } from './checkout-store.ts'

/** What a gateway is asked about a checkout before there is an attempt. */
export const checkoutRequest = (checkout: CheckoutRow): ChargeRequest => ({
  attempt_id: checkout.id,
  order_id: checkout.order_id ?? '',
  account_id: checkout.account_id,
  amount: money(checkout.amount ?? '0', currencyOf(checkout.currency ?? 'RUB')),
  description: '',
  instrument: { kind: 'checkout', reference: checkout.id },
  customer: null,
  off_session: false,
})
