import type { PhoneCodeBody, Retry } from '@foyer/contract/account/confirmation.ts'
import { auditedBy } from '../../../platform/audit/audit.ts'
import { failure } from '../../../platform/failure.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { networkOf } from '../../../platform/http/network.ts'
import { hashShortSecret, makeDigits } from '../../../platform/ids.ts'
import { ofAccount } from '../audited.ts'
import { texts } from '../letters/account-letter.ts'
import type { Services } from '../services.ts'
import { isPhone } from './phone-number.ts'
import { phoneCode, secondsToWait } from './phone-rules.ts'
import { findPhoneCode, putPhoneCode } from './phone-store.ts'

const tooEarly = (seconds: number) => failure('too_many_requests', { meta: { retry_after: seconds } })

/** Sends a code. Each one costs money, so accounts, numbers and addresses have a daily limit besides the minute between two codes. */
export const sendPhoneCode =
  ({ database, clock, audit, sms, branding, limits, secret }: Services) =>
  async (call: ActorCall, { phone }: PhoneCodeBody): Promise<Retry> => {
    const { account_id } = call.actor
    if (!isPhone(phone)) throw failure('invalid_phone', { pointer: '/phone' })
    if (!sms.can(call.tenant)) throw failure('unavailable')
    const before = await database.read(call.tenant, (tx) => findPhoneCode(tx, account_id))
    const wait = secondsToWait(before?.sent_at, clock.now())
    if (wait > 0) throw tooEarly(wait)
    await limits.sms_account.take(account_id)
    await limits.sms_number.take(phone)
    await limits.sms_address.take(networkOf(call.ip))

    const code = makeDigits(phoneCode.digits)
    const now = clock.now()
    const expires_at = new Date(now.getTime() + phoneCode.livesMs)
    const row = {
      account_id,
      tenant: call.tenant,
      phone,
      hash: hashShortSecret(code, account_id, secret),
      sent_at: now,
      expires_at,
    }
    await database.transaction(call.tenant, async (tx) => {
      if (!(await putPhoneCode(tx, row, new Date(now.getTime() - phoneCode.quietMs))))
        throw tooEarly(phoneCode.quietMs / 1000)
      const text = texts[call.actor.locale].phone_code(branding.get(call.tenant).name, code)
      await sms.post(tx, { tenant: call.tenant, to: phone, text, expires_at })
      const about = { ...ofAccount(account_id), changes: { phone } }
      await audit(tx, { ...auditedBy(call), action: 'phone_code_sent', ...about })
    })
    return { retry_after: phoneCode.quietMs / 1000 }
  }
