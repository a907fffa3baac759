import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { type Tx, writeAlong } from '../../../platform/database/database.ts'
import type { LicensingRenewal } from '../../../platform/database/tables.generated.ts'
import { takeDue } from '../../../platform/database/take-due.ts'
import { externalPatienceDays, noticeDays, shortPeriods } from './renewal-rules.ts'

export type RenewalRow = Selectable<LicensingRenewal>

export type RenewalChange = Updateable<LicensingRenewal>

export const insertRenewal = async (tx: Tx, row: Insertable<LicensingRenewal>): Promise<void> => {
  await tx.insertInto('licensing.renewal').values(row).execute()
}

export const updateRenewal = async (tx: Tx, id: string, change: RenewalChange): Promise<void> => {
  await writeAlong(tx, tx.updateTable('licensing.renewal').set(change).where('id', '=', id).compile())
}

/** The licence’s renewal that is not settled yet. */
export const findOpenRenewal = (tx: Tx, deliverableId: string): Promise<RenewalRow | undefined> =>
  tx
    .selectFrom('licensing.renewal')
    .selectAll()
    .where('deliverable_id', '=', deliverableId)
    .where('state', 'in', ['open', 'stopped'])
    .orderBy('opened_at', 'desc')
    .limit(1)
    .executeTakeFirst()

export const lockRenewal = (tx: Tx, id: string): Promise<RenewalRow> =>
  tx.selectFrom('licensing.renewal').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

export const findRenewalOfOrder = (tx: Tx, orderId: string): Promise<RenewalRow | undefined> =>
  tx.selectFrom('licensing.renewal').selectAll().where('order_id', '=', orderId).executeTakeFirst()

/**
 * Licences whose period ends soon and that have no renewal for the next one yet. Daily and hourly licences are renewed on the day itself.
 * For licences charged by an external service, the charge itself opens the renewal. They are listed only if no charge has come in time, so
 * that someone can pay by hand. The service may charge later than the period ends, for example if the customer agreed during the grace days.
 */
export const listToOpen = async (tx: Tx, tenant: string, today: string, limit: number): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select d.id from licensing.deliverable d
    where d.tenant = ${tenant} and d.terminated_at is null and d.blocked_at is null and d.auto_renewable and d.billing_terms <> 'trial'
      and d.period <> 'one_time'
      -- The latest of the days below. Those depend on the row, so no index finds them.
      and d.paid_till <= ${today}::date + ${noticeDays}::int
      and d.paid_till <= ${today}::date + case
        when d.billing_kind = 'external' then -${externalPatienceDays}::int
        when d.period = any(${shortPeriods}) then 0
        else ${noticeDays}::int end
      and (d.billing_kind <> 'external' or d.external_charge_on is null
        or d.external_charge_on <= ${today}::date - ${externalPatienceDays}::int)
      and not exists (
        select from licensing.renewal r where r.deliverable_id = d.id and r.starts_on >= d.paid_till and r.state <> 'cancelled')
    order by d.paid_till limit ${limit}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Periods that begin on this day or later no longer count as paid: their days are to be invoiced again. */
export const cancelRenewalsFrom = async (tx: Tx, deliverableId: string, day: string): Promise<void> => {
  await tx
    .updateTable('licensing.renewal')
    .set({ state: 'cancelled' })
    .where('deliverable_id', '=', deliverableId)
    .where('state', '=', 'paid')
    .where('starts_on', '>=', day)
    .execute()
}

type Due = 'try_at' | 'remind_at'

/** Takes open renewals that are due, and postpones them. */
export const leaseDue = (tx: Tx, due: Due, now: Date, until: Date, limit: number): Promise<RenewalRow[]> =>
  takeDue(tx, 'licensing.renewal', {
    by: due,
    among: sql`state = 'open'`,
    set: sql`${sql.ref(due)} = ${until}`,
    now,
    limit,
  })

/** Marks open renewals whose time is over as stopped. Each is returned once. */
export const takeStopped = (tx: Tx, now: Date, limit: number): Promise<RenewalRow[]> =>
  takeDue(tx, 'licensing.renewal', {
    by: 'stop_at',
    among: sql`state = 'open'`,
    set: sql`state = 'stopped', try_at = null, remind_at = null`,
    now,
    limit,
  })

/** Open renewals whose licences stop by then. */
export const listNearStop = (tx: Tx, tenant: string, till: Date): Promise<RenewalRow[]> =>
  tx
    .selectFrom('licensing.renewal')
    .selectAll()
    .where('tenant', '=', tenant)
    .where('state', '=', sql.lit('open'))
    .where('stop_at', '<=', till)
    .orderBy('stop_at')
    .execute()

/** The currencies of everything that renews with a saved card of the account. */
export const currenciesByCard = async (tx: Tx, accountId: string): Promise<string[]> => {
  const rows = await tx
    .selectFrom('licensing.deliverable')
    .select('currency')
    .distinct()
    .where('account_id', '=', accountId)
    .where('billing_kind', '=', 'internal')
    .where('auto_renewable', '=', true)
    .where('terminated_at', 'is', null)
    .execute()
  return rows.map(({ currency }) => currency)
}
