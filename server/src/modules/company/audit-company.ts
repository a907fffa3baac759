import type { CompanyAction } from '@foyer/contract/company/activity.ts'
import type { AuditedBy, AuditEntry } from '../../platform/audit/audit.ts'

/** Writes an entry about a company to the log of the account that it concerns. */
export const companyEntry = (
  who: AuditedBy,
  action: CompanyAction,
  companyId: string,
  accountId: string | null,
  changes: AuditEntry['changes'] = {},
): AuditEntry => ({
  ...who,
  action,
  object_type: 'company',
  object_id: companyId,
  account_id: accountId,
  changes,
})
