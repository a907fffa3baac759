import type { CardVerification } from '@foyer/contract/billing/paying.ts'
import { verificationChargeRub } from '@foyer/contract/vocabulary/constants.ts'
import { decimalOf, major, wireAmount } from '@foyer/contract/vocabulary/money.ts'
import { failure } from '../../../platform/failure.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { makeId } from '../../../platform/ids.ts'
import { insertCheckout } from '../payments/checkout-store.ts'
import type { Services } from '../services.ts'
import { countCard } from './card-tries.ts'

const gateway = 'cloudpayments'

const describe = { en: 'Card verification, returned right away', ru: 'Проверка карты, сумма сразу вернётся' } as const

/**
 * Begins to save a CloudPayments card: its window makes a small charge, and the notification of it saves the card and refunds the money.
 */
export const verifyCard =
  (services: Services) =>
  async (call: ActorCall): Promise<CardVerification> => {
    const { database, clock, account } = services
    const { tenant, actor } = call
    const calls = services.gateway(tenant, gateway)?.checkouts ?? null
    if (calls === null) throw failure('gateway_unavailable', { pointer: '/gateway' })
    await countCard(services, call)
    const { checkout, buyer, amount } = await database.transaction(tenant, async (tx) => {
      const now = clock.now()
      const buyer = await account.get(tx, actor.account_id)
      const amount = major(verificationChargeRub(buyer.currency), 'RUB')
      const checkout = await insertCheckout(tx, {
        id: makeId(clock),
        tenant,
        purpose: 'card',
        account_id: actor.account_id,
        gateway,
        amount: decimalOf(amount),
        currency: amount.currency,
        created_at: now,
        look_at: 'infinity',
      })
      return { checkout, buyer, amount }
    })
    const opened = await calls.open({
      checkout_id: checkout.id,
      order_id: null,
      account_id: buyer.id,
      email: buyer.email,
      country: buyer.country,
      locale: call.locale,
      amount,
      description: describe[call.locale],
      return_url: services.portalUrl(tenant),
      recurring: null,
    })
    if (opened?.kind !== 'window') throw failure('gateway_error')
    return {
      gateway,
      amount: wireAmount(amount),
      currency: 'RUB',
      data: { ...opened.data, description: describe[call.locale] },
    }
  }
