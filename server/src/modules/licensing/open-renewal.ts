import type { BillingPeriod } from '@foyer/contract/vocabulary/billing-period.ts'
import { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { add, fromMinor, money } from '@foyer/contract/vocabulary/money.ts'
import type { Tx } from '../../platform/database/database.ts'
import { failure } from '../../platform/failure.ts'
import { texts } from './locale/texts.ts'
import { periodEnd } from './period-rules.ts'
import type { Services } from './services.ts'
import { lockDeliverable } from './store.ts'

export interface Renewal {
  readonly tenant: string
  readonly deliverable_id: string
  readonly actor: string
  readonly issued_at?: Date
}

/**
 * Opens the invoice that prolongs a licence by its next period, in the caller's transaction.
 * 409 `conflict` where one is open already or nothing runs out. Returns the order's id.
 */
export const openRenewal = async (
  { account, billing }: Services,
  tx: Tx,
  { tenant, deliverable_id, actor, issued_at }: Renewal,
): Promise<string> => {
  const row = await lockDeliverable(tx, deliverable_id)
  const [open] = await billing.openOrders(tx, [deliverable_id])
  const startsOn = row.paid_till
  const endsOn = startsOn === null ? null : periodEnd(startsOn, row.period as BillingPeriod)
  if (open !== undefined || startsOn === null || endsOn === null || row.terminated_at !== null)
    throw failure('conflict')
  const owner = await account.get(tx, row.account_id)
  const words = texts[Locale.parse(owner.locale)]
  const currency = Currency.parse(row.currency)
  const price = add(money(row.price, currency), money(row.price_correction, currency))
  const unit = fromMinor(price.minor / BigInt(row.quantity), currency)
  const whole = unit.minor * BigInt(row.quantity) === price.minor
  const title = `${row.sku_name}, ${words.periods[row.period as BillingPeriod]}`
  const detail = `${row.human_id}, ${words.day(startsOn)} – ${words.day(endsOn)}`
  return billing.issue(tx, {
    tenant,
    account_id: row.account_id,
    purpose: 'prolong',
    description: words.prolongation(row.human_id, row.sku_name),
    // A price that does not divide by the quantity is shown as one line of the whole.
    lines: [
      whole
        ? { title, detail, quantity: row.quantity, unit_price: unit }
        : { title, detail, quantity: 1, unit_price: price },
    ],
    actions: [
      {
        command: 'prolong',
        description: words.prolongation(row.human_id, row.sku_name),
        data: { starts_on: startsOn, ends_on: endsOn, paid_periods: 1 },
      },
    ],
    deliverable: { id: row.id, human_id: row.human_id, name: row.sku_name },
    due_on: startsOn,
    actor,
    ...(issued_at !== undefined && { issued_at }),
  })
}
