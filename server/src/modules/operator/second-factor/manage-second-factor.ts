import type { BackupCodes, SecondFactor, SecondFactorSecret } from '@foyer/contract/account/second-factor.ts'
import { auditedByOperator } from '../../../platform/audit/audit.ts'
import { failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { endActing } from '../../account/index.ts'
import { ofOperator } from '../audited.ts'
import { postOperatorLetter } from '../letters/operator-letter.ts'
import { asksForFactor } from '../policy.ts'
import type { DeskServices } from '../services.ts'
import { endSessions } from '../store.ts'
import { provePresence } from './prove-presence.ts'

const holderOf = ({ tenant, operator }: OperatorCall) => ({ tenant, id: operator.id })

const about = ({ operator }: OperatorCall) => ofOperator(operator.id)

const readOwn =
  ({ secondFactors }: DeskServices) =>
  (call: OperatorCall): Promise<SecondFactor> =>
    secondFactors.read(holderOf(call))

const startOwn =
  (services: DeskServices) =>
  async (call: OperatorCall, password?: string): Promise<SecondFactorSecret> => {
    await provePresence(services, call, password)
    const { secondFactors, audit, branding } = services
    return secondFactors.start(holderOf(call), branding.get(call.tenant).name, call.operator.email, (tx) =>
      audit(tx, { ...auditedByOperator(call), action: 'second_factor_started', ...about(call) }),
    )
  }

/** Everything that was opened by the password alone ends, in customers' portals too, except for the session that has just shown a code. */
const confirmOwn =
  (services: DeskServices) =>
  (call: OperatorCall, code: string): Promise<BackupCodes> =>
    services.secondFactors.confirm(holderOf(call), code, async (tx) => {
      await endSessions(tx, call.operator.id, services.clock.now(), call.operator.credential_id)
      await endActing(tx, call.operator.handle, services.clock.now())
      await services.audit(tx, { ...auditedByOperator(call), action: 'second_factor_on', ...about(call) })
      await postOperatorLetter(services, tx, call, 'second_factor_on')
    })

const renewOwnCodes =
  (services: DeskServices) =>
  (call: OperatorCall, code: string): Promise<BackupCodes> =>
    services.secondFactors.renewCodes(holderOf(call), code, async (tx) => {
      await services.audit(tx, { ...auditedByOperator(call), action: 'backup_codes_renewed', ...about(call) })
      await postOperatorLetter(services, tx, call, 'backup_codes_renewed')
    })

/** 403 if the brand requires it of the role. Then only a colleague can reset it, for example after the app was lost. */
const endOwn =
  (services: DeskServices) =>
  async (call: OperatorCall, code: string): Promise<void> => {
    if (asksForFactor(services.branding.get(call.tenant), call.operator.role)) throw failure('forbidden')
    await services.secondFactors.end(holderOf(call), code, async (tx) => {
      await services.audit(tx, { ...auditedByOperator(call), action: 'second_factor_off', ...about(call) })
      await postOperatorLetter(services, tx, call, 'second_factor_off')
    })
  }

/** An operator's own second factor. */
export const createOwnFactor = (services: DeskServices) => ({
  read: readOwn(services),
  start: startOwn(services),
  confirm: confirmOwn(services),
  renewCodes: renewOwnCodes(services),
  end: endOwn(services),
})
