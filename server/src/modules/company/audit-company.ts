import type { CompanyAction } from '@foyer/contract/company/activity.ts'
import type { AuditEntry } from '../../platform/audit/audit.ts'

type Who = Pick<AuditEntry, 'tenant' | 'actor' | 'actor_ip'>

/** Writes an entry about a company to the log of the account that it concerns. */
export const companyEntry = (
  who: Who,
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
