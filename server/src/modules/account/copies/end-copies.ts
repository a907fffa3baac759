import type { AuditedBy } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { copyState, withoutCopy } from '../address-rules.ts'
import { ofAccount } from '../audited.ts'
import { postAccountLetter } from '../letters/account-letter.ts'
import type { Services } from '../services.ts'
import { type AccountRow, getAccounts, lockAccount, updateAccount } from '../store.ts'
import { dropCopyLinks } from './copy-link.ts'
import { listCopying } from './copy-store.ts'

/** The person who caused it. */
/** People who may no longer see the bills of an account. */
export interface LostMails {
  readonly owner_id: string
  readonly reader_ids: readonly string[]
  readonly who: AuditedBy
}

/** Removes one further address of an account, confirmed or not, and tells the account about a confirmed one if there is a letter for that. */
export const endCopyTo = async (
  services: Services,
  tx: Tx,
  { account_id, email }: { readonly account_id: string; readonly email: string },
  who: AuditedBy,
  letter?: 'copy_withdrawn' | 'copy_left_behind' | 'copy_closed',
): Promise<void> => {
  const owner = await lockAccount(tx, account_id)
  const state = owner === undefined ? 'ended' : copyState(owner, email)
  if (owner === undefined || state === 'ended') return
  const { notification_emails, unconfirmed_emails } = withoutCopy(owner, email)
  await updateAccount(tx, account_id, {
    notification_emails: [...notification_emails],
    unconfirmed_emails: [...unconfirmed_emails],
  })
  await dropCopyLinks(tx, [{ account_id, email }])
  const about = { ...ofAccount(account_id), changes: { email } }
  await services.audit(tx, { ...who, action: 'mail_copy_removed', ...about })
  if (letter !== undefined && state === 'confirmed')
    await postAccountLetter(services, tx, owner, { kind: letter, fact: email, path: '/profile' })
}

/** Readers who may no longer see an account’s bills get no copies of them by mail either. */
export const endCopiesOfReaders =
  (services: Services) =>
  async (tx: Tx, { owner_id, reader_ids, who }: LostMails): Promise<void> => {
    // Locked before the readers’ e-mails are read: whoever moves one at this moment ends the copies to it as well.
    await lockAccount(tx, owner_id)
    for (const { email } of (await getAccounts(tx, reader_ids)).values())
      await endCopyTo(services, tx, { account_id: owner_id, email }, who, 'copy_withdrawn')
  }

/**
 * An account has another e-mail now. Nobody knows who reads the mails of the previous one, so it gets no copies of this account’s bills, and
 * none of others’ to whom its owner had agreed as long as they had it. These are told, without the new address, and decide anew: to ask the
 * previous address once more would ask whoever reads its mails today. An e-mail that was never confirmed as this account’s may be somebody
 * else’s and stays where they entered it.
 */
export const leaveEmail = async (
  services: Services,
  tx: Tx,
  { id, email, email_confirmed }: Pick<AccountRow, 'id' | 'email' | 'email_confirmed'>,
  who: AuditedBy,
): Promise<void> => {
  await endCopyTo(services, tx, { account_id: id, email }, who)
  if (!email_confirmed) return
  for (const account_id of await listCopying(tx, email))
    await endCopyTo(services, tx, { account_id, email }, who, 'copy_left_behind')
}
