import type { PayBody } from '@foyer/contract/billing/paying.ts'
import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { isId, makeId } from '../../../platform/ids.ts'
import { findAnyCard, findCustomerReference, type PaymentMethodRow } from '../cards/card-store.ts'
import { readableOrder } from '../orders/order-access.ts'
import { findOwner, findSettlement, type OrderRow } from '../orders/order-store.ts'
import { billingPolicy } from '../policy.ts'
import type { Services } from '../services.ts'
import {
  type AttemptRow,
  countDeclines,
  findLicenceHolder,
  findLiveAttempt,
  insertAttempt,
  isOrderHeld,
} from './attempt-store.ts'
import { refuseBesideTransfer } from './beside-transfer.ts'
import { declinesAtMost, declinesMs } from './payment-rules.ts'

export type Opened =
  | {
      readonly kind: 'opened'
      readonly attempt: AttemptRow
      readonly order: OrderRow
      readonly customer: string | null
    }
  /** Another attempt holds the order or its licence. */
  | { readonly kind: 'held'; readonly by: AttemptRow }

interface Instrument {
  readonly kind: 'token' | 'saved'
  readonly reference: string
  readonly last_four: string | null
  readonly type: string | null
  /** The holder of the card, if it is a saved one. */
  readonly holder: string | null
}

const refuseCardTesting = (declines: number): void => {
  if (declines >= declinesAtMost) throw failure('too_many_requests', { meta: { retry_after: declinesMs / 1000 } })
}

/** People may pay everything they can pay with their own card. The company owner’s card pays only the owner’s invoices, by members with the role. */
const mayCharge = async (
  { company }: Services,
  tx: Tx,
  { actor }: ActorCall,
  card: PaymentMethodRow,
  order: OrderRow,
): Promise<boolean> => {
  if (card.account_id === actor.account_id) return true
  if (card.account_id !== order.account_id) return false
  const { of, by } = billingPolicy.listPaymentMethods
  const access = await company.accessTo(tx, actor.account_id, card.account_id, of)
  return by.some((standing) => standing === access)
}

/** A card that may not be charged is answered like an unknown one. */
const instrumentOf = async (
  services: Services,
  tx: Tx,
  call: ActorCall,
  order: OrderRow,
  body: PayBody,
): Promise<Instrument> => {
  if ('token_id' in body && body.token_id !== undefined)
    return { kind: 'token', reference: body.token_id, last_four: null, type: null, holder: null }
  const card = body.payment_method_id === undefined ? undefined : await findAnyCard(tx, body.payment_method_id)
  if (card === undefined || card.gateway !== body.gateway || !(await mayCharge(services, tx, call, card, order)))
    throw failure('not_found', { pointer: '/payment_method_id' })
  const { gateway_ref: reference, card_last_four: last_four, card_type: type, account_id: holder } = card
  return { kind: 'saved', reference, last_four, type, holder }
}

/** Inserting an attempt has waited for the order’s lock: a transfer recorded meanwhile may have paid it, or it was cancelled. */
const refuseSettled = ({ paid, cancelled }: Awaited<ReturnType<typeof findSettlement>>): void => {
  if (paid) throw failure('already_paid')
  if (cancelled) throw failure('conflict')
}

const insert = (services: Services, call: ActorCall, orderId: string, body: PayBody): Promise<Opened> => {
  const { database, clock } = services
  const { tenant, actor } = call
  return database.transaction(tenant, async (tx) => {
    const now = clock.now()
    const [order, declines] = await Promise.all([
      readableOrder(services, tx, call, orderId, billingPolicy.payOrder),
      countDeclines(tx, { account_id: actor.account_id, order_id: orderId }, new Date(now.getTime() - declinesMs)),
    ])
    refuseSettled({ paid: order.paid_at !== null, cancelled: order.cancelled_at !== null })
    if (services.gateway(tenant, body.gateway)?.takes(currencyOf(order.currency)) !== true)
      throw failure('gateway_unavailable', { pointer: '/gateway' })
    refuseCardTesting(declines)
    const instrument = await instrumentOf(services, tx, call, order, body)
    const { holder } = instrument
    const inserting = insertAttempt(tx, order, now, {
      id: makeId(clock),
      account_id: actor.account_id,
      gateway: body.gateway,
      instrument: instrument.reference,
      instrument_kind: instrument.kind,
      card_last_four: instrument.last_four,
      card_type: instrument.type,
      card_account_id: holder === actor.account_id ? null : holder,
    })
    const [attempt, payable, , customer] = await Promise.all([
      inserting,
      findSettlement(tx, order.id),
      refuseBesideTransfer(tx, order),
      holder === null ? null : findCustomerReference(tx, holder, body.gateway),
    ])
    refuseSettled(payable)
    return { kind: 'opened', attempt, order, customer }
  })
}

/** The attempt that holds the order, if one does, for someone who may pay it. */
export const findHolder = (services: Services, call: ActorCall, orderId: string): Promise<AttemptRow | undefined> =>
  services.database.read(call.tenant, async (tx) => {
    if (!isId(orderId)) throw failure('not_found')
    // Both in one message to the database.
    const [owner, holder] = await Promise.all([findOwner(tx, orderId), findLiveAttempt(tx, orderId)])
    if (owner === undefined) throw failure('not_found')
    await services.company.admit(tx, call, owner, billingPolicy.payOrder)
    return holder
  })

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
  const held = await services.database.read(
    call.tenant,
    async (tx) => (await findLiveAttempt(tx, orderId)) ?? findLicenceHolder(tx, orderId),
  )
  // Given up between the two transactions: the order is free again.
  if (held === undefined) throw failure('payment_in_progress', { meta: { retry_after: 1 } })
  return { kind: 'held', by: held }
}
