import type { AuditedObject } from '../../platform/audit/audit.ts'

export const ofOrder = (id: string, account_id: string | null): AuditedObject => ({
  object_type: 'order',
  object_id: id,
  account_id,
})

export const ofCard = (id: string, account_id: string | null): AuditedObject => ({
  object_type: 'payment_method',
  object_id: id,
  account_id,
})
