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

/** When the licence came to whoever has it now; the beginning of time where it was always theirs. What happened before is its former owner's. */
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

/** When its renewal was ended last since then, by whomever; it may have been switched on again. */
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
    .where('action', 'in', ['licence_discontinued', 'licence_terminated'])
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return ended?.at
}

/** What was done to the licence since then, of the kinds that its history tells of; the newest first. */
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
  // Entries are written with an object, always.
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
