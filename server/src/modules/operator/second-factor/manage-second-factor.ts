import type { BackupCodes, SecondFactor, SecondFactorSecret } from '@foyer/contract/account/second-factor.ts'
import { auditedByOperator } from '../../../platform/audit/audit.ts'
import { failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { asksForFactor } from '../policy.ts'
import type { DeskServices } from '../services.ts'
import { endSessions } from '../store.ts'

const holderOf = ({ tenant, operator }: OperatorCall) => ({ tenant, id: operator.id })

const about = ({ operator }: OperatorCall) => ({ object_type: 'operator', object_id: operator.id, account_id: null })

const readOwn =
  ({ secondFactors }: DeskServices) =>
  (call: OperatorCall): Promise<SecondFactor> =>
    secondFactors.read(holderOf(call))

const startOwn =
  ({ secondFactors, audit, branding }: DeskServices) =>
  (call: OperatorCall): Promise<SecondFactorSecret> =>
    secondFactors.start(holderOf(call), branding.get(call.tenant).name, call.operator.email, (tx) =>
      audit(tx, { ...auditedByOperator(call), action: 'second_factor_started', ...about(call) }),
    )

/** Sessions that were opened by the password alone end, but for the one that shows the code now. */
const confirmOwn =
  ({ secondFactors, audit, clock }: DeskServices) =>
  (call: OperatorCall, code: string): Promise<BackupCodes> =>
    secondFactors.confirm(holderOf(call), code, async (tx) => {
      await endSessions(tx, call.operator.id, clock.now(), call.operator.credential_id)
      await audit(tx, { ...auditedByOperator(call), action: 'second_factor_on', ...about(call) })
    })

const renewOwnCodes =
  ({ secondFactors, audit }: DeskServices) =>
  (call: OperatorCall, code: string): Promise<BackupCodes> =>
    secondFactors.renewCodes(holderOf(call), code, (tx) =>
      audit(tx, { ...auditedByOperator(call), action: 'backup_codes_renewed', ...about(call) }),
    )

/** 403 where the brand asks it of the role: only somebody else can take it off, for an app that was lost. */
const endOwn =
  ({ secondFactors, audit, branding }: DeskServices) =>
  async (call: OperatorCall, code: string): Promise<void> => {
    if (asksForFactor(branding.get(call.tenant), call.operator.role)) throw failure('forbidden')
    await secondFactors.end(holderOf(call), code, (tx) =>
      audit(tx, { ...auditedByOperator(call), action: 'second_factor_off', ...about(call) }),
    )
  }

/** An operator's own code beside their password. */
export const createOwnFactor = (services: DeskServices) => ({
  read: readOwn(services),
  start: startOwn(services),
  confirm: confirmOwn(services),
  renewCodes: renewOwnCodes(services),
  end: endOwn(services),
})

export type OwnFactor = ReturnType<typeof createOwnFactor>
