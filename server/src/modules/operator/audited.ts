import type { AuditedObject } from '../../platform/audit/audit.ts'

export const ofOperator = (id: string): AuditedObject => ({
  object_type: 'operator',
  object_id: id,
  account_id: null,
})

export const ofKey = (id: string): AuditedObject => ({
  object_type: 'operator_key',
  object_id: id,
  account_id: null,
})
