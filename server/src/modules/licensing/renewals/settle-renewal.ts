import type { BillingPeriod } from '@foyer/contract/vocabulary/billing-period.ts'
import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { PaidOrder } from '../../billing/index.ts'
import { hasEnded } from '../licence-rules.ts'
import { giveUpRaises } from '../limits/give-up-raises.ts'
import { periodEnd } from '../purchase/period-rules.ts'
import type { Services } from '../services.ts'
import type { LockedRow } from '../store.ts'
import { findRenewalOfOrder, updateRenewal } from './renewal-store.ts'

interface Stretch {
  readonly starts_on: string
  readonly ends_on: string
}

/**
 * Settles the renewal whose order is being paid. If the licence had stopped or ended, its period begins on the day of the payment: nobody
 * pays for days without servers. An unpaid raise was priced for the days before this period, so it is given up; otherwise the price of
 * some days would buy it for the whole period.
 */
export const settleRenewal = async (
  services: Services,
  tx: Tx,
  { id, delivered_at, deliverable_id }: PaidOrder,
  licence: LockedRow,
  planned: Stretch,
): Promise<Stretch> => {
  const by = { actor: 'system', reason: 'the next period is paid' }
  const [renewal] = await Promise.all([
    findRenewalOfOrder(tx, id),
    deliverable_id !== null && giveUpRaises(services, tx, deliverable_id, by),
  ])
  if (renewal === undefined) return planned
  await updateRenewal(tx, renewal.id, { state: 'paid', try_at: null, remind_at: null })
  const today = dayOf(delivered_at)
  // Paid on its first day, the period is as invoiced, with the licence’s usual day of the month.
  if (today === planned.starts_on) return planned
  if (renewal.state !== 'stopped' && !hasEnded(licence, today)) return planned
  const stretch = { starts_on: today, ends_on: periodEnd(today, licence.period as BillingPeriod) ?? planned.ends_on }
  await services.billing.noteProlonged(tx, id, stretch)
  return stretch
}
