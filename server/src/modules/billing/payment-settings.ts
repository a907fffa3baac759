import type { PaymentSettings, PaymentSettingsBody } from '@foyer/contract/billing/paying.ts'
import type { PaymentGateway } from '@foyer/contract/billing/payment-gateway.ts'
import { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { auditedBy } from '../../platform/audit/audit.ts'
import { failure } from '../../platform/failure.ts'
import type { ActorCall } from '../../platform/http/call.ts'
import { readableOrder } from './order-access.ts'
import { noteGateway } from './order-store.ts'
import { billingPolicy } from './policy.ts'
import { amountOf } from './present.ts'
import type { Services } from './services.ts'

/** The ways to pay in a currency that the brand is configured for, in the order in which they are offered. */
const gatewaysOf = ({ branding, cardGateway }: Services, tenant: string, currency: Currency): PaymentGateway[] => {
  const { stripe, bank_transfer } = branding.get(tenant).gateways
  return [
    ...(stripe !== undefined && cardGateway(tenant, 'stripe')?.takes(currency) === true
      ? [{ gateway: 'stripe' as const, public_key: stripe.public_key, script_url: stripe.script_url }]
      : []),
    ...(bank_transfer === undefined ? [] : [{ gateway: 'bank_transfer' as const }]),
  ]
}

/** The ways to pay that are open to the caller. */
export const offeredGateways =
  (services: Services) =>
  ({ tenant, actor }: ActorCall): Promise<PaymentGateway[]> =>
    services.database.read(tenant, async (tx) => {
      const { currency } = await services.account.get(tx, actor.account_id)
      return gatewaysOf(services, tenant, Currency.parse(currency))
    })

/** Notes how the customer means to pay and answers what their browser needs for it. */
export const choosePayment =
  (services: Services) =>
  (call: ActorCall, id: string, { gateway }: PaymentSettingsBody): Promise<PaymentSettings> =>
    services.database.transaction(call.tenant, async (tx) => {
      const order = await readableOrder(services, tx, call, id, billingPolicy.setPaymentSettings)
      if (order.paid_at !== null) throw failure('already_paid')
      if (order.cancelled_at !== null) throw failure('conflict')
      const currency = Currency.parse(order.currency)
      const offered = gatewaysOf(services, call.tenant, currency)
      if (gateway !== 'stripe' || !offered.some((one) => one.gateway === gateway))
        throw failure('gateway_unavailable', { pointer: '/gateway' })
      await noteGateway(tx, order.id, gateway)
      await services.audit(tx, {
        ...auditedBy(call),
        action: 'payment_settings_set',
        object_type: 'order',
        object_id: order.id,
        account_id: order.account_id,
        changes: { gateway },
      })
      return { gateway, amount: amountOf(order.total, order.currency), currency }
    })
