import type { ResetPasswordBody } from '@foyer/contract/account/confirmation.ts'
import { refuseCommonPassword } from '../../../platform/auth/guessed-passwords.ts'
import { hashPassword } from '../../../platform/auth/passwords.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { IdentityCall } from '../../../platform/http/call.ts'
import { hashSecret } from '../../../platform/ids.ts'
import { endActing, guessableWords } from '../../account/index.ts'
import { ofOperator } from '../audited.ts'
import { fromKnownAddress } from '../from-known-address.ts'
import { postOperatorLetter } from '../letters/operator-letter.ts'
import type { DeskServices } from '../services.ts'
import { endSessions, lockOperator, type OperatorRow, setEntry, setPassword } from '../store.ts'
import { type LinkRow, takeLink } from './link-store.ts'
import { readLink } from './links.ts'

/** The operator is locked before the link, because a call that blocks or moves them locks the operator and then ends their links. */
const useLink = async (tx: Tx, seen: LinkRow): Promise<OperatorRow> => {
  const operator = await lockOperator(tx, seen.operator_id)
  const link = await takeLink(tx, seen.hash)
  if (operator === undefined || link === undefined || operator.email !== link.email) throw failure('link_invalid')
  if (operator.blocked) throw failure('account_blocked')
  return operator
}

/**
 * Sets the password by the token of an invite or a recovery mail, and ends all sessions, those in customers' portals too. A second factor
 * stays: the mailbox alone must not open the console.
 */
export const choosePassword =
  (services: DeskServices) =>
  async (call: IdentityCall, { password }: ResetPasswordBody): Promise<void> => {
    const { database, branding, clock, limits, audit } = services
    const { identity, tenant, ip } = call
    if (identity.kind !== 'email') throw failure('unauthorized')
    const hash = hashSecret(identity.token)
    // Checked first: hashing is expensive and must not be available to strangers.
    const seen = await database.read(tenant, (tx) => readLink(clock, tx, hash))
    await refuseCommonPassword(password, guessableWords(branding.get(tenant), seen.email))
    const password_hash = await hashPassword(password)
    await database.transaction(tenant, async (tx) => {
      const operator = await useLink(tx, seen)
      const { id, handle } = operator
      await setPassword(tx, id, password_hash)
      // A link can be used after days, and they could do nothing before.
      if (seen.purpose === 'invite') await setEntry(tx, id, clock.now())
      await endSessions(tx, id, clock.now())
      await endActing(tx, handle, clock.now())
      await audit(tx, {
        tenant,
        actor: `operator:${handle}`,
        actor_ip: ip,
        action: seen.purpose === 'invite' ? 'operator_joined' : 'password_changed',
        ...ofOperator(id),
      })
      if (seen.purpose === 'password_reset')
        await postOperatorLetter(services, tx, { ...call, operator }, 'password_recovered')
    })
    // Failed tries at the old password may be why they are here, and they would block a sign-in with the new one.
    await limits.sign_in.forgive(await fromKnownAddress(services, call), seen.email)
  }
