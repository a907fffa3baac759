import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import type { ExternalGateway } from '@foyer/contract/vocabulary/gateway.ts'
import { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { decimalOf, type Money } from '@foyer/contract/vocabulary/money.ts'
import { anew } from '../../../platform/database/journal.ts'
import { failure } from '../../../platform/failure.ts'
import { makeId } from '../../../platform/ids.ts'
import { insertCheckout, updateCheckout } from '../payments/checkout-store.ts'
import type { Services } from '../services.ts'

export interface AgreementWish {
  readonly tenant: string
  readonly account_id: string
  readonly deliverable_id: string
  readonly gateway: ExternalGateway
  readonly description: string
  /** Including tax, for one period. */
  readonly amount: Money
  readonly months: number
  /** Day of the first charge. */
  readonly starts_on: string
}

/**
 * Returns a page where the customer agrees that an outside service charges a licence's renewals. 422 if the service cannot do so, 502 if
 * it does not answer.
 */
export const openAgreement =
  (services: Services) =>
  async (wish: AgreementWish): Promise<string> => {
    const { database, clock, account, portalUrl } = services
    const { tenant, account_id, deliverable_id, gateway, amount, months, starts_on, description } = wish
    const adapter = services.gateway(tenant, gateway)
    const calls = adapter?.checkouts
    if (calls?.renews(months) !== true || adapter?.takes(amount.currency) !== true)
      throw failure('gateway_unavailable', { pointer: '/gateway' })
    const now = clock.now()
    const { checkout, buyer } = await database.transaction(tenant, async (tx) => ({
      buyer: await account.get(tx, account_id),
      checkout: await insertCheckout(tx, {
        id: makeId(clock),
        tenant,
        purpose: 'agreement',
        account_id,
        gateway,
        deliverable_id,
        amount: decimalOf(amount),
        currency: amount.currency,
        created_at: now,
        look_at: 'infinity',
      }),
    }))
    const opened = await calls.open({
      checkout_id: checkout.id,
      order_id: null,
      account_id,
      email: buyer.email,
      country: buyer.country,
      locale: Locale.parse(buyer.locale),
      amount,
      description,
      return_url: `${portalUrl(tenant)}/licenses/${deliverable_id}`,
      recurring: { months, starts_on, today: dayOf(now) },
    })
    if (opened?.kind !== 'page') throw failure('gateway_error')
    // A repetition may get another page for the same checkout.
    await anew(() => database.transaction(tenant, (tx) => updateCheckout(tx, checkout.id, { url: opened.url })))
    return opened.url
  }
