import type { AuditedObject } from '../../platform/audit/audit.ts'

export const ofLicence = (id: string, account_id: string | null): AuditedObject => ({
  object_type: 'deliverable',
  object_id: id,
  account_id,
})
