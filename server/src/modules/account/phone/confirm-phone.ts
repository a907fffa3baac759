import type { PhoneConfirmBody } from '@foyer/contract/account/confirmation.ts'
import { auditedBy } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { hashShortSecret, sameBytes } from '../../../platform/ids.ts'
import { announceChanged } from '../announce-changed.ts'
import { ofAccount } from '../audited.ts'
import type { Services } from '../services.ts'
import { updateAccount } from '../store.ts'
import { phoneCode } from './phone-rules.ts'
import { findPhoneCode, forgetPhoneCode, tryPhoneCode } from './phone-store.ts'

type Verdict = 'confirmed' | 'wrong' | 'tired'

/** Why no code could be tried: its tries are used up, or none was sent. */
const withoutCode = async (tx: Tx, accountId: string): Promise<Verdict> =>
  (await findPhoneCode(tx, accountId)) === undefined ? 'wrong' : 'tired'

/**
 * Compares a code with the one that was sent. If it matches, the phone number becomes the account's. After five tries, a new code is
 * needed.
 */
export const confirmPhone =
  (services: Services) =>
  async (call: ActorCall, { phone, code }: PhoneConfirmBody): Promise<void> => {
    const { database, clock, audit, secret } = services
    const { account_id } = call.actor
    const verdict = await database.transaction(call.tenant, async (tx): Promise<Verdict> => {
      const sent = await tryPhoneCode(tx, account_id, phoneCode.tries)
      if (sent === undefined) return withoutCode(tx, account_id)
      const matches = sameBytes(hashShortSecret(code, account_id, secret), sent.hash)
      if (!matches || sent.phone !== phone || sent.expires_at <= clock.now()) return 'wrong'
      await forgetPhoneCode(tx, account_id)
      await updateAccount(tx, account_id, { phone, phone_confirmed: true })
      const about = { ...ofAccount(account_id), changes: { phone } }
      await audit(tx, { ...auditedBy(call), action: 'phone_confirmed', ...about })
      await announceChanged(services, tx, { tenant: call.tenant, id: account_id }, ['phone'])
      return 'confirmed'
    })
    // Thrown here, outside the transaction, because the counted try must be committed.
    if (verdict === 'wrong') throw failure('wrong_code', { pointer: '/code' })
    if (verdict === 'tired') throw failure('too_many_requests')
  }
