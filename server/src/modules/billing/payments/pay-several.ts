import type { PaySeveralBody, PaySeveralResult } from '@foyer/contract/billing/paying.ts'
import { Failure, failure } from '../../../platform/failure.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { failureOf, presentFailure } from '../../../platform/http/errors.ts'
import { findAnyCard } from '../cards/card-store.ts'
import type { Services } from '../services.ts'
import { findHeldOrders, type HeldOrder } from './attempt-store.ts'
import { payOrder } from './pay-order.ts'

const payOne = async (
  services: Services,
  call: ActorCall,
  order_id: string,
  card: { readonly gateway: 'stripe' | 'cloudpayments'; readonly payment_method_id: string },
): Promise<PaySeveralResult> => {
  try {
    const { status, body } = await payOrder(services)(call, order_id, card)
    if (status === 200) return { order_id, status: 'paid' }
    if ('client_secret' in body) return { order_id, status: 'requires_action', client_secret: body.client_secret }
    return { order_id, status: 'processing' }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const [first] = presentFailure(failureOf(error), call.locale, call.request_id).errors
    return { order_id, status: 'failed', ...(first !== undefined && { error: first }) }
  }
}

/** Charges under way at a time: enough that fifty invoices are done while their payer waits. */
const atOnce = 5
/** Nothing is begun after so long: a gateway that takes its time with the first would have the payer wait for ever. */
const beginsMs = 14_000

/** What was not begun has cost nothing and is paid another time. */
const notBegun = ({ locale, request_id }: ActorCall, order_id: string): PaySeveralResult => {
  const [error] = presentFailure(failure('gateway_error'), locale, request_id).errors
  return { order_id, status: 'failed', ...(error !== undefined && { error }) }
}

type Lane = readonly string[]

/**
 * Invoices that are paid one after the other, and lanes that may be paid side by side. The next period of a licence comes after its raises:
 * once it is paid they are given up, while after a paid raise it costs something else and is replaced.
 */
const lanesOf = (orderIds: readonly string[], held: ReadonlyMap<string, HeldOrder>): readonly Lane[] => {
  const isLast = (id: string): number => Number(held.get(id)?.purpose === 'prolong')
  const lanes = Map.groupBy(orderIds, (id) => held.get(id)?.licence_id ?? id)
  return [...lanes.values()].map((ids) => ids.toSorted((a, b) => isLast(a) - isLast(b)))
}

/** Carries on lane after lane, some at a time. */
const inLanes = async (
  lanes: readonly Lane[],
  pay: (id: string) => Promise<PaySeveralResult>,
): Promise<PaySeveralResult[]> => {
  const waiting = lanes.values()
  const results: PaySeveralResult[] = []
  const carryOn = async (): Promise<void> => {
    for (const lane of waiting) for (const id of lane) results.push(await pay(id))
  }
  await Promise.all(Array.from({ length: atOnce }, carryOn))
  return results
}

/**
 * Pays invoices with one saved card, a few at a time: each is an order of its own with its own attempt, so that what
 * is refused of one leaves the others as they are, and whatever is repeated or killed in between charges none twice.
 * A card that one may not charge for an invoice is not found with it.
 */
export const paySeveral =
  (services: Services) =>
  async (call: ActorCall, { order_ids, payment_method_id }: PaySeveralBody): Promise<PaySeveralResult[]> => {
    const { clock, database } = services
    const [row, held] = await database.read(call.tenant, (tx) =>
      Promise.all([findAnyCard(tx, payment_method_id), findHeldOrders(tx, order_ids)]),
    )
    const gateway = row?.gateway === 'cloudpayments' ? 'cloudpayments' : 'stripe'
    const until = clock.now().getTime() + beginsMs
    const results = await inLanes(lanesOf(order_ids, held), async (id) =>
      clock.now().getTime() > until ? notBegun(call, id) : payOne(services, call, id, { gateway, payment_method_id }),
    )
    const place = new Map(order_ids.map((id, at) => [id, at]))
    return results.toSorted((a, b) => (place.get(a.order_id) ?? 0) - (place.get(b.order_id) ?? 0))
  }
