import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import { addedCopies, removedCopies } from '../address-rules.ts'
import { postAccountLetter } from '../letters/account-letter.ts'
import type { Services } from '../services.ts'
import type { AccountRow } from '../store.ts'
import { emailKey } from '../throttle.ts'
import { declinedCopies, dropCopyLinks, standingCopyPath } from './copy-link.ts'

/** The new further addresses: whether their owner is asked now, or has declined before and is not asked again. */
export type Asked = ReadonlyMap<string, boolean>

/**
 * Finds out whom to ask. Nobody has proved yet that the owners want any mails, so an account and a mailbox get only so many letters an
 * hour: 429 beyond, since an address whose owner is not asked would wait for ever. `by` is the account that counts, if any. Outside the
 * transaction, because the rate limits use connections of their own.
 */
export const takeLetters = async (
  { database, limits }: Services,
  before: AccountRow,
  emails: readonly string[],
  by: string | null,
): Promise<Asked> => {
  const asked = new Map<string, boolean>()
  for (const email of addedCopies(before, emails)) {
    const declined = await database.read(before.tenant, (tx) => declinedCopies(tx, before.id, email))
    const isAsked = declined.every(({ ticket_id }) => ticket_id !== undefined)
    asked.set(email, isAsked)
    if (!isAsked) continue
    if (by !== null) await limits.copies.take(by)
    await limits.copies_mailbox.take(emailKey(before.tenant, email))
  }
  return asked
}

/**
 * Asks the owners of the new further addresses whether they want the account’s mails, and ends the links of the removed ones. 409 if the
 * addresses have been changed since it was found out whom to ask.
 */
export const followCopies = async (
  services: Services,
  tx: Tx,
  before: AccountRow,
  emails: readonly string[],
  asked: Asked,
): Promise<void> => {
  const { id: account_id } = before
  await dropCopyLinks(
    tx,
    removedCopies(before, emails).map((email) => ({ account_id, email })),
  )
  for (const email of addedCopies(before, emails)) {
    const isAsked = asked.get(email)
    if (isAsked === undefined) throw failure('conflict')
    if (!isAsked) continue
    const path = await standingCopyPath(services, tx, before, { email })
    await postAccountLetter(services, tx, before, { kind: 'copy_asked', fact: before.email, to: email, path })
  }
}
