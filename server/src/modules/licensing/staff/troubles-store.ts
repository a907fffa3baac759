import type { LicenceTrouble } from '@foyer/contract/operator/licence.ts'
import { dayMs, dayOf } from '@foyer/contract/vocabulary/days.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { startOfDay } from '../../../platform/database/days.ts'

/** How many of each kind are listed. The count covers all. */
const most = 20

export interface EndingLicence {
  readonly id: string
  readonly human_id: string
  readonly sku_name: string
  readonly account_id: string
  readonly paid_till: string
}

export interface FailedRenewal {
  readonly deliverable_id: string
  readonly human_id: string
  readonly account_id: string
  readonly order_id: string
  readonly state: string
  readonly tries: number
  readonly try_at: Date | null
}

interface Counted<Row> {
  readonly count: number
  readonly rows: readonly Row[]
}

export interface LicenceTroubles {
  readonly ending: Counted<EndingLicence>
  readonly failedRenewals: Counted<FailedRenewal>
}

const counted = <Row extends { readonly count: number }>(rows: readonly Row[]): Counted<Row> => ({
  count: rows[0]?.count ?? 0,
  rows,
})

const dayIn = (now: Date, days: number): string => dayOf(now.getTime() + days * dayMs)

/** For the row of a licence: it runs, nothing renews it, and it ends within 14 days. */
const isEnding = (now: Date) => sql<boolean>`(terminated_at is null and blocked_at is null and not auto_renewable
  and paid_till > ${dayIn(now, 0)}::date and paid_till <= ${dayIn(now, 14)}::date)`

/** Renewals whose card was declined, or that stopped their licence within 30 days. Each kind is found by an index of its own. */
const failedRenewals = (now: Date) => sql`(
  select * from licensing.renewal where tenant = platform.tenant() and state = 'open' and tries > 0
  union all
  select * from licensing.renewal where tenant = platform.tenant() and state = 'stopped' and stop_at > ${startOfDay(dayIn(now, -30))}) r`

/** The licences in this trouble, for a list of licences. */
export const isIn = (trouble: LicenceTrouble, now: Date): RawBuilder<boolean> =>
  trouble === 'ending' ? isEnding(now) : sql<boolean>`(id in (select r.deliverable_id from ${failedRenewals(now)}))`

/** Licences that end soon, the next first; failed renewals, first those that stop their licence next, then those that stopped it last. */
export const readTroubles = async (tx: Tx, now: Date): Promise<LicenceTroubles> => {
  const [ending, failed] = await Promise.all([
    sql<EndingLicence & { count: number }>`
      select id, human_id, sku_name, account_id, paid_till::text, count(*) over ()::int as count from licensing.deliverable
      where tenant = platform.tenant() and ${isEnding(now)}
      order by paid_till, id limit ${most}`.execute(tx),
    sql<FailedRenewal & { count: number }>`
      select r.deliverable_id, d.human_id, d.account_id, r.order_id, r.state, r.tries, r.try_at, r.count
      from (
        select r.*, count(*) over ()::int as count, row_number() over (
          order by state = 'stopped', case when state = 'open' then stop_at end, stop_at desc, id) as place
        from ${failedRenewals(now)} order by place limit ${sql.lit(most)}) r
      join licensing.deliverable d on d.id = r.deliverable_id
      order by r.place`.execute(tx),
  ])
  return { ending: counted(ending.rows), failedRenewals: counted(failed.rows) }
}
