import type { CardGateway } from '@foyer/contract/vocabulary/gateway.ts'
import { insertPaymentMethod, putCustomerReference } from './attempt-store.ts'
import type { Services } from './services.ts'

export interface NewCard {
  readonly tenant: string
  readonly account_id: string
  readonly gateway: CardGateway
  /** The gateway's own ids of the card and of the customer it belongs to. */
  readonly reference: string
  readonly customer: string
  readonly first_six: string | null
  readonly last_four: string
  readonly type: string
  /** First day of the month in which it ends. */
  readonly expires: string
  readonly is_default: boolean
  readonly actor: string
}

/** Keeps what tells cards apart; the number stays with the gateway. */
export const saveCard =
  ({ database, clock, audit }: Services) =>
  (card: NewCard): Promise<void> =>
    database.transaction(card.tenant, async (tx) => {
      const { tenant, account_id, gateway } = card
      const id = `${gateway}_${card.reference}`
      await putCustomerReference(tx, tenant, account_id, gateway, card.customer)
      await insertPaymentMethod(tx, {
        id,
        tenant,
        account_id,
        gateway,
        gateway_ref: card.reference,
        card_first_six: card.first_six,
        card_last_four: card.last_four,
        card_type: card.type,
        card_expires: card.expires,
        is_default: card.is_default,
        created_at: clock.now(),
      })
      await audit(tx, {
        tenant,
        actor: card.actor,
        actor_ip: null,
        action: 'card_saved',
        object_type: 'payment_method',
        object_id: id,
        account_id,
      })
    })
