import type { Clock } from '../clock.ts'
import { type Tx, writeAlong } from '../database/database.ts'
import { presentJournal } from '../database/journal.ts'
import type { ActorCall, OperatorCall } from '../http/call.ts'
import { makeId } from '../ids.ts'

export interface AuditEntry {
  readonly tenant: string
  /** Account id, `operator:<name>`, `gateway:<name>` or `system`. */
  readonly actor: string
  readonly actor_ip: string | null
  readonly action: string
  readonly object_type: string
  readonly object_id: string
  /** The account whose log shows this entry. */
  readonly account_id: string | null
  readonly reason?: string | undefined
  readonly changes?: Readonly<Record<string, unknown>>
}

/** Who does something, where, and from which address. */
export type AuditedBy = Pick<AuditEntry, 'tenant' | 'actor' | 'actor_ip'>

/** What it is done to, and whose log shows it. */
export type AuditedObject = Pick<AuditEntry, 'object_type' | 'object_id' | 'account_id'>

/** Writes entries in the transaction of the change they record, so that both are committed or neither is. */
export type Audit = (tx: Tx, entry: AuditEntry | readonly AuditEntry[]) => Promise<void>

export const createAudit = (clock: Clock): Audit => {
  const rowOf = ({ reason, changes = {}, ...entry }: AuditEntry) => ({
    id: makeId(clock),
    at: clock.now(),
    reason: reason ?? null,
    changes: JSON.stringify(changes),
    ...entry,
  })
  return async (tx, entries) => {
    const rows = [entries].flat().map(rowOf)
    const journal = presentJournal()
    for (const { object_type, object_id } of rows) journal?.mention({ object_type, object_id })
    if (rows.length > 0) await writeAlong(tx, tx.insertInto('platform.audit_entry').values(rows).compile())
  }
}

/** The actor of a call made in the portal: the customer, or the operator who is acting for them. */
export const auditedBy = ({ tenant, actor, ip }: ActorCall): AuditedBy => ({
  tenant,
  actor: actor.acting_operator === null ? actor.account_id : `operator:${actor.acting_operator.handle}`,
  actor_ip: ip,
})

/** The actor of a call made by an operator. */
export const auditedByOperator = ({ tenant, operator, ip }: OperatorCall): AuditedBy => ({
  tenant,
  actor: `operator:${operator.handle}`,
  actor_ip: ip,
})

/** The actor of what the server does by itself. */
export const auditedBySystem = (tenant: string): AuditedBy => ({ tenant, actor: 'system', actor_ip: null })

/** Whether this actor is an operator, acting for a customer or in their own name. */
export const isOperator = (actor: string): boolean => actor.startsWith('operator:')
