import { compare, decimalOf, type Money, money } from '@foyer/contract/vocabulary/money.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { makeId } from '../../../platform/ids.ts'
import { auditActor } from '../audit-actor.ts'
import { ofOrder } from '../audited.ts'
import type { News } from '../gateways/gateway.ts'
import { postDispute } from '../letters/dispute.ts'
import { lockToldPayment } from '../notifications/told-payment.ts'
import type { PaymentRow } from '../payments/payment-store.ts'
import type { CreditNote } from '../refunds/issue-credit-note.ts'
import { leftOf } from '../refunds/left-of-payment.ts'
import type { Services } from '../services.ts'
import { type DisputeRow, findOpenDispute, putDispute, reverseLost, tellByRefund } from './dispute-store.ts'
import { loseMoney } from './lose-money.ts'

type DisputeNews = Extract<News, { kind: 'dispute' }>
type Told = Pick<DisputeRow, 'reference' | 'state' | 'amount'>

/** What other modules react to. */
const announced: ReadonlySet<string> = new Set(['opened', 'won', 'lost'])

/** Mails staff, and announces to other modules what a bank has begun or decided. For example, licences react to a lost dispute. */
const tell = async (services: Services, tx: Tx, payment: PaymentRow, told: Told, note: CreditNote | null = null) => {
  const { audit, jobs, log } = services
  const { id: payment_id, tenant, order_id, account_id, gateway, currency } = payment
  const { reference, state, amount } = told
  log.error({ order: order_id, dispute: reference, state }, 'a payment is disputed')
  // The outcome is the name of the audited action.
  const changes = { reference, amount, currency }
  const about = { ...ofOrder(order_id, account_id), changes }
  await audit(tx, { tenant, actor: auditActor(gateway), actor_ip: null, action: `dispute_${state}`, ...about })
  if (announced.has(state))
    await jobs.announce(tx, 'payment_disputed', { tenant, order_id, payment_id, state, reference, amount, currency })
  await postDispute(services, tx, payment, told, note)
}

/**
 * The disputed part of a payment. A sum in the bank's own currency cannot be compared with ours, so then the whole payment counts. Never
 * more than was paid: some providers add their dispute fee, which no refund returns.
 */
const atStake = ({ amount, currency }: PaymentRow, news: DisputeNews): string => {
  if (news.amount?.currency !== currency) return amount
  return compare(news.amount, money(amount, news.amount.currency)) < 0 ? decimalOf(news.amount) : amount
}

/**
 * A bank that had taken the money decides anew, for example on appeal. The credit note and the block stand, because the customer may have
 * settled the matter meanwhile: staff decide.
 */
const reverse = async (services: Services, tx: Tx, payment: PaymentRow, reference: string): Promise<string> => {
  const { gateway } = payment
  const lost = await reverseLost(tx, { gateway, reference, now: services.clock.now() })
  if (lost === undefined) return 'dispute is known'
  await tell(services, tx, payment, { ...lost, state: 'reversed' })
  return 'dispute is reversed'
}

/** A bank takes a payment back, or wants to. Repeated and reordered reports change nothing, and a final state stays final. */
export const applyDispute = (services: Services, tenant: string, gateway: string, news: DisputeNews): Promise<string> =>
  services.database.transaction(tenant, async (tx) => {
    const payment = await lockToldPayment(tx, gateway, news)
    if (payment === undefined) return 'nothing of ours'
    const { id: payment_id, order_id, account_id, currency } = payment
    const now = services.clock.now()
    const { state, reference } = news
    const amount = atStake(payment, news)
    if (state === 'asked') {
      // The bank has taken nothing yet, and a refund is the best answer, so refunds stay possible.
      await tell(services, tx, payment, { reference, state, amount })
      return 'the bank asks'
    }
    const isNews = await putDispute(tx, {
      id: makeId(services.clock),
      tenant,
      payment_id,
      order_id,
      account_id,
      gateway,
      reference,
      amount,
      currency,
      state,
      opened_at: now,
      closed_at: state === 'opened' ? null : now,
    })
    if (!isNews) return state === 'won' ? reverse(services, tx, payment, reference) : 'dispute is known'
    const note = state === 'lost' ? await loseMoney(services, tx, payment) : null
    await tell(services, tx, payment, { reference, state, amount }, note)
    return `dispute is ${state}`
  })

/** The dispute that a provider closes by reporting a refund of everything disputed, or of what was left to be taken. */
export const disputeEndedBy = async (tx: Tx, payment: PaymentRow, returned: Money): Promise<DisputeRow | undefined> => {
  if (!tellByRefund.has(payment.gateway)) return undefined
  const open = await findOpenDispute(tx, payment.id)
  if (open === undefined) return undefined
  const { left } = await leftOf(tx, payment)
  const isAll = compare(returned, money(open.amount, returned.currency)) >= 0 || compare(returned, left) >= 0
  return isAll ? open : undefined
}

/** Closes the dispute: that refund has been recorded, and `note` is its credit note. */
export const loseDispute = async (
  services: Services,
  tx: Tx,
  payment: PaymentRow,
  open: DisputeRow,
  note: CreditNote | null,
): Promise<void> => {
  const lost = { ...open, state: 'lost', closed_at: services.clock.now() }
  await putDispute(tx, lost)
  await tell(services, tx, payment, lost, note)
}
