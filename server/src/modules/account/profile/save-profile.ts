import type { Profile, ProfileBody } from '@foyer/contract/account/profile.ts'
import { auditedBy } from '../../../platform/audit/audit.ts'
import { changesOf } from '../../../platform/audit/changes.ts'
import { refuseCommonPassword } from '../../../platform/auth/guessed-passwords.ts'
import { hashPassword } from '../../../platform/auth/passwords.ts'
import { loadPrintableCheck } from '../../../platform/documents/printable-text.ts'
import { Failure, failure } from '../../../platform/failure.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { announceChanged } from '../announce-changed.ts'
import { ofAccount } from '../audited.ts'
import { followCopies, takeLetters } from '../copies/ask-copies.ts'
import { guessableWords } from '../guessable-words.ts'
import { isPhone } from '../phone/phone-number.ts'
import { replacePassword } from '../replace-password.ts'
import type { Services } from '../services.ts'
import { type AccountRow, getAccount, lockAccount, updateAccount } from '../store.ts'
import { provePassword } from './own-password.ts'
import { profileOf } from './profile-of.ts'
import { profileBreaches, profileChange } from './profile-rules.ts'
import { isTaxId } from './tax-id.ts'

const refuseBreaches = async (saved: AccountRow, body: ProfileBody): Promise<void> => {
  const isPrintable = await loadPrintableCheck()
  const [first, ...rest] = profileBreaches(saved, body, { isPhone, isTaxId, isPrintable })
  if (first !== undefined) throw new Failure([first, ...rest])
}

/** The hash of the new password, after the current one was verified. Hashing is slow, so it happens outside the transaction. */
const chosenHash = async (
  services: Services,
  call: ActorCall,
  saved: AccountRow,
  { password, current_password }: ProfileBody,
): Promise<string | undefined> => {
  if (password === undefined) return undefined
  await refuseCommonPassword(password, guessableWords(services.branding.get(call.tenant), saved.email))
  if (saved.password_hash !== null)
    await provePassword(services, call, current_password ?? '', saved.password_hash, '/current_password')
  return hashPassword(password)
}

/** PUT /profile: the whole form at once, including a new password if one was chosen. */
export const saveProfile =
  (services: Services) =>
  async (call: ActorCall, body: ProfileBody): Promise<Profile> => {
    const { database, audit } = services
    const { account_id } = call.actor
    // An operator who acts for the customer may correct their details, but never what proves who they are.
    if (body.password !== undefined && call.actor.acting_operator !== null) throw failure('in_person_only')
    const seen = await database.read(call.tenant, (tx) => getAccount(tx, account_id))
    await refuseBreaches(seen, body)
    const hash = await chosenHash(services, call, seen, body)
    const asked = await takeLetters(services, seen, body.notification_emails, account_id)
    return database.transaction(call.tenant, async (tx) => {
      const before = await lockAccount(tx, account_id)
      if (before === undefined) throw failure('unauthorized')
      // The proof was given with a password that has been replaced since.
      if (hash !== undefined && before.password_hash !== seen.password_hash) throw failure('conflict')
      const { address, ...change } = profileChange(before, body)
      await updateAccount(tx, account_id, {
        ...change,
        address: address === null ? null : JSON.stringify(address),
      })
      await followCopies(services, tx, { ...before, locale: body.locale }, body.notification_emails, asked)
      const { unconfirmed_emails: _, ...told } = change
      const changes = changesOf(before, { ...told, address })
      if (Object.keys(changes).length > 0) {
        const about = { ...ofAccount(account_id), changes }
        await audit(tx, { ...auditedBy(call), action: 'profile_saved', ...about })
        await announceChanged(services, tx, before, Object.keys(changes))
      }
      if (hash !== undefined) {
        const replaced = { ...before, locale: body.locale }
        await replacePassword(services, tx, replaced, {
          passwordHash: hash,
          call,
          keepSessionId: call.actor.session_id,
        })
      }
      return profileOf(services, tx, call)
    })
  }
