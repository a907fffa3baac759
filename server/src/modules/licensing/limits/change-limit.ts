import type { UpgradeBody, UpgradeResult } from '@foyer/contract/licensing/limit-change.ts'
import { invoiceDueDays } from '@foyer/contract/vocabulary/constants.ts'
import { addDays, dayOf } from '@foyer/contract/vocabulary/days.ts'
import { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { wireAmount } from '@foyer/contract/vocabulary/money.ts'
import { auditedBy } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { makeId } from '../../../platform/ids.ts'
import { type CardToCharge, isOwed } from '../../billing/index.ts'
import { ofLicence } from '../audited.ts'
import { texts } from '../locale/texts.ts'
import { licensingPolicy } from '../policy.ts'
import { lockReadable } from '../read-licence.ts'
import { noticeDay } from '../renewals/renewal-rules.ts'
import { findOpenRenewal } from '../renewals/renewal-store.ts'
import type { LicenceRow } from '../servers/server-store.ts'
import type { Services } from '../services.ts'
import { chargeQueue, type RaiseCharge } from './charge-raise.ts'
import { endLimitChange, findOpenChange, insertLimitChange } from './limit-store.ts'
import { quoteFor, type Raise } from './quote-raise.ts'

/**
 * The last day to pay for a raise, after which it is cancelled. It is priced for the days left today, so it must be paid before the invoice
 * for the next period is issued or, if that exists already, before the current period ends; and never later than other invoices are due.
 */
const dueOn = async (tx: Tx, { id, period, paid_till }: LicenceRow, today: string): Promise<string> => {
  // Bought once, it has no period: it is due like a new purchase.
  if (period === 'one_time' || paid_till === null) return addDays(today, invoiceDueDays)
  const end = (await findOpenRenewal(tx, id)) === undefined ? noticeDay(paid_till, period) : paid_till
  const [before, latest] = [addDays(end, -1), addDays(today, invoiceDueDays)]
  const day = before < latest ? before : latest
  return day > today ? day : today
}

/** Issues the order for a raise. A free one is delivered in the same transaction. Returns its id. */
const issueRaise = async (
  { account, billing, clock }: Services,
  tx: Tx,
  call: ActorCall,
  { licence, quantity, sku_version, quote, decision }: Raise,
): Promise<string> => {
  const words = texts[Locale.parse((await account.get(tx, licence.account_id)).locale)]
  const delta = quantity - licence.quantity
  const today = dayOf(clock.now())
  const { human_id, sku_name, paid_till } = licence
  const till = licence.period === 'one_time' ? null : paid_till
  const covered = till === null ? {} : { starts_on: today, ends_on: till }
  const description = words.raise(human_id, sku_name, quantity)
  return billing.issue(tx, {
    ...auditedBy(call),
    account_id: licence.account_id,
    purpose: 'increase',
    description,
    lines: [
      {
        title: words.raiseLine(sku_name, delta),
        detail:
          till === null
            ? human_id
            : `${human_id}, ${words.day(today)} – ${words.day(till)} (${quote.days_left}/${quote.days_in_period})`,
        quantity: 1,
        unit_price: quote.amount,
      },
    ],
    actions: [{ command: 'increase', description, data: { quantity_delta: delta, sku_version, ...covered } }],
    deliverable: { id: licence.id, human_id, name: sku_name },
    due_on: await dueOn(tx, licence, today),
    told_by: decision.kind === 'defer' ? 'charger' : 'notice',
  })
}

/** The customer confirmed what the preview showed. After midnight or with a new catalogue the raise may come to something else. */
const refuseUnseen = ({ quantity, quote }: Raise, { seen_quantity, seen_total }: UpgradeBody): void => {
  const total = wireAmount(quote.total)
  if ((seen_quantity ?? quantity) !== quantity || (seen_total ?? total) !== total)
    throw failure('price_changed', { meta: { quantity, total } })
}

/** The earlier raise, whose invoice was paid or cancelled, is over, although the job that records it may not have run yet. */
const endFormer = async ({ billing, clock }: Services, tx: Tx, deliverableId: string): Promise<void> => {
  const former = await findOpenChange(tx, deliverableId)
  if (former === undefined) return
  const order = await billing.find(tx, former.order_id)
  if (order !== undefined && isOwed(order)) throw failure('upgrade_not_possible', { meta: { reason: 'unpaid' } })
  await endLimitChange(tx, former.id, order?.paid_at == null ? 'failed' : 'success', clock.now())
}

/** Charging asks the bank, which no transaction may wait for. A job does it, and the licence shows the result. */
const deferCharge = async (
  services: Services,
  tx: Tx,
  call: ActorCall,
  { licence, quantity }: Raise,
  orderId: string,
  card: CardToCharge,
): Promise<UpgradeResult> => {
  const { clock, jobs } = services
  await endFormer(services, tx, licence.id)
  const id = makeId(clock)
  const { tenant, actor } = call
  const created_at = clock.now()
  await insertLimitChange(tx, {
    id,
    tenant,
    deliverable_id: licence.id,
    order_id: orderId,
    account_id: actor.account_id,
    quantity_delta: quantity - licence.quantity,
    status: 'processing',
    created_at,
  })
  const { id: payment_method_id, gateway } = card
  const asked_at = created_at.toISOString()
  const charge: RaiseCharge = { id, call, order_id: orderId, gateway, payment_method_id, asked_at }
  await jobs.enqueue(tx, chargeQueue, charge)
  return { status: 'waiting', async_job_id: id }
}

/**
 * Raises a licence's limit. The licence's row is locked, so its raises, renewals and payments run one after another:
 * of two raises at the same time, the second finds the first one's open invoice. Throws 409 `price_changed` if the raise no longer comes to
 * what the customer saw, and 429 if the account has placed too many orders in an hour.
 */
export const changeLimit =
  (services: Services) =>
  async (call: ActorCall, id: string, body: UpgradeBody): Promise<UpgradeResult> => {
    await services.orderLimit.take(call.actor.account_id)
    return services.database.transaction(call.tenant, async (tx): Promise<UpgradeResult> => {
      const locked = await lockReadable(services, tx, call, id, licensingPolicy.upgradeDeliverable)
      const raise = await quoteFor(services, tx, call, locked, body.quantity_delta)
      refuseUnseen(raise, body)
      const orderId = await issueRaise(services, tx, call, raise)
      const { licence, quantity, decision, card } = raise
      await services.audit(tx, {
        ...auditedBy(call),
        action: 'limit_raise_asked',
        ...ofLicence(id, licence.account_id),
        changes: { from: licence.quantity, to: quantity, order_id: orderId, decision: decision.kind },
      })
      if (decision.kind === 'apply') return { status: 'success' }
      if (decision.kind === 'defer' && card !== null) return deferCharge(services, tx, call, raise, orderId, card)
      return { status: 'payment_required', order_id: orderId }
    })
  }
