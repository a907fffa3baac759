import type { PaymentGateway } from '@foyer/contract/billing/payment-gateway.ts'
import { type Currency, currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import type { Gateway } from '@foyer/contract/vocabulary/gateway.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import type { Brand } from '../../branding/index.ts'
import { periodsWithPlan } from '../gateways/paddle/plans.ts'
import type { Services } from '../services.ts'
import { bankAccountFor } from './bank-account-rules.ts'

/** What the browser gets about each gateway; undefined if the brand does not have it. */
const offers: { readonly [Name in Gateway]: (gateways: Brand['gateways']) => PaymentGateway | undefined } = {
  stripe: ({ stripe }) => stripe && { gateway: 'stripe', public_key: stripe.public_key, script_url: stripe.script_url },
  cloudpayments: ({ cloudpayments }) =>
    cloudpayments && {
      gateway: 'cloudpayments',
      public_id: cloudpayments.public_id,
      script_url: cloudpayments.script_url,
    },
  paddle: ({ paddle }) => paddle && { gateway: 'paddle', vendor_id: paddle.vendor_id, renews: periodsWithPlan(paddle) },
  paypro: ({ paypro }) => paypro && { gateway: 'paypro' },
  bank_transfer: ({ bank_transfer }) => bank_transfer && { gateway: 'bank_transfer' },
}

/** In the order in which they are offered. */
const order: readonly Gateway[] = ['stripe', 'cloudpayments', 'paddle', 'paypro', 'bank_transfer']

/** The gateways that the brand is configured for in a currency. */
export const gatewaysOf = (
  { branding, gateway }: Pick<Services, 'branding' | 'gateway'>,
  tenant: string,
  currency: Currency,
): readonly PaymentGateway[] => {
  const { gateways } = branding.get(tenant)
  return order.flatMap((name) => {
    const offer = offers[name](gateways)
    if (offer === undefined) return []
    const takes =
      name === 'bank_transfer'
        ? bankAccountFor(gateways.bank_transfer, currency) !== undefined
        : gateway(tenant, name)?.takes(currency) === true
    return takes ? [offer] : []
  })
}

/** The gateways for a currency; defaults to that of the caller’s account. */
export const offeredGateways =
  (services: Services) =>
  ({ tenant, actor }: ActorCall, asked?: Currency): Promise<PaymentGateway[]> =>
    services.database.read(tenant, async (tx) => {
      const currency = asked ?? currencyOf((await services.account.get(tx, actor.account_id)).currency)
      return [...gatewaysOf(services, tenant, currency)]
    })
