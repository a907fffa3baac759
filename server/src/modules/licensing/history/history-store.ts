import type { Tx } from '../../../platform/database/database.ts'

export interface AuditRow {
  readonly id: string
  readonly at: Date
  readonly actor: string
  readonly action: string
  readonly reason: string | null
  readonly changes: Readonly<Record<string, unknown>>
}

export interface IncidentRow {
  readonly id: string
  readonly hostname: string
  readonly alert: string
  readonly began_at: Date
  readonly ended_at: Date | null
}

/** Since when its present owner has had the licence; the beginning of time if it was always theirs. Earlier events belong to its former owner. */
export const ownedSince = async (tx: Tx, tenant: string, deliverableId: string): Promise<Date> => {
  const moved = await tx
    .selectFrom('platform.audit_entry')
    .select('at')
    .where('tenant', '=', tenant)
    .where('object_id', '=', deliverableId)
    .where('action', '=', 'licence_moved')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return moved?.at ?? new Date(0)
}

const startingActions = ['licence_converted', 'licence_recommenced', 'renewal_external'] as const
const endingActions = ['licence_discontinued', 'licence_terminated'] as const

/** When its renewal was last turned off since then, by anyone. It may have been turned on again. */
export const givenUpSince = async (
  tx: Tx,
  tenant: string,
  deliverableId: string,
  since: Date,
): Promise<Date | undefined> => {
  const ended = await tx
    .selectFrom('platform.audit_entry')
    .select('at')
    .where('tenant', '=', tenant)
    .where('object_id', '=', deliverableId)
    .where('at', '>=', since)
    .where('action', 'in', [...endingActions])
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return ended?.at
}

/** One moment at which the renewal of a licence was turned on or off, or the licence ended. */
export interface Turn {
  readonly at: Date
  readonly on: boolean
}

/** All of them, earliest first. */
export const listTurns = async (tx: Tx, tenant: string, deliverableId: string): Promise<Turn[]> => {
  const rows = await tx
    .selectFrom('platform.audit_entry')
    .select(['at', (eb) => eb('action', 'in', [...startingActions]).as('on')])
    .where('tenant', '=', tenant)
    .where('object_id', '=', deliverableId)
    .where('action', 'in', [...startingActions, ...endingActions])
    .orderBy('at')
    .orderBy('id')
    .execute()
  return rows.map(({ at, on }) => ({ at, on: on === true }))
}

/** The actions on the licence since then that its history shows, newest first. */
export const listDeeds = async (
  tx: Tx,
  tenant: string,
  deliverableId: string,
  since: Date,
  actions: readonly string[],
  limit: number,
): Promise<AuditRow[]> => {
  const rows = await tx
    .selectFrom('platform.audit_entry')
    .select(['id', 'at', 'actor', 'action', 'reason', 'changes'])
    .where('tenant', '=', tenant)
    .where('object_id', '=', deliverableId)
    .where('at', '>=', since)
    .where('action', 'in', [...actions])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  // Entries always have an object.
  return rows.map((row) => ({ ...row, changes: row.changes as AuditRow['changes'] }))
}

export const listIncidents = (tx: Tx, deliverableId: string, since: Date, limit: number): Promise<IncidentRow[]> =>
  tx
    .selectFrom('licensing.server_incident')
    .select(['id', 'hostname', 'alert', 'began_at', 'ended_at'])
    .where('deliverable_id', '=', deliverableId)
    .where('began_at', '>=', since)
    .orderBy('began_at', 'desc')
    .limit(limit)
    .execute()
