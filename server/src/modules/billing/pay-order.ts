import type { OrderDetail } from '@foyer/contract/billing/order.ts'
import type { PayBody, PayPending } from '@foyer/contract/billing/paying.ts'
import { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { money } from '@foyer/contract/vocabulary/money.ts'
import { failure } from '../../platform/failure.ts'
import type { ActorCall } from '../../platform/http/call.ts'
import { type AttemptRow, chargedAccount } from './attempt-store.ts'
import type { ChargeRequest } from './gateways/gateway.ts'
import { type Opened, openAttempt } from './open-attempt.ts'
import { readOrder } from './read-order.ts'
import type { Services } from './services.ts'
import { settleAttempt } from './settle-attempt.ts'

export type PayResult =
  | { readonly status: 200; readonly body: OrderDetail }
  | { readonly status: 202; readonly body: PayPending }

/** What the gateway is asked, from nothing but the attempt: whoever repeats it asks the very same. */
export const chargeRequest = (attempt: AttemptRow, description: string, customer: string | null): ChargeRequest => ({
  attempt_id: attempt.id,
  order_id: attempt.order_id,
  account_id: chargedAccount(attempt),
  amount: money(attempt.amount, Currency.parse(attempt.currency)),
  description,
  // The table's own list of kinds.
  instrument: { kind: attempt.instrument_kind as ChargeRequest['instrument']['kind'], reference: attempt.instrument },
  customer,
  off_session: attempt.off_session,
})

/** A customer who left their bank's question open and tries another card: the first attempt is given up at the gateway before the second begins. */
const giveUp = async (services: Services, call: ActorCall, held: AttemptRow): Promise<void> => {
  const abandonable =
    held.state === 'requires_action' && held.gateway_ref !== null && held.account_id === call.actor.account_id
  if (!abandonable || held.gateway_ref === null)
    throw failure(held.state === 'succeeded' ? 'already_paid' : 'payment_in_progress', { meta: { retry_after: 2 } })
  // Its own gateway: it may be another than the one that is tried now.
  const gateway = services.gateway(call.tenant, held.gateway)
  if (gateway === undefined) throw failure('payment_in_progress')
  await settleAttempt(services, call.tenant, held.id, await gateway.cancel(held.gateway_ref))
}

const take = async (
  services: Services,
  call: ActorCall,
  orderId: string,
  body: PayBody,
): Promise<Extract<Opened, { kind: 'opened' }>> => {
  const first = await openAttempt(services, call, orderId, body)
  if (first.kind === 'opened') return first
  await giveUp(services, call, first.by)
  const second = await openAttempt(services, call, orderId, body)
  if (second.kind === 'held') throw failure('payment_in_progress', { meta: { retry_after: 2 } })
  return second
}

const answer = async (services: Services, call: ActorCall, attempt: AttemptRow): Promise<PayResult> => {
  switch (attempt.state) {
    case 'succeeded':
      return { status: 200, body: await readOrder(services)(call, attempt.order_id) }
    case 'failed':
      throw failure('card_declined', { meta: { reason: attempt.failure_code ?? 'generic_decline' } })
    case 'requires_action':
      if (attempt.client_secret !== null)
        return { status: 202, body: { status: 'requires_action', client_secret: attempt.client_secret } }
      return { status: 202, body: { status: 'processing' } }
    default:
      return { status: 202, body: { status: 'processing' } }
  }
}

/**
 * Charges an order by card, at most once: take the order (one short transaction), ask the gateway (none),
 * write down what it said (another). A process that dies in between leaves an attempt that the janitor settles.
 */
export const payOrder =
  (services: Services) =>
  async (call: ActorCall, orderId: string, body: PayBody): Promise<PayResult> => {
    const gateway = services.gateway(call.tenant, body.gateway)
    const cards = gateway?.cards ?? null
    if (gateway === undefined || cards === null) throw failure('gateway_unavailable', { pointer: '/gateway' })
    const { attempt, order, customer } = await take(services, call, orderId, body)
    const outcome = await cards.charge(chargeRequest(attempt, order.number, customer))
    return answer(services, call, await settleAttempt(services, call.tenant, attempt.id, outcome))
  }
