import { auditedByOperator, type AuditEntry } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { isId } from '../../../platform/ids.ts'
import { endActing } from '../../account/index.ts'
import { postOperatorLetter } from '../letters/operator-letter.ts'
import type { DeskServices, Services } from '../services.ts'
import { endSessions, findOperator, findOperatorByHandle, type OperatorRow } from '../store.ts'
import { operatorFactors } from './factor-store.ts'

type Needs = Pick<Services, 'database' | 'clock' | 'audit'>

/** Off, and every session of theirs with it: whoever holds the lost app may know the password as well. False where there is none. */
const takeOff = async (
  { clock, audit }: Needs,
  tx: Tx,
  { id, handle }: OperatorRow,
  who: Pick<AuditEntry, 'tenant' | 'actor' | 'actor_ip' | 'reason'>,
): Promise<boolean> => {
  const factor = await operatorFactors.find(tx, id)
  if (factor?.confirmed_at == null) return false
  await operatorFactors.remove(tx, id)
  await endSessions(tx, id, clock.now())
  await endActing(tx, handle, clock.now())
  const about = { object_type: 'operator', object_id: id, account_id: null, changes: { handle } }
  await audit(tx, { ...who, action: 'second_factor_reset', ...about })
  return true
}

/**
 * By a colleague: their own would be off without a code, for whoever sits at an open session or holds a key. 403 `second_person_needed`
 * for themselves, 404 for nobody of the brand, 409 `conflict` where signing in asks for no code.
 */
export const resetFactor =
  (services: DeskServices) =>
  async (call: OperatorCall, id: string, reason: string | undefined): Promise<void> => {
    if (id === call.operator.id) throw failure('second_person_needed')
    await services.database.transaction(call.tenant, async (tx) => {
      const operator = isId(id) ? await findOperator(tx, id) : undefined
      if (operator === undefined) throw failure('not_found')
      const who = { ...auditedByOperator(call), ...(reason !== undefined && { reason }) }
      if (!(await takeOff(services, tx, operator, who))) throw failure('conflict')
      await postOperatorLetter(services, tx, call, 'second_factor_reset', operator.email)
    })
  }

/** By whoever has the database in hand. Says what there was to take off. */
export const resetFactorByHandle =
  (services: Needs) =>
  (tenant: string, handle: string): Promise<'done' | 'had_none' | 'unknown'> =>
    services.database.transaction(tenant, async (tx) => {
      const operator = await findOperatorByHandle(tx, handle)
      if (operator === undefined) return 'unknown'
      const who = { tenant, actor: 'system', actor_ip: null }
      return (await takeOff(services, tx, operator, who)) ? 'done' : 'had_none'
    })
