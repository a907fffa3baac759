import { auditedByOperator } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { postAccountLetter } from '../letters/account-letter.ts'
import { waysIn } from '../link-tokens.ts'
import type { Services } from '../services.ts'
import { type AccountRow, findAccountByEmail, moveToEmail, updateAccount } from '../store.ts'
import { lockCustomer, signOut } from './change-customer.ts'

export interface NewEmail {
  readonly email: string
  readonly reason: string
}

/** Links that were mailed to the address before lead back in as well. */
const mailedWaysIn = [...waysIn, 'email_confirm', 'password_reset'] as const

const takeOver = async ({ clock }: Services, tx: Tx, { id }: AccountRow, email: string): Promise<void> => {
  const taken = await findAccountByEmail(tx, email)
  if (taken !== undefined) throw failure('conflict', { pointer: '/email', meta: { customer_id: taken.id } })
  // By another account at the same moment.
  if (!(await moveToEmail(tx, id, email))) throw failure('conflict', { pointer: '/email' })
  await updateAccount(tx, id, { password_hash: null, password_changed_at: clock.now() })
}

/** Both are told. Not where it went, at the address before: a thief may read the mails there. */
const tellBoth = async (services: Services, tx: Tx, account: AccountRow, email: string): Promise<void> => {
  const { password_recovery } = services.branding.get(account.tenant).features
  const path = password_recovery ? '/auth/recovery' : '/auth/signin'
  await postAccountLetter(services, tx, account, { kind: 'email_taken_away', path: '/' })
  await postAccountLetter(services, tx, account, { kind: 'email_given', to: email, path })
}

/**
 * Gives an account back: to an address that its owner named to staff, by which they choose a password. Sessions, the password, and every open
 * link to get in end. The second factor stays, as staff reset it by itself: alone, neither of the two opens an account. 404 for nobody of the
 * brand; 409 `conflict` at `/email` where it is taken, with whose it is.
 */
export const setCustomerEmail =
  (services: Services) =>
  (call: OperatorCall, id: string, { email, reason }: NewEmail): Promise<void> =>
    services.database.transaction(call.tenant, async (tx) => {
      const before = await lockCustomer(tx, id)
      await services.stillOpensPortals(tx, call)
      const wanted = email.toLowerCase()
      await takeOver(services, tx, before, wanted)
      await signOut(services, tx, id, 'given another e-mail by the vendor', mailedWaysIn)
      await services.audit(tx, {
        ...auditedByOperator(call),
        action: 'email_changed',
        object_type: 'account',
        object_id: id,
        account_id: id,
        reason,
        changes: { email: { from: before.email, to: wanted } },
      })
      await tellBoth(services, tx, before, wanted)
    })
