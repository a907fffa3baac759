import type { AuditEntry } from '@foyer/contract/operator/desk.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { type CsvTable, csvTable, everyRow } from '../../../platform/http/csv.ts'
import type { DeskServices } from '../services.ts'
import { type AuditQuery, readAudit } from './read-desk.ts'

interface AuditExport extends AuditQuery {
  readonly format?: 'csv' | undefined
}

/** The brand's log as a file for auditors: action codes as they are stored, changes as JSON. */
export const exportAudit =
  (services: DeskServices) =>
  (call: OperatorCall, { format: _format, ...query }: AuditExport): CsvTable =>
    csvTable<AuditEntry>(
      'audit',
      {
        at: ({ at }) => at,
        actor: ({ actor }) => actor,
        actor_email: ({ actor_email }) => actor_email,
        actor_ip: ({ actor_ip }) => actor_ip,
        action: ({ action }) => action,
        object_type: ({ object_type }) => object_type,
        object_name: ({ object_name }) => object_name,
        customer: ({ account_email }) => account_email,
        reason: ({ reason }) => reason,
        changes: ({ changes }) => (Object.keys(changes).length === 0 ? null : JSON.stringify(changes)),
        object_id: ({ object_id }) => object_id,
        customer_id: ({ account_id }) => account_id,
        id: ({ id }) => id,
      },
      everyRow((page) => readAudit(services)(call, { ...query, ...page })),
    )
