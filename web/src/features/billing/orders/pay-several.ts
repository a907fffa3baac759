import type { DeclineReason } from '@foyer/contract/billing/decline.ts'
import type { Order } from '@foyer/contract/billing/order.ts'
import type { PaySeveralResult } from '@foyer/contract/billing/paying.ts'
import { paidTogetherMost } from '@foyer/contract/vocabulary/constants.ts'
import { answerOf, api } from '../../../api/client.ts'
import { Failure, isOpenEnd } from '../../../api/failure.ts'
import { type PayProblem, payProblem } from '../pay/pay-problem.ts'

/** How the payment of one of several invoices ended. */
export type Ended = { readonly order: Order } & (
  | { readonly end: 'paid' }
  /** The gateway has not said yet. */
  | { readonly end: 'waiting' }
  /** The bank's question could not be shown here. */
  | { readonly end: 'unasked' }
  /** It is to be paid still. */
  | { readonly end: 'failed'; readonly problem: PayProblem }
  /** It was paid or given up elsewhere meanwhile; what is due for a licence then may be another invoice. */
  | { readonly end: 'gone'; readonly problem: PayProblem }
)

/** Shows a bank's question; the answer is why the bank refused, where it did. */
type Ask = (secret: string) => Promise<DeclineReason | undefined>

const callFor = async (orders: readonly Order[], payment_method_id: string): Promise<readonly PaySeveralResult[]> => {
  const body = { order_ids: orders.map(({ id }) => id), payment_method_id }
  return (await answerOf(api.POST('/billing/api/v1/orders/pay', { body }))).results
}

const failed = (order: Order, error: unknown): Ended => {
  const problem = payProblem(error)
  return { order, end: problem.kind === 'already_paid' || problem.kind === 'cancelled' ? 'gone' : 'failed', problem }
}

const endOf = async (order: Order, result: PaySeveralResult | undefined, ask: Ask): Promise<Ended> => {
  if (result === undefined || result.status === 'processing') return { order, end: 'waiting' }
  if (result.status === 'paid') return { order, end: 'paid' }
  const { error, client_secret } = result
  if (result.status === 'failed') return failed(order, new Failure(Number(error?.status), error ? [error] : []))
  if (client_secret === undefined) return { order, end: 'unasked' }
  try {
    const reason = await ask(client_secret)
    return reason === undefined
      ? { order, end: 'waiting' }
      : { order, end: 'failed', problem: { kind: 'declined', reason } }
  } catch {
    return { order, end: 'unasked' }
  }
}

/**
 * Pays all of them with one card, as many at a time as one call takes, and then shows each bank's question in its turn. Rejects where
 * nothing was paid at all; what comes to nothing after that is told of the invoices that it was about.
 */
export const paySeveral = async (orders: readonly Order[], cardId: string, ask: Ask): Promise<readonly Ended[]> => {
  const results = new Map<string, PaySeveralResult>()
  const ended: Ended[] = []
  for (let at = 0; at < orders.length; at += paidTogetherMost) {
    const some = orders.slice(at, at + paidTogetherMost)
    try {
      for (const result of await callFor(some, cardId)) results.set(result.order_id, result)
    } catch (error) {
      if (at === 0) throw error
      // What was asked for and not answered may have been charged; what stands behind it was not asked for.
      const openEnd: readonly Ended[] = isOpenEnd(error) ? some.map((order) => ({ order, end: 'waiting' })) : []
      ended.push(...openEnd, ...orders.slice(at + openEnd.length).map((order) => failed(order, error)))
      break
    }
  }
  // One question after the other: each has the page to itself.
  for (const order of orders.slice(0, orders.length - ended.length))
    ended.push(await endOf(order, results.get(order.id), ask))
  return ended
}
