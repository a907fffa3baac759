import type { Clock } from '../clock.ts'
import { type Tx, writeAlong } from '../database/database.ts'
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
  /** The account in whose log it shows. */
  readonly account_id: string | null
  readonly reason?: string
  readonly changes?: Readonly<Record<string, unknown>>
}

/** Written in the transaction of what it tells of: either both happen or neither. */
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
    if (rows.length > 0) await writeAlong(tx, tx.insertInto('platform.audit_entry').values(rows).compile())
  }
}

/** Who acts, when a person does it through the portal; someone of the vendor's who acts for them is named instead. */
export const auditedBy = ({ tenant, actor, ip }: ActorCall): Pick<AuditEntry, 'tenant' | 'actor' | 'actor_ip'> => ({
  tenant,
  actor: actor.acting_operator === null ? actor.account_id : `operator:${actor.acting_operator.handle}`,
  actor_ip: ip,
})

/** Who acts, when someone of the vendor's does it. */
export const auditedByOperator = ({
  tenant,
  operator,
  ip,
}: OperatorCall): Pick<AuditEntry, 'tenant' | 'actor' | 'actor_ip'> => ({
  tenant,
  actor: `operator:${operator.handle}`,
  actor_ip: ip,
})

/** Whether this actor is someone of the vendor's, for a customer or in their own right. */
export const isOperator = (actor: string): boolean => actor.startsWith('operator:')
