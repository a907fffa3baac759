import type { PaymentSettings, PaymentSettingsBody } from '@foyer/contract/billing/paying.ts'
import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { hourMs } from '@foyer/contract/vocabulary/durations.ts'
import { money } from '@foyer/contract/vocabulary/money.ts'
import { auditedBy } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { makeId } from '../../../platform/ids.ts'
import type { Account } from '../../account/index.ts'
import { ofOrder } from '../audited.ts'
import type { CheckoutCalls } from '../gateways/gateway.ts'
import { readableOrder } from '../orders/order-access.ts'
import { noteGateway, type OrderRow } from '../orders/order-store.ts'
import { billingPolicy } from '../policy.ts'
import { amountOf } from '../present.ts'
import type { Services } from '../services.ts'
import { findLiveAttempt, isLeftToPeople } from './attempt-store.ts'
import { refuseBesideTransfer } from './beside-transfer.ts'
import { type CheckoutRow, findOpenCheckout, firstLookMs, insertCheckout, updateCheckout } from './checkout-store.ts'
import { gatewaysOf } from './payment-settings.ts'

type Name = PaymentSettingsBody['gateway']

/** How long an opened page is handed out again, so that two tabs lead to one checkout. */
const reusedMs = 12 * hourMs

const checkoutOf = async (
  { clock }: Services,
  tx: Tx,
  { tenant, actor }: ActorCall,
  order: OrderRow,
  gateway: Name,
  calls: CheckoutCalls,
): Promise<CheckoutRow> => {
  const now = clock.now()
  const since = new Date(now.getTime() - reusedMs)
  const known = await findOpenCheckout(tx, order.id, actor.account_id, gateway, since)
  if (known !== undefined) return known
  return insertCheckout(tx, {
    id: makeId(clock),
    tenant,
    purpose: 'order',
    account_id: actor.account_id,
    gateway,
    order_id: order.id,
    amount: order.total,
    currency: order.currency,
    created_at: now,
    look_at: calls.asksFirst ? 'infinity' : new Date(now.getTime() + firstLookMs),
  })
}

interface Chosen {
  readonly order: OrderRow
  readonly buyer: Account
  readonly calls: CheckoutCalls | null
  /** Null if there is no page or window, only a card form of ours. */
  readonly checkout: CheckoutRow | null
}

/** Records how the customer wants to pay, in a transaction of its own that ends before the gateway is called. */
const choose = (services: Services, call: ActorCall, id: string, gateway: Name): Promise<Chosen> =>
  services.database.transaction(call.tenant, async (tx) => {
    const order = await readableOrder(services, tx, call, id, billingPolicy.setPaymentSettings)
    if (order.paid_at !== null) throw failure('already_paid')
    if (order.cancelled_at !== null) throw failure('conflict')
    const live = await findLiveAttempt(tx, order.id)
    // Other money has already arrived, and it is not decided yet whether it is kept.
    if (live !== undefined && isLeftToPeople(live)) throw failure('payment_in_progress')
    const offered = gatewaysOf(services, call.tenant, currencyOf(order.currency))
    const calls = services.gateway(call.tenant, gateway)?.checkouts ?? null
    if (!offered.some((one) => one.gateway === gateway)) throw failure('gateway_unavailable', { pointer: '/gateway' })
    if (!(await noteGateway(tx, order.id, gateway))) throw failure('already_paid')
    await services.audit(tx, {
      ...auditedBy(call),
      action: 'payment_settings_set',
      ...ofOrder(order.id, order.account_id),
      changes: { gateway },
    })
    const buyer = await services.account.get(tx, call.actor.account_id)
    const checkout = calls === null ? null : await checkoutOf(services, tx, call, order, gateway, calls)
    await refuseBesideTransfer(tx, order)
    return { order, buyer, calls, checkout }
  })

const settingsOf = async (
  services: Services,
  call: ActorCall,
  gateway: Name,
  chosen: Chosen,
): Promise<PaymentSettings> => {
  const { order, buyer, calls, checkout } = chosen
  const currency = currencyOf(order.currency)
  const amount = amountOf(order.total, order.currency)
  if (calls === null || checkout === null) {
    if (gateway !== 'stripe') throw failure('gateway_unavailable', { pointer: '/gateway' })
    return { gateway, amount, currency }
  }
  if (checkout.url !== null && gateway !== 'stripe' && gateway !== 'cloudpayments')
    return { gateway, url: checkout.url }
  const opened = await calls.open({
    checkout_id: checkout.id,
    order_id: order.id,
    account_id: buyer.id,
    email: buyer.email,
    country: buyer.country,
    locale: call.locale,
    amount: money(order.total, currency),
    description: `${order.number} ${order.description}`,
    return_url: `${services.portalUrl(call.tenant)}/invoices/${order.id}?from=${gateway}`,
    recurring: null,
  })
  if (opened === null) throw failure('gateway_error')
  if (opened.kind === 'window') return { gateway: 'cloudpayments', amount, currency, data: { ...opened.data } }
  const { url, gateway_ref } = opened
  await services.database.transaction(call.tenant, (tx) => updateCheckout(tx, checkout.id, { url, gateway_ref }))
  return { gateway: gateway === 'paypro' ? 'paypro' : 'paddle', url }
}

/** Records how the customer wants to pay and returns what their browser needs for it. */
export const choosePayment =
  (services: Services) =>
  async (call: ActorCall, id: string, { gateway }: PaymentSettingsBody): Promise<PaymentSettings> =>
    settingsOf(services, call, gateway, await choose(services, call, id, gateway))
