import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { IdentityCall } from '../../../platform/http/call.ts'
import { companyEntry } from '../audit-company.ts'
import { lockCompanies } from '../members/member-store.ts'
import type { Services } from '../services.ts'
import { linkObject } from './invite-link.ts'
import { findOpenInvite, type InviteEnd, type InviteRow, updateInviteEnd } from './invite-store.ts'
import { actedBy, isHandedOver, shownInvite } from './shown-invite.ts'

/** Ends the invite for good, together with its links. */
export const endInvite = async (
  { account, clock }: Services,
  tx: Tx,
  { id }: InviteRow,
  status: InviteEnd,
): Promise<void> => {
  await updateInviteEnd(tx, id, status, clock.now())
  for (const origin of ['mailed', 'copied'] as const)
    await account.linkTokens.withdraw(tx, 'invite', { object_id: linkObject(id, origin) })
}

/** The invite is declined by the invited person, or withdrawn by the owner. */
export const refuseInvite =
  (services: Services) =>
  (call: IdentityCall, id: string): Promise<void> =>
    services.database.transaction(call.tenant, async (tx) => {
      const { invite, beholder } = await shownInvite(services, tx, call, id)
      if (isHandedOver(beholder)) throw failure('sign_in_needed')
      await lockCompanies(tx, [invite.company_id])
      if ((await findOpenInvite(tx, id, services.clock.now())) === undefined) throw failure('not_found')
      const cancelled = beholder.as === 'sender'
      await endInvite(services, tx, invite, cancelled ? 'cancelled' : 'rejected')
      const { company_id, email, invited_by } = invite
      // Somebody without an account declines by a link: only their address is known.
      const who = actedBy(call, beholder, email)
      const action = cancelled ? 'invite_cancelled' : 'invite_rejected'
      await services.audit(tx, companyEntry(who, action, company_id, invited_by, { email }))
    })
