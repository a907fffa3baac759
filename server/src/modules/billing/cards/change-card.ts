import type { PaymentMethod } from '@foyer/contract/billing/payment-method.ts'
import { auditedBy } from '../../../platform/audit/audit.ts'
import type { DataRule } from '../../../platform/auth/policy.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { ofCard } from '../audited.ts'
import { billingPolicy } from '../policy.ts'
import { presentPaymentMethod } from '../present.ts'
import type { Services } from '../services.ts'
import { isUsable, isValid, takes } from './card-rules.ts'
import {
  deletePaymentMethod,
  findAnyCard,
  lockCards,
  type PaymentMethodRow,
  updatePaymentMethod,
} from './card-store.ts'

interface Found {
  readonly card: PaymentMethodRow
  readonly others: readonly PaymentMethodRow[]
}

/** The card, if the rule allows the caller to change it. Throws 404 for strangers, and 403 for a card that they may only pay with. */
const lockCard = async ({ company }: Services, tx: Tx, call: ActorCall, id: string, rule: DataRule): Promise<Found> => {
  const named = await findAnyCard(tx, id)
  if (named === undefined) throw failure('not_found')
  await company.admit(tx, call, named.account_id, rule)
  const cards = await lockCards(tx, named.account_id)
  const card = cards.find((one) => one.id === id)
  if (card === undefined) throw failure('not_found')
  return { card, others: cards.filter((one) => one.id !== id) }
}

const makeDefault = async (tx: Tx, { card, others }: Found): Promise<void> => {
  // First the old one: the index allows one at a time.
  for (const other of others) if (other.is_default) await updatePaymentMethod(tx, other.id, { is_default: false })
  await updatePaymentMethod(tx, card.id, { is_default: true })
}

/**
 * Makes it the card that renewals are charged to. Throws 422 `card_ended` for an expired one, and `gateway_unavailable` if the brand no
 * longer has its gateway.
 */
export const chooseDefaultCard =
  (services: Services) =>
  (call: ActorCall, id: string): Promise<PaymentMethod> =>
    services.database.transaction(call.tenant, async (tx) => {
      const found = await lockCard(services, tx, call, id, billingPolicy.changePaymentMethod)
      if (!isValid(found.card, services.clock.now())) throw failure('card_ended')
      if (!isUsable(services, found.card)) throw failure('gateway_unavailable')
      await makeDefault(tx, found)
      const about = ofCard(id, call.actor.account_id)
      await services.audit(tx, { ...auditedBy(call), action: 'card_made_default', ...about })
      return presentPaymentMethod({ ...found.card, is_default: true })
    })

export interface ForgetJob {
  readonly tenant: string
  readonly gateway: string
  readonly reference: string
}

export const forgetQueue = 'billing.forget_card'

/**
 * Whether something that renews in one of these currencies would be left without a card: this is the only card, or the only one that can
 * be charged.
 */
const isNeeded = (services: Services, { card, others }: Found, currencies: readonly string[]): boolean =>
  currencies.some((currency) => {
    const pays = (one: PaymentMethodRow): boolean => isUsable(services, one) && takes(services, one, currency)
    return others.length === 0 || (pays(card) && !others.some(pays))
  })

/**
 * Deletes a card, here at once and at the gateway through the queue. 409 `last_card` if a licence of the account renews by card and no
 * other card could be charged for it. The newest other card that can be charged becomes the default.
 */
export const deleteCard =
  (services: Services) =>
  (call: ActorCall, id: string): Promise<void> =>
    services.database.transaction(call.tenant, async (tx) => {
      const { tenant, actor } = call
      const found = await lockCard(services, tx, call, id, billingPolicy.deletePaymentMethod)
      const currencies = await services.renewing.currenciesByCard(tx, actor.account_id)
      if (isNeeded(services, found, currencies)) throw failure('last_card')
      const { card, others } = found
      const next = others.find((one) => isUsable(services, one)) ?? others[0]
      await deletePaymentMethod(tx, id)
      if (card.is_default && next !== undefined) await updatePaymentMethod(tx, next.id, { is_default: true })
      const about = ofCard(id, actor.account_id)
      await services.audit(tx, { ...auditedBy(call), action: 'card_deleted', ...about })
      const job: ForgetJob = { tenant, gateway: card.gateway, reference: card.gateway_ref }
      await services.jobs.enqueue(tx, forgetQueue, job)
    })

export const forgetCard =
  ({ gateway: gatewayOf }: Services) =>
  async ({ tenant, gateway, reference }: ForgetJob): Promise<void> => {
    const cards = gatewayOf(tenant, gateway)?.cards ?? null
    if (cards !== null && !(await cards.forget(reference))) throw new Error(`${gateway} did not forget a card`)
  }
