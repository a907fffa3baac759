import type { BackupCodes, SecondFactor, SecondFactorSecret } from '@foyer/contract/account/second-factor.ts'
import { auditedBy } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { makeBytes } from '../../../platform/ids.ts'
import { postAccountLetter, securityPath } from '../letters/account-letter.ts'
import type { Services } from '../services.ts'
import { getAccount } from '../store.ts'
import { makeBackupCodes } from './backup-codes.ts'
import { secretBytes, tellApp } from './one-time-code.ts'
import {
  countBackupCodes,
  deleteSecondFactor,
  findSecondFactor,
  markConfirmed,
  putSecret,
  replaceBackupCodes,
  type SecondFactorRow,
} from './second-factor-store.ts'
import { hashBackupCode, takeAppCode, takeCode } from './take-code.ts'

const about = ({ actor }: ActorCall) => ({
  object_type: 'account',
  object_id: actor.account_id,
  account_id: actor.account_id,
})

export const readSecondFactor =
  ({ database }: Services) =>
  ({ tenant, actor }: ActorCall): Promise<SecondFactor> =>
    database.read(tenant, async (tx) => {
      const row = await findSecondFactor(tx, actor.account_id)
      const confirmed = row?.confirmed_at ?? null
      return {
        enabled: confirmed !== null,
        enabled_at: confirmed?.toISOString() ?? null,
        backup_codes_left: confirmed === null ? 0 : await countBackupCodes(tx, actor.account_id),
      }
    })

/** Makes a secret for an app. Until a code of it comes back, signing in is as before. */
export const startSecondFactor =
  ({ database, clock, audit, seal, branding }: Services) =>
  async (call: ActorCall): Promise<SecondFactorSecret> => {
    const { tenant, actor } = call
    const secret = makeBytes(secretBytes)
    const row = { account_id: actor.account_id, tenant, created_at: clock.now() }
    await database.transaction(tenant, async (tx) => {
      const put = await putSecret(tx, { ...row, secret: seal.close(secret, actor.account_id) })
      if (!put) throw failure('conflict')
      await audit(tx, { ...auditedBy(call), action: 'second_factor_started', ...about(call) })
    })
    return tellApp(secret, branding.get(tenant).name, actor.email)
  }

const giveBackupCodes = async (services: Services, tx: Tx, { tenant, actor }: ActorCall): Promise<BackupCodes> => {
  const codes = makeBackupCodes()
  const { account_id } = actor
  await replaceBackupCodes(
    tx,
    { tenant, account_id },
    codes.map((code) => hashBackupCode(services, account_id, code)),
  )
  return { backup_codes: codes }
}

/** Work that a right code opens: tries are counted for the account, and the count is forgotten when one was right. */
const withCode = async <T>(
  { database, limits }: Services,
  { tenant, actor }: ActorCall,
  work: (tx: Tx, factor: SecondFactorRow) => Promise<T>,
): Promise<T> => {
  await limits.code.take(actor.account_id)
  const done = await database.transaction(tenant, async (tx) => {
    const factor = await findSecondFactor(tx, actor.account_id)
    if (factor === undefined) throw failure('conflict')
    return work(tx, factor)
  })
  await limits.code.reset(actor.account_id)
  return done
}

const wrongCode = () => failure('wrong_code', { pointer: '/code' })

/** Switches it on: from now on signing in asks for a code. The backup codes are told this once. */
export const confirmSecondFactor =
  (services: Services) =>
  (call: ActorCall, code: string): Promise<BackupCodes> =>
    withCode(services, call, async (tx, factor) => {
      if (factor.confirmed_at !== null) throw failure('conflict')
      if (!(await takeAppCode(services, tx, factor, code))) throw wrongCode()
      // Of two that confirm at once, the other's backup codes would be void.
      if (!(await markConfirmed(tx, factor.account_id, services.clock.now()))) throw failure('conflict')
      await services.audit(tx, { ...auditedBy(call), action: 'second_factor_on', ...about(call) })
      const account = await getAccount(tx, factor.account_id)
      await postAccountLetter(services, tx, account, { kind: 'second_factor_on', done: call, path: securityPath })
      return giveBackupCodes(services, tx, call)
    })

export const renewBackupCodes =
  (services: Services) =>
  (call: ActorCall, code: string): Promise<BackupCodes> =>
    withCode(services, call, async (tx, factor) => {
      if (factor.confirmed_at === null) throw failure('conflict')
      if ((await takeCode(services, tx, factor, code)) === null) throw wrongCode()
      await services.audit(tx, { ...auditedBy(call), action: 'backup_codes_renewed', ...about(call) })
      return giveBackupCodes(services, tx, call)
    })

export const endSecondFactor =
  (services: Services) =>
  (call: ActorCall, code: string): Promise<void> =>
    withCode(services, call, async (tx, factor) => {
      if (factor.confirmed_at === null) throw failure('conflict')
      if ((await takeCode(services, tx, factor, code)) === null) throw wrongCode()
      await deleteSecondFactor(tx, factor.account_id)
      await services.audit(tx, { ...auditedBy(call), action: 'second_factor_off', ...about(call) })
      const account = await getAccount(tx, factor.account_id)
      await postAccountLetter(services, tx, account, { kind: 'second_factor_off', done: call, path: securityPath })
    })
