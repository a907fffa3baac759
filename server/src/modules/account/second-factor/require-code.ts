import { failure } from '../../../platform/failure.ts'
import type { Call } from '../../../platform/http/call.ts'
import { postAccountLetter, securityPath } from '../letters/account-letter.ts'
import type { Services } from '../services.ts'
import type { AccountRow } from '../store.ts'
import { countBackupCodes, findSecondFactor, type SecondFactorRow } from './second-factor-store.ts'
import { takeCode } from './take-code.ts'

const takeAtSignIn = async (
  services: Services,
  call: Call,
  account: AccountRow,
  factor: SecondFactorRow,
  code: string,
): Promise<boolean> =>
  services.database.transaction(account.tenant, async (tx) => {
    const taken = await takeCode(services, tx, factor, code)
    if (taken !== 'backup') return taken !== null
    const left = await countBackupCodes(tx, account.id)
    await services.audit(tx, {
      tenant: account.tenant,
      actor: account.id,
      actor_ip: call.ip,
      action: 'backup_code_used',
      object_type: 'account',
      object_id: account.id,
      account_id: account.id,
      changes: { left },
    })
    await postAccountLetter(services, tx, account, {
      kind: 'backup_code_used',
      fact: String(left),
      done: call,
      path: securityPath,
    })
    return true
  })

/**
 * Asks whoever has shown the password of an account for its second factor, where it has one. Wrong codes are counted for the
 * account, from wherever they come: only those who know the password get as far, so nobody else can use the count up.
 */
export const requireCode = async (
  services: Services,
  call: Call,
  account: AccountRow,
  code: string | null,
): Promise<void> => {
  const { database, limits, log } = services
  const factor = await database.read(account.tenant, (tx) => findSecondFactor(tx, account.id))
  if (factor?.confirmed_at == null) return
  if (code === null) throw failure('otp_required')
  await limits.code.take(account.id)
  if (!(await takeAtSignIn(services, call, account, factor, code))) {
    const about = { tenant: account.tenant, ip: call.ip, account: account.id, request: call.request_id }
    log.warn(about, 'second factor refused')
    throw failure('otp_required')
  }
  await limits.code.reset(account.id)
}
