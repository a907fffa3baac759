import type { BillingPeriod } from '@foyer/contract/vocabulary/billing-period.ts'
import { addDays, dayOf } from '@foyer/contract/vocabulary/days.ts'
import { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { fromMinor } from '@foyer/contract/vocabulary/money.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import { makeId } from '../../../platform/ids.ts'
import type { OrderDraft, TellerOfOrder } from '../../billing/index.ts'
import { listTurns } from '../history/history-store.ts'
import { hasEnded, isOver } from '../licence-rules.ts'
import { giveUpRaises } from '../limits/give-up-raises.ts'
import { type LicensingTexts, texts } from '../locale/texts.ts'
import { periodCharge } from '../purchase/period-price.ts'
import { periodEnd } from '../purchase/period-rules.ts'
import type { Services } from '../services.ts'
import { lockDeliverable } from '../store.ts'
import { tellCharge } from './plan-charge.ts'
import { daysRun, isChargedAtOnce, lapseDay, midnightOf, planOf } from './renewal-rules.ts'
import { findOpenRenewal, insertRenewal } from './renewal-store.ts'

/** How the invoice of a period is issued. */
interface Period {
  readonly actor: string
  readonly actor_ip?: string | null
  readonly issued_at?: Date
  readonly told_by?: TellerOfOrder
  /** The buyer's own reference, if it is not that of the licence's last invoice or of the profile. */
  readonly buyer_reference?: NonNullable<OrderDraft['buyer_reference']>
  /** The cancelled order whose place it takes. */
  readonly replaces?: NonNullable<OrderDraft['replaces']>
}

export interface Renewal extends Omit<Period, 'replaces'> {
  readonly tenant: string
  readonly deliverable_id: string
}

type Licence = Awaited<ReturnType<typeof lockDeliverable>>

interface Stretch {
  readonly starts_on: string
  readonly ends_on: string
}

/** The invoice of one period. If the price cannot be divided by the quantity, it has one line for the whole. */
const draftOf = (row: Licence, { starts_on, ends_on }: Stretch, words: LicensingTexts, actor: string): OrderDraft => {
  const { id, tenant, account_id, human_id, sku_name, quantity } = row
  const price = periodCharge(row)
  const unit = fromMinor(price.minor / BigInt(quantity), price.currency)
  const whole = unit.minor * BigInt(quantity) === price.minor
  const title = `${sku_name}, ${words.periods[row.period as BillingPeriod]}`
  const detail = `${human_id}, ${words.day(starts_on)} – ${words.day(ends_on)}`
  const description = words.prolongation(human_id, sku_name)
  return {
    tenant,
    account_id,
    purpose: 'prolong',
    description,
    lines: [whole ? { title, detail, quantity, unit_price: unit } : { title, detail, quantity: 1, unit_price: price }],
    actions: [{ command: 'prolong', description, data: { starts_on, ends_on, paid_periods: 1 } }],
    deliverable: { id, human_id, name: sku_name },
    due_on: starts_on,
    actor,
  }
}

/**
 * How many days the licence ran unpaid after `paidTill` until its renewal was turned off; 0 once its invoice would be too late. A customer who turns
 * off a renewal that is due and turns it on again pays for these days.
 */
const unpaidDays = async (tx: Tx, { id, tenant }: Licence, paidTill: string, today: string): Promise<number> => {
  if (isOver(lapseDay(paidTill), today)) return 0
  return daysRun(paidTill, await listTurns(tx, tenant, id))
}

/**
 * The period after the paid one; null if the licence never runs out or is terminated. If the licence has ended meanwhile, the period
 * begins today: a customer who comes back after months does not pay for them.
 */
export const nextStretch = async (tx: Tx, licence: Licence, today: string): Promise<Stretch | null> => {
  const { paid_till, terminated_at, billing_day } = licence
  const period = licence.period as BillingPeriod
  if (paid_till === null || terminated_at !== null) return null
  const starts_on = hasEnded(licence, today)
    ? addDays(today, -(await unpaidDays(tx, licence, paid_till, today)))
    : paid_till
  const ends_on = periodEnd(starts_on, period, starts_on === paid_till ? (billing_day ?? undefined) : undefined)
  return ends_on === null ? null : { starts_on, ends_on }
}

export interface Issued extends Stretch {
  readonly order_id: string
  /** The price is zero, so the licence was renewed at once. */
  readonly free: boolean
}

/** If an external service charges the licence, we only notify people when they have to pay. */
const tellerOf = (licence: Licence, told_by: TellerOfOrder | undefined): TellerOfOrder => {
  if (isChargedAtOnce(licence)) return 'charger'
  return told_by ?? (licence.billing_kind === 'external' ? 'gateway' : 'notice')
}

/** Creates the order for the next period of a locked licence, at its current price. Throws 409 `conflict` if there is none. */
export const issuePeriod = async (
  { account, billing, clock }: Services,
  tx: Tx,
  licence: Licence,
  { actor, actor_ip = null, issued_at, told_by, ...rest }: Period,
): Promise<Issued> => {
  const stretch = await nextStretch(tx, licence, dayOf(issued_at ?? clock.now()))
  if (stretch === null) throw failure('conflict')
  const owner = await account.get(tx, licence.account_id)
  const draft = draftOf(licence, stretch, texts[Locale.parse(owner.locale)], actor)
  const order_id = await billing.issue(tx, {
    ...draft,
    actor_ip,
    ...rest,
    told_by: tellerOf(licence, told_by),
    ...(issued_at !== undefined && { issued_at }),
  })
  const order = await billing.find(tx, order_id)
  return { ...stretch, order_id, free: order?.paid_at !== null }
}

/**
 * Opens the invoice of a licence's next period, in the caller's transaction. 409 `conflict` if one is open already or the licence never
 * ends. Returns the order's id.
 */
export const openRenewal = async (
  services: Services,
  tx: Tx,
  { tenant, deliverable_id, actor, actor_ip = null, issued_at, told_by, buyer_reference }: Renewal,
): Promise<string> => {
  const { clock } = services
  const row = await lockDeliverable(tx, deliverable_id)
  if ((await findOpenRenewal(tx, deliverable_id)) !== undefined) throw failure('conflict')
  await giveUpRaises(services, tx, deliverable_id, { actor, actor_ip, reason: 'the next period is invoiced' })
  const { order_id, starts_on, free } = await issuePeriod(services, tx, row, {
    actor,
    actor_ip,
    ...(told_by !== undefined && { told_by }),
    ...(issued_at !== undefined && { issued_at }),
    ...(buyer_reference !== undefined && { buyer_reference }),
  })
  const opened_at = issued_at ?? clock.now()
  const plan = planOf(row.auto_renewable && !free ? row.billing_kind : 'none', starts_on, opened_at)
  await insertRenewal(tx, {
    id: makeId(clock),
    tenant,
    deliverable_id,
    starts_on,
    order_id,
    state: free ? 'paid' : 'open',
    opened_at,
    stop_at: midnightOf(lapseDay(starts_on)),
    ...plan,
  })
  await tellCharge(services, tx, row, { order_id, try_at: plan.try_at })
  return order_id
}
