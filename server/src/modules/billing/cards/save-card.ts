import type { CardGateway } from '@foyer/contract/vocabulary/gateway.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { ofCard } from '../audited.ts'
import type { Services } from '../services.ts'
import { isUsable } from './card-rules.ts'
import {
  findPaymentMethod,
  insertPaymentMethod,
  lockCards,
  type PaymentMethodRow,
  putCustomerReference,
  updatePaymentMethod,
} from './card-store.ts'
import { forgetQueue } from './change-card.ts'

export interface NewCard {
  readonly tenant: string
  readonly account_id: string
  readonly gateway: CardGateway
  /** The gateway’s own ids of the card and of its customer. */
  readonly reference: string
  readonly customer: string
  readonly first_six: string | null
  readonly last_four: string
  readonly type: string
  /** The first day of the month in which it expires. */
  readonly expires: string
  readonly is_default: boolean
  readonly actor: string
}

/**
 * Stores what tells cards apart; the number stays with the gateway. The first card becomes the default. So does a new card if the default
 * can no longer be charged: a customer who was asked for another card must not have the old one tried again. A repeated report saves the
 * card once. The card of a closed account is forgotten.
 */
export const keepCard = async (services: Services, tx: Tx, card: NewCard): Promise<PaymentMethodRow | undefined> => {
  const { clock, audit } = services
  const { tenant, account_id, gateway, reference } = card
  // The report of a card was under way when the account was closed.
  if ((await services.account.get(tx, account_id)).closed_at !== null) {
    await services.jobs.enqueue(tx, forgetQueue, { tenant, gateway, reference })
    return undefined
  }
  const id = `${gateway}_${reference}`
  const others = await lockCards(tx, account_id)
  const before = others.find(({ is_default }) => is_default)
  const is_default = card.is_default || before === undefined || !isUsable(services, before)
  if (others.some((other) => other.id === id)) return findPaymentMethod(tx, account_id, id)
  if (is_default && before !== undefined) await updatePaymentMethod(tx, before.id, { is_default: false })
  await putCustomerReference(tx, tenant, account_id, gateway, card.customer)
  const isNew = await insertPaymentMethod(tx, {
    id,
    tenant,
    account_id,
    gateway,
    gateway_ref: reference,
    card_first_six: card.first_six,
    card_last_four: card.last_four,
    card_type: card.type,
    card_expires: card.expires,
    is_default,
    created_at: clock.now(),
  })
  const about = ofCard(id, account_id)
  if (isNew) await audit(tx, { tenant, actor: card.actor, actor_ip: null, action: 'card_saved', ...about })
  return findPaymentMethod(tx, account_id, id)
}

/** Saves a card that a gateway has already accepted. */
export const saveCard =
  (services: Services) =>
  (card: NewCard): Promise<void> =>
    services.database.transaction(card.tenant, async (tx) => {
      await keepCard(services, tx, card)
    })
