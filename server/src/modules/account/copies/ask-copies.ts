import type { Tx } from '../../../platform/database/database.ts'
import { addedCopies } from '../address-rules.ts'
import { postAccountLetter } from '../letters/account-letter.ts'
import type { Services } from '../services.ts'
import type { AccountRow } from '../store.ts'
import { standingCopyPath } from './copy-link.ts'

/**
 * Which of the new further addresses may get a letter now. Nobody has proved yet that their owners want any, so an account and a mailbox
 * get only so many an hour; `by` is the account that counts, if any. Outside the transaction, because the rate limits use connections of
 * their own.
 */
export const mayAsk = async (
  { limits }: Services,
  before: AccountRow,
  emails: readonly string[],
  by: string | null,
): Promise<ReadonlySet<string>> => {
  const may = new Set<string>()
  for (const email of addedCopies(before, emails)) {
    if (by !== null) await limits.copies.take(by)
    if (await limits.mailbox.copies(before.tenant, email)) may.add(email)
  }
  return may
}

/** Asks the owners of the new further addresses whether they want the account’s mails. */
export const askCopies = async (
  services: Services,
  tx: Tx,
  before: AccountRow,
  emails: readonly string[],
  may: ReadonlySet<string>,
): Promise<void> => {
  for (const email of addedCopies(before, emails)) {
    if (!may.has(email)) continue
    const path = await standingCopyPath(services, tx, before, { email })
    await postAccountLetter(services, tx, before, { kind: 'copy_asked', fact: before.email, to: email, path })
  }
}
