import type { AuditedObject } from '../../platform/audit/audit.ts'

/** An audited account; its own log shows the entry unless another account is named. */
export const ofAccount = (id: string, account_id: string | null = id): AuditedObject => ({
  object_type: 'account',
  object_id: id,
  account_id,
})
