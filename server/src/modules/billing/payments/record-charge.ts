import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import type { Gateway } from '@foyer/contract/vocabulary/gateway.ts'
import { money } from '@foyer/contract/vocabulary/money.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import { findCards } from '../cards/card-store.ts'
import { type LockedOrder, lockOrder } from '../orders/order-store.ts'
import type { Services } from '../services.ts'
import type { AttemptRow } from './attempt-store.ts'
import { beginAttempt } from './begin-attempt.ts'
import { settleAttempt } from './settle-attempt.ts'

export interface RecordedCharge {
  readonly tenant: string
  readonly order_id: string
  readonly gateway: Exclude<Gateway, 'bank_transfer'>
  /** The gateway’s own id of the payment. */
  readonly transaction_id: string
  readonly receipt_url: string | null
  /**
   * Of the card that was charged: the customer’s default card if it ends in these digits, otherwise one they entered; null if they paid on
   * the gateway’s own page.
   */
  readonly card_last_four: string | null
}

const begin = async (
  services: Services,
  tx: Tx,
  order: LockedOrder,
  { gateway, card_last_four }: RecordedCharge,
): Promise<AttemptRow> => {
  const { account_id } = order
  if (card_last_four === null) return beginAttempt(services, tx, order, { account_id, gateway }, {})
  const [card] = await findCards(tx, account_id)
  const isSaved = card?.gateway === gateway && card.card_last_four === card_last_four
  const instrument = isSaved
    ? ({ instrument: card.gateway_ref, instrument_kind: 'saved', card_type: card.card_type } as const)
    : ({ instrument: 'spent', instrument_kind: 'token' } as const)
  return beginAttempt(services, tx, order, { account_id, gateway }, { ...instrument, card_last_four })
}

/** Records an old charge like a new one, by an attempt that has succeeded. The gateway is not asked. */
export const recordCharge =
  (services: Services) =>
  async (charge: RecordedCharge): Promise<void> => {
    const { tenant, order_id, transaction_id, receipt_url, card_last_four } = charge
    const attempt = await services.database.transaction(tenant, async (tx) => {
      const order = await lockOrder(tx, order_id)
      if (order.paid_at !== null) throw failure('already_paid')
      if (order.cancelled_at !== null) throw failure('conflict')
      return begin(services, tx, order, charge)
    })
    await settleAttempt(services, attempt, {
      kind: 'succeeded',
      gateway_ref: transaction_id,
      transaction_id,
      order_id,
      amount: money(attempt.amount, currencyOf(attempt.currency)),
      receipt_url,
      card_last_four,
    })
  }
