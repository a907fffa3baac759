import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { stopDayIn } from '../licence-rules.ts'

export interface ExpiringLicence {
  readonly deliverable_id: string
  readonly account_id: string
  readonly human_id: string
  readonly name: string
  readonly paid_till: string
  /** When it stops, which may be some days later. */
  readonly stops_on: string
  readonly is_trial: boolean
}

const stopsOnIn = sql<string>`${sql.raw(stopDayIn)}::date`

/** Licences that nothing renews. Blocked ones are left out, because nobody can renew them. */
const unrenewed = (tx: Tx) =>
  tx
    .selectFrom('licensing.deliverable as licence')
    .select(['id', 'account_id', 'human_id', 'sku_name', 'paid_till', 'billing_terms', stopsOnIn.as('stops_on')])
    .where('terminated_at', 'is', null)
    .where('blocked_at', 'is', null)
    .where('auto_renewable', '=', false)

type Row = Awaited<ReturnType<ReturnType<typeof unrenewed>['execute']>>[number]

const licenceOf = ({
  id,
  account_id,
  human_id,
  sku_name,
  paid_till,
  billing_terms,
  stops_on,
}: Row): ExpiringLicence[] =>
  paid_till === null
    ? []
    : [
        {
          deliverable_id: id,
          account_id,
          human_id,
          name: sku_name,
          paid_till,
          stops_on,
          is_trial: billing_terms === 'trial',
        },
      ]

/** Licences whose last paid day is in this range and which nothing renews. */
export const listExpiring = async (tx: Tx, after: string, till: string): Promise<ExpiringLicence[]> => {
  const rows = await unrenewed(tx).where('paid_till', '>', after).where('paid_till', '<=', till).execute()
  return rows.flatMap(licenceOf)
}

/**
 * Those that have stopped on a day in this range. If the renewal was turned off on that day or later, whoever owns the licence was told then
 * that it has stopped.
 */
export const listEnded = async (tx: Tx, after: string, till: string): Promise<ExpiringLicence[]> => {
  const rows = await unrenewed(tx)
    .where(stopsOnIn, '>', after)
    .where(stopsOnIn, '<=', till)
    .where((query) =>
      query.not(
        query.exists(
          query
            .selectFrom('platform.audit_entry as turn')
            .select('turn.id')
            .whereRef('turn.tenant', '=', 'licence.tenant')
            .whereRef('turn.object_id', '=', sql`licence.id::text`)
            .where('turn.action', '=', 'licence_discontinued')
            .where(sql<boolean>`turn.at >= ${stopsOnIn}`),
        ),
      ),
    )
    .execute()
  return rows.flatMap(licenceOf)
}
