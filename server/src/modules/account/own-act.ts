import type { AuditEntry } from '../../platform/audit/audit.ts'
import type { Call } from '../../platform/http/call.ts'

/** What somebody did with their own account while not signed in: a link or a password showed who they are. */
export const ownAct = ({ tenant, ip }: Pick<Call, 'tenant' | 'ip'>, accountId: string, action: string): AuditEntry => ({
  tenant,
  actor: accountId,
  actor_ip: ip,
  action,
  object_type: 'account',
  object_id: accountId,
  account_id: accountId,
})
