import type { AuditEntry } from '../../platform/audit/audit.ts'
import type { Call } from '../../platform/http/call.ts'
import { ofAccount } from './audited.ts'

/** An action on one's own account while not signed in: a link or a password proved who the person is. */
export const ownAct = ({ tenant, ip }: Pick<Call, 'tenant' | 'ip'>, accountId: string, action: string): AuditEntry => ({
  tenant,
  actor: accountId,
  actor_ip: ip,
  action,
  ...ofAccount(accountId),
})
