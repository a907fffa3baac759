import { auditedByOperator } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { announceChanged } from '../announce-changed.ts'
import { ofAccount } from '../audited.ts'
import { refuseClosed } from '../closing/closing-rules.ts'
import { leaveEmail } from '../copies/end-copies.ts'
import { postAccountLetter } from '../letters/account-letter.ts'
import { waysIn } from '../link-tokens.ts'
import type { Services } from '../services.ts'
import { type AccountRow, findAccountByEmail, moveToEmail, updateAccount } from '../store.ts'
import { lockCustomer, signOut } from './change-customer.ts'

export interface NewEmail {
  readonly email: string
  readonly reason: string
}

/** Links that were mailed to the old address are also a way back in. */
const mailedWaysIn = [...waysIn, 'email_confirm', 'password_reset'] as const

const takeOver = async ({ clock }: Services, tx: Tx, { id }: AccountRow, email: string): Promise<void> => {
  const taken = await findAccountByEmail(tx, email)
  if (taken !== undefined) throw failure('conflict', { pointer: '/email', meta: { customer_id: taken.id } })
  // Another account took the address at the same moment.
  if (!(await moveToEmail(tx, id, email))) throw failure('conflict', { pointer: '/email' })
  await updateAccount(tx, id, { password_hash: null, password_changed_at: clock.now() })
}

/** The mail to the old address does not name the new one: a thief may be reading it. */
const tellBoth = async (services: Services, tx: Tx, account: AccountRow, email: string): Promise<void> => {
  const { password_recovery } = services.branding.get(account.tenant).features
  const path = password_recovery ? '/auth/recovery' : '/auth/signin'
  await postAccountLetter(services, tx, account, { kind: 'email_taken_away', path: '/' })
  await postAccountLetter(services, tx, account, { kind: 'email_given', to: email, path })
}

/**
 * Moves an account to an address that its owner gave to staff. The password, all sessions and all open sign-in links end, and the owner
 * chooses a new password through that address. The second factor stays: staff reset it separately, so that neither action alone opens an
 * account. 404 outside the brand; 409 `conflict` at `/email` for an address in use, with the id of its customer.
 */
export const setCustomerEmail =
  (services: Services) =>
  (call: OperatorCall, id: string, { email, reason }: NewEmail): Promise<void> =>
    services.database.transaction(call.tenant, async (tx) => {
      const before = await lockCustomer(tx, id)
      await services.stillOpensPortals(tx, call)
      refuseClosed(before)
      const wanted = email.toLowerCase()
      await takeOver(services, tx, before, wanted)
      await signOut(services, tx, id, 'given another e-mail by the vendor', mailedWaysIn)
      await services.audit(tx, {
        ...auditedByOperator(call),
        action: 'email_changed',
        ...ofAccount(id),
        reason,
        changes: { email: { from: before.email, to: wanted } },
      })
      const who = auditedByOperator(call)
      await leaveEmail(services, tx, before, who)
      await services.moveTicketCopies(tx, { account_id: id, from: before.email, to: wanted, who })
      await announceChanged(services, tx, before, ['email'])
      await tellBoth(services, tx, before, wanted)
    })
