import type { Call } from '../../../platform/http/call.ts'
import { ofAccount } from '../audited.ts'
import { postAccountLetter, securityPath } from '../letters/account-letter.ts'
import type { Services } from '../services.ts'
import type { AccountRow } from '../store.ts'

/** Asks for the second factor, if the account has one, after the password was verified. The use of a backup code is reported by mail. */
export const requireCode = (
  services: Services,
  call: Call,
  account: AccountRow,
  code: string | null,
): Promise<'asked' | 'not asked'> => {
  const { audit, log, secondFactors } = services
  const { id, tenant } = account
  return secondFactors.demand({ tenant, id }, code, {
    refused: () => log.warn({ tenant, ip: call.ip, account: id, request: call.request_id }, 'second factor refused'),
    usedBackup: async (tx, left) => {
      await audit(tx, {
        tenant,
        actor: id,
        actor_ip: call.ip,
        action: 'backup_code_used',
        ...ofAccount(id),
        changes: { left },
      })
      const news = { kind: 'backup_code_used', fact: String(left), done: call, path: securityPath } as const
      await postAccountLetter(services, tx, account, news)
    },
  })
}
