import type { Tx } from '../../../platform/database/database.ts'
import { findCustomerReference, type PaymentMethodRow } from '../cards/card-store.ts'
import { findCardToCharge } from '../cards/card-to-charge.ts'
import { isOwed } from '../orders/order-rules.ts'
import { findOrder, findSettlement, lockOrder } from '../orders/order-store.ts'
import type { Services } from '../services.ts'
import { isTransferAwaited } from '../staff/approval-store.ts'
import { type AttemptRow, findAttemptByKey, insertAttempt, isAskedAgain, isOrderHeld } from './attempt-store.ts'
import { isBesideTransfer, refuseBesideTransfer } from './beside-transfer.ts'
import { chargeRequest } from './pay-order.ts'
import { settleAttempt } from './settle-attempt.ts'

export interface RenewalCharge {
  readonly tenant: string
  readonly order_id: string
  /** One try of one renewal. Repeating it does nothing. */
  readonly once_key: string
  /** The key under which the gateway hears of the try: always the same, even if we have forgotten that it was made. */
  readonly attempt_id: string
}

/** The result of charging a renewal. `none` means there was nothing to do: paid, cancelled, or another payment is in progress. */
export type RenewalChargeResult =
  | { readonly kind: 'paid' }
  | { readonly kind: 'under_way' }
  | { readonly kind: 'none' }
  | { readonly kind: 'no_card' }
  | { readonly kind: 'declined'; readonly reason: string; readonly last_four: string }

interface Opened {
  readonly attempt: AttemptRow
  readonly customer: string | null
  readonly number: string
}

type Opening = Opened | Extract<RenewalChargeResult, { kind: 'none' | 'no_card' | 'under_way' }>

const insert = (
  services: Services,
  tx: Tx,
  charge: RenewalCharge,
  card: PaymentMethodRow,
  order: Awaited<ReturnType<typeof lockOrder>>,
) => {
  const { clock } = services
  const now = clock.now()
  return insertAttempt(tx, order, now, {
    id: charge.attempt_id,
    account_id: order.account_id,
    gateway: card.gateway,
    instrument: card.gateway_ref,
    instrument_kind: 'saved',
    card_last_four: card.card_last_four,
    card_type: card.card_type,
    off_session: true,
    once_key: charge.once_key,
  })
}

/** Takes the order for this try, in a transaction of its own that ends before the gateway is called. */
const open = (services: Services, charge: RenewalCharge): Promise<Opening> =>
  services.database.transaction(charge.tenant, async (tx): Promise<Opening> => {
    const { order_id } = charge
    const { paid, cancelled } = await findSettlement(tx, order_id)
    if (paid || cancelled) return { kind: 'none' }
    const order = await lockOrder(tx, order_id)
    if (!isOwed(order)) return { kind: 'none' }
    // The money may already be there: the card waits for the person who decides.
    if (await isTransferAwaited(tx, order)) return { kind: 'under_way' }
    const card = await findCardToCharge(services, tx, order.account_id, order.currency)
    if (card === undefined) return { kind: 'no_card' }
    const customer = await findCustomerReference(tx, order.account_id, card.gateway)
    const attempt = await insert(services, tx, charge, card, order)
    await refuseBesideTransfer(tx, order)
    return { attempt, customer, number: order.number }
  })

/** A try that its gateway would not answer is postponed. It is not a decline. */
const isSilent = async (services: Services, { tenant, order_id }: RenewalCharge): Promise<boolean> => {
  const { database, gateway } = services
  const card = await database.read(tenant, async (tx) => {
    const order = await findOrder(tx, order_id)
    return order && findCardToCharge(services, tx, order.account_id, order.currency)
  })
  return card !== undefined && gateway(tenant, card.gateway)?.isReachable() === false
}

const resultOf = ({ state, failure_code, card_last_four }: AttemptRow): RenewalChargeResult => {
  if (state === 'succeeded') return { kind: 'paid' }
  if (state !== 'failed') return { kind: 'under_way' }
  return { kind: 'declined', reason: failure_code ?? 'generic_decline', last_four: card_last_four ?? '' }
}

/**
 * Charges an order to its owner's card while they are away, once per key, however often it is repeated. The gateway is first asked about
 * the try. If the database was restored from yesterday's backup, the money may have been taken today, and the gateway's own idempotency
 * key would only prevent a second charge for an hour or a day.
 */
export const chargeRenewal =
  (services: Services) =>
  async (charge: RenewalCharge): Promise<RenewalChargeResult> => {
    const { tenant, once_key } = charge
    if (await isSilent(services, charge)) return { kind: 'under_way' }
    let opened: Opening
    try {
      opened = await open(services, charge)
    } catch (error) {
      if (isOrderHeld(error) || isBesideTransfer(error)) return { kind: 'under_way' }
      if (!isAskedAgain(error)) throw error
      const before = await services.database.read(tenant, (tx) => findAttemptByKey(tx, once_key))
      return before === undefined ? { kind: 'none' } : resultOf(before)
    }
    if (!('attempt' in opened)) return opened
    const { attempt, customer, number } = opened
    const gateway = services.gateway(tenant, attempt.gateway)
    if (gateway === undefined || gateway.cards === null) return { kind: 'no_card' }
    const request = chargeRequest(attempt, number, customer)
    const outcome = await gateway.lookUp(request, null, attempt.created_at, services.clock.now())
    return resultOf(await settleAttempt(services, attempt, outcome))
  }
