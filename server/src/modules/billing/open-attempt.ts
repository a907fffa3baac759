import type { PayBody } from '@foyer/contract/billing/paying.ts'
import { Currency } from '@foyer/contract/vocabulary/currency.ts'
import type { Tx } from '../../platform/database/database.ts'
import { failure } from '../../platform/failure.ts'
import type { ActorCall } from '../../platform/http/call.ts'
import { makeId } from '../../platform/ids.ts'
import { type AttemptRow, countDeclines, findLiveAttempt, insertAttempt, isOrderHeld } from './attempt-store.ts'
import { findCustomerReference, findPaymentMethod } from './card-store.ts'
import { readableOrder } from './order-access.ts'
import { isPayable, type OrderRow } from './order-store.ts'
import { leaseMs } from './payment-rules.ts'
import { billingPolicy } from './policy.ts'
import type { Services } from './services.ts'

export type Opened =
  | {
      readonly kind: 'opened'
      readonly attempt: AttemptRow
      readonly order: OrderRow
      readonly customer: string | null
    }
  /** Another attempt holds the order. */
  | { readonly kind: 'held'; readonly by: AttemptRow }

interface Instrument {
  readonly kind: 'token' | 'saved'
  readonly reference: string
  readonly last_four: string | null
}

const hourMs = 3_600_000
/** Declined cards that one account may try in an hour; more is someone who tests stolen ones. */
const declinesAtMost = 10

const refuseCardTesting = async (tx: Tx, accountId: string, now: Date): Promise<void> => {
  const declines = await countDeclines(tx, accountId, new Date(now.getTime() - hourMs))
  if (declines >= declinesAtMost) throw failure('too_many_requests', { meta: { retry_after: hourMs / 1000 } })
}

/** Someone else's card is as unknown as none at all. */
const instrumentOf = async (tx: Tx, accountId: string, body: PayBody): Promise<Instrument> => {
  if ('token_id' in body && body.token_id !== undefined)
    return { kind: 'token', reference: body.token_id, last_four: null }
  const card =
    body.payment_method_id === undefined ? undefined : await findPaymentMethod(tx, accountId, body.payment_method_id)
  if (card === undefined || card.gateway !== body.gateway) throw failure('not_found', { pointer: '/payment_method_id' })
  return { kind: 'saved', reference: card.gateway_ref, last_four: card.card_last_four }
}

/** Inserting an attempt waited for whoever had the order locked: a transfer recorded meanwhile has paid it, or it was cancelled. */
const stillPayable = async (tx: Tx, orderId: string): Promise<void> => {
  const { paid, cancelled } = await isPayable(tx, orderId)
  if (paid) throw failure('already_paid')
  if (cancelled) throw failure('conflict')
}

const insert = (services: Services, call: ActorCall, orderId: string, body: PayBody): Promise<Opened> => {
  const { database, clock } = services
  const { tenant, actor } = call
  return database.transaction(tenant, async (tx) => {
    const order = await readableOrder(services, tx, call, orderId, billingPolicy.payOrder)
    if (order.paid_at !== null) throw failure('already_paid')
    if (order.cancelled_at !== null) throw failure('conflict')
    if (services.gateway(tenant, body.gateway)?.takes(Currency.parse(order.currency)) !== true)
      throw failure('gateway_unavailable', { pointer: '/gateway' })
    const now = clock.now()
    await refuseCardTesting(tx, actor.account_id, now)
    const instrument = await instrumentOf(tx, actor.account_id, body)
    const attempt = await insertAttempt(tx, {
      id: makeId(clock),
      tenant,
      order_id: order.id,
      account_id: actor.account_id,
      gateway: body.gateway,
      state: 'started',
      amount: order.total,
      currency: order.currency,
      instrument: instrument.reference,
      instrument_kind: instrument.kind,
      card_last_four: instrument.last_four,
      created_at: now,
      updated_at: now,
      leased_until: new Date(now.getTime() + leaseMs),
    })
    await stillPayable(tx, order.id)
    const customer =
      instrument.kind === 'saved' ? await findCustomerReference(tx, actor.account_id, body.gateway) : null
    return { kind: 'opened', attempt, order, customer }
  })
}

/**
 * Takes the order for one attempt, in a transaction of its own that ends before the gateway is called.
 * The unique index decides between any number of callers; this only explains its decision.
 */
export const openAttempt = async (
  services: Services,
  call: ActorCall,
  orderId: string,
  body: PayBody,
): Promise<Opened> => {
  try {
    return await insert(services, call, orderId, body)
  } catch (error) {
    if (!isOrderHeld(error)) throw error
  }
  const held = await services.database.read(call.tenant, (tx) => findLiveAttempt(tx, orderId))
  // Given up between the two transactions: the order is free again.
  if (held === undefined) throw failure('payment_in_progress', { meta: { retry_after: 1 } })
  return { kind: 'held', by: held }
}
