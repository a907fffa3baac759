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
  /** The gateway has not answered yet. */
  | { readonly end: 'waiting' }
  /** The bank's confirmation could not be shown here. */
  | { readonly end: 'unasked' }
  /** The others took too long. It still has to be paid, and nothing was tried. */
  | { readonly end: 'not_begun' }
  /** It still has to be paid. */
  | { readonly end: 'failed'; readonly problem: PayProblem }
  /** It was paid or cancelled elsewhere meanwhile. If the licence is due, it may have another invoice now. */
  | { readonly end: 'gone'; readonly problem: PayProblem }
)

/** Shows a bank's confirmation. Resolves with the reason if the bank declined. */
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
  if (result.status === 'paid' || result.status === 'not_begun') return { order, end: result.status }
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
 * Pays all orders with one card, in batches as large as one call accepts, and then shows each bank confirmation in
 * turn. Rejects only if the first batch fails; later failures are reported for the invoices that they concern.
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
      // A batch without an answer may have been charged; the batches after it were not sent.
      const openEnd: readonly Ended[] = isOpenEnd(error) ? some.map((order) => ({ order, end: 'waiting' })) : []
      ended.push(...openEnd, ...orders.slice(at + openEnd.length).map((order) => failed(order, error)))
      break
    }
  }
  // One at a time, because each confirmation takes up the whole page.
  for (const order of orders.slice(0, orders.length - ended.length))
    ended.push(await endOf(order, results.get(order.id), ask))
  return ended
}
