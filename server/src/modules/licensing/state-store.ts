import type { DeliverableState } from '@foyer/contract/licensing/deliverable.ts'
import { sql } from 'kysely'
import { chargedByItselfIn, stopDayIn } from './licence-rules.ts'

/** What states depend on besides the row itself. */
export interface StateFacts {
  readonly today: string
  /** The first day after the `expiring` range: a licence that ends before it and does not renew is about to expire. */
  readonly near: string
  /** Licences with something to pay now. */
  readonly unpaid: readonly string[]
  /** Licences whose unpaid order is only for the next period, before its day. */
  readonly ahead: readonly string[]
}

/**
 * `stateOf` of licence-rules.ts in SQL, so that lists can filter by it. The licences with something to pay are looked up in a hash table: as arrays they
 * would be compared one by one with each licence of the brand.
 */
export const stateIn = ({ today, near, unpaid, ahead }: StateFacts) => sql<DeliverableState>`case
  when terminated_at is not null then 'terminated'
  when blocked_at is not null then 'blocked'
  when ${sql.raw(stopDayIn)} <= ${today}::date then 'expired'
  when id in (select unnest(${unpaid}::uuid[])) then 'unpaid'
  when id in (select unnest(${ahead}::uuid[])) and not ${sql.raw(chargedByItselfIn)} then 'unpaid'
  when billing_terms = 'trial' then 'trial'
  when auto_renewable then 'active'
  when paid_till <= ${today}::date then 'expired'
  when paid_till < ${near}::date then 'expiring'
  else 'active' end`

/** For the row of a licence: neither anyone nor its day has ended it. What nothing renews ends with its paid day, like its state. */
export const stillRunsIn = (today: string) => sql<boolean>`(terminated_at is null and (
  paid_till is null or paid_till > ${today}::date or auto_renewable and ${sql.raw(stopDayIn)} > ${today}::date))`
