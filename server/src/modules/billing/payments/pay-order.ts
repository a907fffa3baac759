import type { OrderDetail } from '@foyer/contract/billing/order.ts'
import type { PayBody, PayPending } from '@foyer/contract/billing/paying.ts'
import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { money } from '@foyer/contract/vocabulary/money.ts'
import { type Failure, failure } from '../../../platform/failure.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { within } from '../../../platform/time-limit.ts'
import { countDecline, refuseNewCard } from '../cards/card-tries.ts'
import type { CardCalls, ChargeRequest } from '../gateways/gateway.ts'
import { readOrder } from '../orders/read-order.ts'
import type { Services } from '../services.ts'
import { type AttemptRow, chargedAccount } from './attempt-store.ts'
import { giveUpAttempt, isAbandonable } from './give-up-attempt.ts'
import { findHolder, openAttempt, type Opened } from './open-attempt.ts'
import { settleAttempt } from './settle-attempt.ts'

export type PayResult =
  | { readonly status: 200; readonly body: OrderDetail }
  | { readonly status: 202; readonly body: PayPending }

/** How long a customer waits for the gateway at most. A later answer is recorded as well. */
const patienceMs = 7_000

/** The request to the gateway, made only from the attempt, so that repeating it sends exactly the same. */
export const chargeRequest = (attempt: AttemptRow, description: string, customer: string | null): ChargeRequest => ({
  attempt_id: attempt.id,
  order_id: attempt.order_id,
  account_id: chargedAccount(attempt),
  amount: money(attempt.amount, currencyOf(attempt.currency)),
  description,
  // Guaranteed by the table’s own check.
  instrument: { kind: attempt.instrument_kind as ChargeRequest['instrument']['kind'], reference: attempt.instrument },
  customer,
  off_session: attempt.off_session,
})

const standsInTheWay = (held: AttemptRow): Failure =>
  held.state === 'succeeded' ? failure('already_paid') : failure('payment_in_progress', { meta: { retry_after: 2 } })

/** The first attempt is given up at the gateway before the second begins. */
const giveUp = async (services: Services, call: ActorCall, orderId: string, held: AttemptRow): Promise<void> => {
  if (!isAbandonable(held, orderId, call.actor.account_id)) throw standsInTheWay(held)
  if (!(await giveUpAttempt(services, held))) throw failure('payment_in_progress', { meta: { retry_after: 2 } })
}

const take = async (
  services: Services,
  call: ActorCall,
  orderId: string,
  body: PayBody,
): Promise<Extract<Opened, { kind: 'opened' }>> => {
  // Checked first, so that late callers need no transaction. The unique index still decides.
  const holder = await findHolder(services, call, orderId)
  if (holder !== undefined && !isAbandonable(holder, orderId, call.actor.account_id)) throw standsInTheWay(holder)
  const first = await openAttempt(services, call, orderId, body)
  if (first.kind === 'opened') return first
  await giveUp(services, call, orderId, first.by)
  const second = await openAttempt(services, call, orderId, body)
  if (second.kind === 'held') throw failure('payment_in_progress', { meta: { retry_after: 2 } })
  return second
}

/** The gateway stopped answering while the call waited for its place: no card was tried. */
const wasNotMade = ({ gateway_ref, failure_code }: AttemptRow): boolean =>
  gateway_ref === null && failure_code === 'processing_error'

const awayFor = (): Failure => failure('gateway_error', { meta: { retry_after: 10 } })

const answer = async (services: Services, call: ActorCall, attempt: AttemptRow): Promise<PayResult> => {
  switch (attempt.state) {
    case 'succeeded':
      return { status: 200, body: await readOrder(services)(call, attempt.order_id) }
    case 'failed':
      if (wasNotMade(attempt)) throw awayFor()
      throw failure('card_declined', { meta: { reason: attempt.failure_code ?? 'generic_decline' } })
    case 'requires_action':
      if (attempt.client_secret !== null)
        return { status: 202, body: { status: 'requires_action', client_secret: attempt.client_secret } }
      return { status: 202, body: { status: 'processing' } }
    default:
      return { status: 202, body: { status: 'processing' } }
  }
}

/** Asks the gateway and records its answer, whether anyone still waits for it or not. */
const charge = (
  services: Services,
  tenant: string,
  cards: CardCalls,
  attempt: AttemptRow,
  description: string,
  customer: string | null,
): Promise<AttemptRow> => {
  const settling = cards
    .charge(chargeRequest(attempt, description, customer))
    .then((outcome) => settleAttempt(services, attempt, outcome))
  settling.catch((error: unknown) =>
    services.log.warn({ err: error, attempt: attempt.id }, 'a charge could not be settled; the janitor will'),
  )
  return settling
}

/**
 * Charges an order by card, at most once: one short transaction takes the order, the gateway is asked outside any transaction, and
 * another transaction records the answer. If the process dies in between, the janitor settles the attempt.
 */
export const payOrder =
  (services: Services) =>
  async (call: ActorCall, orderId: string, body: PayBody): Promise<PayResult> => {
    const gateway = services.gateway(call.tenant, body.gateway)
    const cards = gateway?.cards ?? null
    if (gateway === undefined || cards === null) throw failure('gateway_unavailable', { pointer: '/gateway' })
    // Checked before the order is held: nothing is begun if the gateway does not answer.
    if (!gateway.isReachable()) throw awayFor()
    await refuseNewCard(services, call, body)
    const { attempt, order, customer } = await take(services, call, orderId, body)
    const settling = charge(services, call.tenant, cards, attempt, order.number, customer)
    // A slow bank’s decline is still a decline.
    const counted = settling.then(async (settled) => {
      if (settled.state === 'failed' && !wasNotMade(settled)) await countDecline(services, call, body)
      return settled
    })
    return answer(services, call, (await within(patienceMs, counted)) ?? attempt)
  }
