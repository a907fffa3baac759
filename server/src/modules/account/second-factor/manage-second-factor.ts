import type { BackupCodes, SecondFactor, SecondFactorSecret } from '@foyer/contract/account/second-factor.ts'
import { auditedBy } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { ofAccount } from '../audited.ts'
import { revokeSessions } from '../ended-session-store.ts'
import { postAccountLetter, securityPath } from '../letters/account-letter.ts'
import { waysIn } from '../link-tokens.ts'
import type { Services } from '../services.ts'
import { getAccount, lockAccount } from '../store.ts'
import { provePresence } from './prove-presence.ts'

const holderOf = ({ tenant, actor }: ActorCall) => ({ tenant, id: actor.account_id })

const about = ({ actor }: ActorCall) => ofAccount(actor.account_id)

type Told = 'second_factor_on' | 'second_factor_off' | 'backup_codes_renewed'

const mail = async (services: Services, tx: Tx, call: ActorCall, kind: Told) => {
  const account = await getAccount(tx, call.actor.account_id)
  await postAccountLetter(services, tx, account, { kind, done: call, path: securityPath })
}

export const readSecondFactor =
  ({ secondFactors }: Services) =>
  (call: ActorCall): Promise<SecondFactor> =>
    secondFactors.read(holderOf(call))

export const startSecondFactor =
  (services: Services) =>
  async (call: ActorCall, password?: string): Promise<SecondFactorSecret> => {
    await provePresence(services, call, password)
    const { secondFactors, audit, branding } = services
    return secondFactors.start(holderOf(call), branding.get(call.tenant).name, call.actor.email, (tx) =>
      audit(tx, { ...auditedBy(call), action: 'second_factor_started', ...about(call) }),
    )
  }

/** They were opened without a code. The account is locked, so a concurrent sign-in waits and then asks for the code. */
const endOthers = async ({ clock, linkTokens }: Services, tx: Tx, { actor }: ActorCall): Promise<void> => {
  const { account_id, session_id } = actor
  await lockAccount(tx, account_id)
  for (const purpose of waysIn) await linkTokens.withdraw(tx, purpose, { account_id })
  await revokeSessions(tx, account_id, clock.now(), 'two-step sign-in switched on', session_id)
}

/** Other sessions end, because none of them has shown a code. */
export const confirmSecondFactor =
  (services: Services) =>
  (call: ActorCall, code: string): Promise<BackupCodes> =>
    services.secondFactors.confirm(holderOf(call), code, async (tx) => {
      await endOthers(services, tx, call)
      await services.audit(tx, { ...auditedBy(call), action: 'second_factor_on', ...about(call) })
      await mail(services, tx, call, 'second_factor_on')
    })

export const renewBackupCodes =
  (services: Services) =>
  (call: ActorCall, code: string): Promise<BackupCodes> =>
    services.secondFactors.renewCodes(holderOf(call), code, async (tx) => {
      await services.audit(tx, { ...auditedBy(call), action: 'backup_codes_renewed', ...about(call) })
      await mail(services, tx, call, 'backup_codes_renewed')
    })

export const endSecondFactor =
  (services: Services) =>
  (call: ActorCall, code: string): Promise<void> =>
    services.secondFactors.end(holderOf(call), code, async (tx) => {
      await services.audit(tx, { ...auditedBy(call), action: 'second_factor_off', ...about(call) })
      await mail(services, tx, call, 'second_factor_off')
    })
