import { compare, decimalOf, type Money, money } from '@foyer/contract/vocabulary/money.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { makeId } from '../../../platform/ids.ts'
import { auditActor } from '../audit-actor.ts'
import type { News } from '../gateways/gateway.ts'
import { postDispute } from '../letters/dispute.ts'
import { lockToldPayment } from '../notifications/told-payment.ts'
import type { PaymentRow } from '../payments/payment-store.ts'
import type { CreditNote } from '../refunds/issue-credit-note.ts'
import { leftOf } from '../refunds/left-of-payment.ts'
import type { Services } from '../services.ts'
import { type DisputeRow, findOpenDispute, putDispute, tellByRefund } from './dispute-store.ts'
import { loseMoney } from './lose-money.ts'

type DisputeNews = Extract<News, { kind: 'dispute' }>
type Told = Pick<DisputeRow, 'reference' | 'state' | 'amount'>

/** A person is called, and whoever else listens is told of what a bank has begun or decided: of a lost one, licences (see licensing). */
const tell = async (services: Services, tx: Tx, payment: PaymentRow, told: Told, note: CreditNote | null = null) => {
  const { audit, jobs, log } = services
  const { id: payment_id, tenant, order_id, account_id, gateway, currency } = payment
  const { reference, state, amount } = told
  log.error({ order: order_id, dispute: reference, state }, 'a payment is disputed')
  // What became of it is what the action is called.
  const changes = { reference, amount, currency }
  const about = { object_type: 'order', object_id: order_id, account_id, changes }
  await audit(tx, { tenant, actor: auditActor(gateway), actor_ip: null, action: `dispute_${state}`, ...about })
  if (state !== 'asked') await jobs.announce(tx, 'payment_disputed', { tenant, order_id, payment_id, state })
  await postDispute(services, tx, payment, told, note)
}

/**
 * What of a payment is disputed. Told in the bank's own currency, it says nothing of ours: then all of it is at stake. Never more than was
 * paid: some providers add their fee for a dispute, which comes back with no refund.
 */
const atStake = ({ amount, currency }: PaymentRow, news: DisputeNews): string => {
  if (news.amount?.currency !== currency) return amount
  return compare(news.amount, money(amount, news.amount.currency)) < 0 ? decimalOf(news.amount) : amount
}

/** A bank takes a payment back, or wants to. Repeated and reordered news change nothing; an end is an end. */
export const applyDispute = (services: Services, tenant: string, gateway: string, news: DisputeNews): Promise<string> =>
  services.database.transaction(tenant, async (tx) => {
    const payment = await lockToldPayment(tx, gateway, news)
    if (payment === undefined) return 'nothing of ours'
    const { id: payment_id, order_id, account_id, currency } = payment
    const now = services.clock.now()
    const { state, reference } = news
    const amount = atStake(payment, news)
    if (state === 'asked') {
      // Nothing is taken, and a refund is what answers it best: it keeps nobody from that.
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
    if (!isNews) return 'dispute is known'
    const note = state === 'lost' ? await loseMoney(services, tx, payment) : null
    await tell(services, tx, payment, { reference, state, amount }, note)
    return `dispute is ${state}`
  })

/** The dispute whose end the provider tells by a refund of all that was disputed, or of what was left to be taken. */
export const disputeEndedBy = async (tx: Tx, payment: PaymentRow, returned: Money): Promise<DisputeRow | undefined> => {
  if (!tellByRefund.has(payment.gateway)) return undefined
  const open = await findOpenDispute(tx, payment.id)
  if (open === undefined) return undefined
  const { left } = await leftOf(tx, payment)
  const isAll = compare(returned, money(open.amount, returned.currency)) >= 0 || compare(returned, left) >= 0
  return isAll ? open : undefined
}

/** Its end: the money has been written down with that refund, and `note` is its document. */
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
