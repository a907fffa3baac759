import { dayMs, dayOf } from '@foyer/contract/vocabulary/days.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

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

/** Running licences that end within 14 days without renewing, and renewals whose card was declined or that stopped their licence within 30 days. */
export const readTroubles = async (tx: Tx, now: Date): Promise<LicenceTroubles> => {
  const [ending, failed] = await Promise.all([
    sql<EndingLicence & { count: number }>`
      select id, human_id, sku_name, account_id, paid_till::text, count(*) over ()::int as count from licensing.deliverable
      where tenant = platform.tenant() and terminated_at is null and blocked_at is null and not auto_renewable
        and paid_till > ${dayIn(now, 0)}::date and paid_till <= ${dayIn(now, 14)}::date
      order by paid_till, id limit ${most}`.execute(tx),
    sql<FailedRenewal & { count: number }>`
      select r.deliverable_id, d.human_id, d.account_id, r.order_id, r.state, r.tries, r.try_at, count(*) over ()::int as count
      from licensing.renewal r join licensing.deliverable d on d.id = r.deliverable_id
      where r.tenant = platform.tenant() and ((r.state = 'open' and r.tries > 0) or (r.state = 'stopped' and r.stop_at > ${dayIn(now, -30)}::date))
      order by r.opened_at desc, r.id limit ${most}`.execute(tx),
  ])
  return { ending: counted(ending.rows), failedRenewals: counted(failed.rows) }
}
