import type { AuditedObject } from '../../platform/audit/audit.ts'

export const ofTicket = (id: string, account_id: string | null): AuditedObject => ({
  object_type: 'ticket',
  object_id: id,
  account_id,
})
