import type { AuditEntry } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { withoutCopy } from '../address-rules.ts'
import { dropCopyLinks } from '../copies/copy-link.ts'
import { postAccountLetter } from '../letters/account-letter.ts'
import type { Services } from '../services.ts'
import { type AccountRow, updateAccount } from '../store.ts'
import { lockOwnersWithCopy } from './closing-store.ts'

/**
 * Takes the address of a closed account out of the further addresses of other accounts, whose owners are told: they may have counted on this
 * person to read the invoices.
 */
export const leaveOthersCopies = async (
  services: Services,
  tx: Tx,
  { id, email }: AccountRow,
  { tenant, actor, actor_ip }: Pick<AuditEntry, 'tenant' | 'actor' | 'actor_ip'>,
): Promise<void> => {
  for (const owner of await lockOwnersWithCopy(tx, email)) {
    if (owner.id === id) continue
    const { notification_emails, unconfirmed_emails } = withoutCopy(owner, email)
    await updateAccount(tx, owner.id, {
      notification_emails: [...notification_emails],
      unconfirmed_emails: [...unconfirmed_emails],
    })
    await dropCopyLinks(tx, [{ account_id: owner.id, email }])
    const about = { object_type: 'account', object_id: owner.id, account_id: owner.id, changes: { email } }
    await services.audit(tx, { tenant, actor, actor_ip, action: 'mail_copy_ended', ...about })
    await postAccountLetter(services, tx, owner, { kind: 'copy_closed', fact: email, path: '/profile' })
  }
}
