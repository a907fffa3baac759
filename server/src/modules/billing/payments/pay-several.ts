import type { PaySeveralBody, PaySeveralResult } from '@foyer/contract/billing/paying.ts'
import { Failure, failure } from '../../../platform/failure.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { failureOf, presentFailure } from '../../../platform/http/errors.ts'
import { findAnyCard } from '../cards/card-store.ts'
import type { Services } from '../services.ts'
import { findHeldOrders, type HeldOrder } from './attempt-store.ts'
import { payOrder } from './pay-order.ts'

const notPaid = ({ locale, request_id }: ActorCall, order_id: string, why: Failure): PaySeveralResult => {
  const [error] = presentFailure(why, locale, request_id).errors
  return { order_id, status: 'failed', ...(error !== undefined && { error }) }
}

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
    // The others continue, and the payer gets a result for each.
    if (!(error instanceof Failure))
      services.log.error({ err: error, order_id }, 'one of several invoices was not paid')
    return notPaid(call, order_id, failureOf(error))
  }
}

/** Charges in progress at a time: enough to finish fifty invoices while their payer waits. */
const atOnce = 5
/** No charge begins after this time: otherwise a gateway that is slow with the first ones would keep the payer waiting for ever. */
const beginsMs = 14_000

/** A payment with an open result: nothing else of its licence is begun. */
const isOpen = ({ status }: PaySeveralResult): boolean => status === 'requires_action' || status === 'processing'

type Lane = readonly string[]

/**
 * Invoices that are paid one after the other, in lanes that may be paid in parallel. A licence's next period is paid after its raises:
 * once the period is paid, open raises are given up, while a paid raise changes the period's price, so that its invoice is replaced.
 */
const lanesOf = (orderIds: readonly string[], held: ReadonlyMap<string, HeldOrder>): readonly Lane[] => {
  const isLast = (id: string): number => Number(held.get(id)?.purpose === 'prolong')
  const lanes = Map.groupBy(orderIds, (id) => held.get(id)?.licence_id ?? id)
  return [...lanes.values()].map((ids) => ids.toSorted((a, b) => isLast(a) - isLast(b)))
}

/** Processes some licences at a time. Invoices behind a payment that is still open are left for later: beginning one would give the open payment up. */
const inLanes = async (
  lanes: readonly Lane[],
  pay: (id: string, isHeld: boolean) => Promise<PaySeveralResult>,
): Promise<PaySeveralResult[]> => {
  const waiting = lanes.values()
  const results: PaySeveralResult[] = []
  const carryOn = async (): Promise<void> => {
    for (const lane of waiting) {
      let isHeld = false
      for (const id of lane) {
        const result = await pay(id, isHeld)
        isHeld ||= isOpen(result)
        results.push(result)
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, carryOn))
  return results
}

/**
 * Pays invoices with one saved card, a few at a time. Each is an order of its own with its own attempt, so a decline leaves the others as
 * they are, and no repetition or crash charges anything twice. An invoice that the card may not pay is reported as not found.
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
    const results = await inLanes(lanesOf(order_ids, held), async (id, isHeld) => {
      if (isHeld) return notPaid(call, id, failure('payment_in_progress'))
      // Those that were not begun have cost nothing and can be paid later.
      if (clock.now().getTime() > until) return { order_id: id, status: 'not_begun' }
      return payOne(services, call, id, { gateway, payment_method_id })
    })
    const place = new Map(order_ids.map((id, at) => [id, at]))
    return results.toSorted((a, b) => (place.get(a.order_id) ?? 0) - (place.get(b.order_id) ?? 0))
  }
