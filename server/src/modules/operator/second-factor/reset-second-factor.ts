import { type AuditedBy, auditedByOperator, auditedBySystem, type AuditEntry } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { endActing } from '../../account/index.ts'
import { ofOperator } from '../audited.ts'
import { lockBoth } from '../desk/lock-both.ts'
import { refuseAbove } from '../desk/refuse-beyond.ts'
import { postOperatorLetter } from '../letters/operator-letter.ts'
import type { DeskServices, Services } from '../services.ts'
import { endSessions, findOperatorByHandle, type OperatorRow } from '../store.ts'
import { operatorFactors } from './factor-store.ts'

type Needs = Pick<Services, 'database' | 'clock' | 'audit'>

/**
 * Switches it off and ends all of the operator's sessions: the finder of the lost app may know the password as well. False if there was
 * none.
 */
const takeOff = async (
  { clock, audit }: Needs,
  tx: Tx,
  { id, handle }: OperatorRow,
  who: AuditedBy & Pick<AuditEntry, 'reason'>,
): Promise<boolean> => {
  const factor = await operatorFactors.find(tx, id)
  if (factor?.confirmed_at == null) return false
  await operatorFactors.remove(tx, id)
  await endSessions(tx, id, clock.now())
  await endActing(tx, handle, clock.now())
  const about = { ...ofOperator(id), changes: { handle } }
  await audit(tx, { ...who, action: 'second_factor_reset', ...about })
  return true
}

/**
 * Done by a colleague: otherwise a person at an unattended session, or with a stolen key, could switch the operator's own off without a
 * code. 403 `second_person_needed` for oneself, 403 if their role opens more than the caller, 404 if the brand has no such operator, 409
 * `conflict` if signing in asks for no code.
 */
export const resetFactor =
  (services: DeskServices) =>
  async (call: OperatorCall, id: string, reason: string | undefined): Promise<void> => {
    if (id === call.operator.id) throw failure('second_person_needed')
    await services.database.transaction(call.tenant, async (tx) => {
      const { found: operator, mine } = await lockBoth(services, tx, call, id)
      refuseAbove(operator, mine)
      const who = { ...auditedByOperator(call), reason }
      if (!(await takeOff(services, tx, operator, who))) throw failure('conflict')
      await postOperatorLetter(services, tx, call, 'second_factor_reset', operator.email)
    })
  }

/** For a person with access to the database. Says what was reset. */
export const resetFactorByHandle =
  (services: Needs) =>
  (tenant: string, handle: string): Promise<'done' | 'had_none' | 'unknown'> =>
    services.database.transaction(tenant, async (tx) => {
      const operator = await findOperatorByHandle(tx, handle)
      if (operator === undefined) return 'unknown'
      const who = auditedBySystem(tenant)
      return (await takeOff(services, tx, operator, who)) ? 'done' : 'had_none'
    })
