import { isPositive } from '@foyer/contract/vocabulary/money.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import { applyAgreement } from '../agreements/apply-agreement.ts'
import { keepCard } from '../cards/save-card.ts'
import type { ChargeRequest, News } from '../gateways/gateway.ts'
import { isOwed } from '../orders/order-rules.ts'
import { lockOrder } from '../orders/order-store.ts'
import { returnMoney } from '../refunds/return-money.ts'
import type { Services } from '../services.ts'
import {
  type AttemptRow,
  chargedAccount,
  findAttempt,
  findAttemptByKey,
  findTry,
  isAskedAgain,
  isOrderHeld,
  leaveToPeople,
} from './attempt-store.ts'
import { beginAttempt } from './begin-attempt.ts'
import { checkoutRequest } from './checkout-request.ts'
import { type CheckoutRow, findCheckout, lockCheckout, updateCheckout } from './checkout-store.ts'
import { orderOfCharge, returnInVain } from './order-of-charge.ts'
import { chargeRequest } from './pay-order.ts'
import type { Outcome } from './payment-rules.ts'
import { findPaymentByTransaction } from './payment-store.ts'
import { type Captured, raiseAlarm, returnSurplus, settleAttempt } from './settle-attempt.ts'

export type PaymentNews = Extract<News, { kind: 'payment' }>

/** Some notifications only contain the id of a charge, and some are only trusted once the gateway’s API confirms them. */
const confirmed = async (
  { gateway: gatewayOf, clock }: Services,
  tenant: string,
  gateway: string,
  asked: ChargeRequest,
  since: Date,
  told: Outcome,
  isAwaited = true,
): Promise<Outcome> => {
  const adapter = gatewayOf(tenant, gateway)
  const mustAsk = adapter?.checkouts?.confirms === true
  const wantsReceipt = gateway === 'stripe' && told.kind === 'succeeded' && told.receipt_url === null
  if (adapter === undefined || !(mustAsk || wantsReceipt)) return told
  const found = await adapter.lookUp(asked, told.gateway_ref, since, clock.now())
  if (mustAsk) {
    // No answer: the job is repeated, unless nothing is owed. If money was taken nevertheless, reconciliation finds it.
    if (found.kind === 'unknown' && isAwaited) throw failure('gateway_error')
    return found
  }
  if (found.kind !== 'succeeded' || told.kind !== 'succeeded') return told
  return {
    ...told,
    receipt_url: found.receipt_url,
    card_last_four: found.card_last_four,
    card_type: found.card_type ?? null,
  }
}

/** Returns the attempt as it is afterwards. */
const applyToAttempt = async (
  services: Services,
  attempt: AttemptRow,
  { outcome, account_id }: PaymentNews,
): Promise<AttemptRow> => {
  const { tenant, gateway, created_at } = attempt
  const isPaid = attempt.state === 'succeeded'
  // If this very capture was settled meanwhile, for example by the caller who waited, there is nothing to complete. A different one is refunded.
  const complete =
    isPaid && attempt.gateway_ref === outcome.gateway_ref
      ? outcome
      : await confirmed(services, tenant, gateway, chargeRequest(attempt, '', null), created_at, outcome, !isPaid)
  if (account_id !== null && account_id !== chargedAccount(attempt) && complete.kind === 'succeeded') {
    await services.database.transaction(tenant, async (tx) => {
      const order = await lockOrder(tx, attempt.order_id)
      if (!isOwed(order)) return returnSurplus(services, tx, attempt, complete, order)
      await raiseAlarm(services, tx, attempt, complete, 'other_account')
      await leaveToPeople(tx, attempt.id, complete, services.clock.now())
    })
    return attempt
  }
  // Nothing leaves `succeeded`, and each charge of ours has one capture, so no lock is needed to find that out.
  if (isPaid && attempt.instrument_kind !== 'checkout') return attempt
  return settleAttempt(services, attempt, complete)
}

/** Begins the attempt that the gateway has already carried out. Null if the money belongs to no order and is refunded. */
const begin = (
  services: Services,
  checkout: CheckoutRow,
  orderId: string,
  captured: Captured,
): Promise<string | null> =>
  services.database.transaction(checkout.tenant, async (tx) => {
    const { gateway, purpose } = checkout
    const order = await lockOrder(tx, orderId)
    const onceKey = `${gateway}:${captured.transaction_id}`
    const known = await findPaymentByTransaction(tx, gateway, captured.transaction_id)
    if (known !== undefined) return null
    // Begun by this job before it was interrupted.
    const begun = purpose === 'order' ? undefined : await findAttemptByKey(tx, onceKey)
    if (begun !== undefined) return begun.id
    if (!isOwed(order)) {
      const attempt = { ...checkout, order_id: order.id }
      await returnSurplus(services, tx, attempt, captured, order)
      // The result is known, so nobody asks the gateway for it.
      if (purpose === 'order') await updateCheckout(tx, checkout.id, { state: 'done' })
      return null
    }
    const names = purpose === 'order' ? { id: checkout.id } : { once_key: onceKey }
    const attempt = await beginAttempt(services, tx, order, checkout, names)
    if (purpose === 'order') await updateCheckout(tx, checkout.id, { state: 'done' })
    return attempt.id
  })

/** Captured from another account: the attempt holds the order until staff have looked at it. */
const leaveOfOther = (
  services: Services,
  checkout: CheckoutRow,
  attemptId: string,
  orderId: string,
  captured: Captured,
) =>
  services.database.transaction(checkout.tenant, async (tx) => {
    await raiseAlarm(services, tx, { ...checkout, id: attemptId, order_id: orderId }, captured, 'other_account')
    await leaveToPeople(tx, attemptId, captured, services.clock.now())
  })

const collect = async (
  services: Services,
  checkout: CheckoutRow,
  captured: Captured,
  { agreement, isOwn }: { readonly agreement: string | null; readonly isOwn: boolean },
): Promise<void> => {
  const orderId = await orderOfCharge(services, checkout, captured, agreement)
  if (orderId === null) return returnInVain(services, checkout, captured)
  try {
    const attemptId = await begin(services, checkout, orderId, captured)
    // The order’s own id is compared with the one that the gateway was given, which does not exist for an agreement.
    const outcome = checkout.purpose === 'order' ? captured : { ...captured, order_id: null }
    if (attemptId === null) return
    if (isOwn) await settleAttempt(services, { tenant: checkout.tenant, id: attemptId, order_id: orderId }, outcome)
    else await leaveOfOther(services, checkout, attemptId, orderId, captured)
  } catch (error) {
    // Another way to pay is in progress. Which of the two pays is known when that one ends. The job is repeated.
    if (isOrderHeld(error)) throw failure('payment_in_progress', { meta: { retry_after: 5 } })
    if (!isAskedAgain(error)) throw error
  }
}

/** Its page or window is accepting another card, which the gateway asks about or reports: the earlier try is over, the checkout is not. */
const lookNoMore = (services: Services, { tenant, id }: CheckoutRow, { gateway_ref }: Outcome): Promise<void> =>
  services.database.transaction(tenant, async (tx) => {
    // It may already have asked about another card.
    if ((await lockCheckout(tx, id)).gateway_ref === gateway_ref) await updateCheckout(tx, id, { look_at: 'infinity' })
  })

/** A decline begins an attempt only to end it, so that the order’s history says why. */
const noteRefusal = async (services: Services, checkout: CheckoutRow, outcome: Outcome): Promise<void> => {
  const { tenant, order_id, id } = checkout
  if (order_id === null) return lookNoMore(services, checkout, outcome)
  try {
    await services.database.transaction(tenant, async (tx) => {
      const order = await lockOrder(tx, order_id)
      if (!isOwed(order)) return
      await beginAttempt(services, tx, order, checkout, { id })
      await updateCheckout(tx, id, { state: 'done' })
    })
  } catch (error) {
    if (isOrderHeld(error) || isAskedAgain(error)) return
    throw error
  }
  const begun = await services.database.read(tenant, (tx) => findAttempt(tx, id))
  if (begun !== undefined) await settleAttempt(services, begun, outcome)
}

/** Saves the card and refunds the charge that verified it, both or neither. */
const keepVerified = (services: Services, checkout: CheckoutRow, captured: Captured, { card }: PaymentNews) =>
  services.database.transaction(checkout.tenant, async (tx) => {
    const { tenant, account_id, gateway } = checkout
    if (card !== null && gateway === 'cloudpayments')
      await keepCard(services, tx, {
        ...card,
        tenant,
        account_id,
        gateway,
        customer: account_id,
        is_default: false,
        actor: account_id,
      })
    const { transaction_id, amount } = captured
    const back = { tenant, account_id, gateway, transaction_id, amount, order_id: null }
    await returnMoney(services, tx, { ...back, origin: 'verification', reason: 'card verified' })
    await updateCheckout(tx, checkout.id, { state: 'done' })
  })

/** Handles a gateway’s report on a checkout without an attempt. */
export const applyToCheckout = async (services: Services, checkout: CheckoutRow, news: PaymentNews): Promise<void> => {
  const { id, tenant, gateway, created_at, purpose } = checkout
  const told = await confirmed(services, tenant, gateway, checkoutRequest(checkout), created_at, news.outcome)
  if (told.kind === 'failed') return noteRefusal(services, checkout, told)
  if (told.kind !== 'succeeded') return
  // The first charge of an agreement that begins later is zero.
  if (purpose === 'agreement' && !isPositive(told.amount)) return
  if (purpose === 'card') {
    await keepVerified(services, checkout, told, news)
    return
  }
  // If it begins with its first charge, as at PayPro, or the notification of its beginning was lost, nothing else reports it.
  const { agreement } = news
  if (purpose === 'agreement' && agreement !== null) {
    const began = { kind: 'agreement', reference: id, agreement, state: 'active' } as const
    await applyAgreement(services, tenant, gateway, began, true)
  }
  const isOwn = purpose !== 'order' || news.account_id === null || news.account_id === checkout.account_id
  await collect(services, checkout, told, { agreement, isOwn })
}

/** Finds the try that is meant: a window that refused a card accepts others under the same id. */
const findTryOf = async (tx: Tx, first: AttemptRow, { gateway_ref }: Outcome): Promise<AttemptRow> => {
  if (first.state !== 'failed' || gateway_ref === null || gateway_ref === first.gateway_ref) return first
  return (await findTry(tx, first.gateway, first.id, gateway_ref)) ?? first
}

/** Handles a gateway’s report on a payment. Returns the result, for the notification’s row. */
export const applyPayment = async (
  services: Services,
  tenant: string,
  gateway: string,
  news: PaymentNews,
): Promise<string> => {
  const { database } = services
  const { begun, checkout } = await database.read(tenant, async (tx) => {
    const first = await findAttempt(tx, news.reference)
    const attempt = first && (await findTryOf(tx, first, news.outcome))
    const page = attempt === undefined ? await findCheckout(tx, gateway, news.reference) : undefined
    return { begun: attempt ?? (page && (await findAttempt(tx, page.id))), checkout: page }
  })
  if (begun !== undefined) {
    const { state } = await applyToAttempt(services, begun, news)
    return `attempt is ${state}`
  }
  if (checkout === undefined) return 'nothing of ours'
  await applyToCheckout(services, checkout, news)
  return `${checkout.purpose} is applied`
}
