import { OperatorRole, type OperatorSession } from '@foyer/contract/operator/operator.ts'
import { hourMs } from '@foyer/contract/vocabulary/durations.ts'
import { auditedByOperator } from '../../platform/audit/audit.ts'
import { passwordMatches } from '../../platform/auth/passwords.ts'
import type { Tx } from '../../platform/database/database.ts'
import { failure } from '../../platform/failure.ts'
import type { IdentityCall, OperatorCall } from '../../platform/http/call.ts'
import { hashSecret, makeId, makeSecret } from '../../platform/ids.ts'
import { ofOperator } from './audited.ts'
import { fromKnownAddress } from './from-known-address.ts'
import { asksForFactor, standingOf } from './policy.ts'
import type { DeskServices, Services } from './services.ts'
import { endSession, findOperatorByEmail, insertCredential, lockOperator, type OperatorRow } from './store.ts'
import { tellOfNewDevice } from './tell-of-new-device.ts'

/** A working day, with a margin. */
const sessionMs = 12 * hourMs

/**
 * Locked and read again: while the password was being checked, it may have been replaced, or a code may now be required as well. Returns
 * whether signing in asks for a code.
 */
const stillLetIn = async (
  { secondFactors }: Services,
  tx: Tx,
  { id, password_hash }: OperatorRow,
  code: 'asked' | 'not asked',
): Promise<boolean> => {
  const current = await lockOperator(tx, id)
  if (current?.password_hash !== password_hash) throw failure('wrong_credentials')
  if (current.blocked) throw failure('account_blocked')
  return secondFactors.stillFits(tx, id, code)
}

const openSession = (
  services: DeskServices,
  { tenant, ip, user_agent }: IdentityCall,
  operator: OperatorRow,
  code: 'asked' | 'not asked',
): Promise<OperatorSession> => {
  const { database, clock, audit, branding } = services
  const { id: operator_id, handle, name, email, role: stored } = operator
  const token = makeSecret()
  const now = clock.now()
  const expires_at = new Date(now.getTime() + sessionMs)
  const role = OperatorRole.parse(stored)
  return database.transaction(tenant, async (tx) => {
    const on = await stillLetIn(services, tx, operator, code)
    await tellOfNewDevice(services, tx, { tenant, ip, user_agent }, operator)
    await insertCredential(tx, {
      id: makeId(clock),
      tenant,
      hash: hashSecret(token),
      operator_id,
      kind: 'session',
      title: user_agent.slice(0, 200),
      ip,
      created_at: now,
      expires_at,
    })
    await audit(tx, {
      tenant,
      actor: `operator:${handle}`,
      actor_ip: ip,
      action: 'operator_signed_in',
      ...ofOperator(operator_id),
    })
    const standing = standingOf(role, null, { on, required: asksForFactor(branding.get(tenant), role) })
    return {
      token,
      expires_at: expires_at.toISOString(),
      operator: { id: operator_id, handle, name, email, ...standing },
    }
  })
}

/** Checks the second factor, if one is set up, after the password was verified. */
const requireCode = (
  { audit, log, secondFactors }: Services,
  { tenant, ip, request_id }: IdentityCall,
  { id, handle }: OperatorRow,
  code: string | null,
): Promise<'asked' | 'not asked'> =>
  secondFactors.demand({ tenant, id }, code, {
    refused: () =>
      log.warn({ tenant, ip, operator: handle, request: request_id }, 'second factor of an operator refused'),
    usedBackup: (tx, left) =>
      audit(tx, {
        tenant,
        actor: `operator:${handle}`,
        actor_ip: ip,
        action: 'backup_code_used',
        ...ofOperator(id),
        changes: { left },
      }),
  })

/**
 * Signs in by e-mail and password, with a code if there is a second factor. An unknown e-mail takes the same time and gets the same
 * answer as a wrong password.
 */
export const signInOperator =
  (services: DeskServices) =>
  async (call: IdentityCall): Promise<OperatorSession> => {
    const { tenant, ip, identity } = call
    if (identity.kind !== 'basic') throw failure('wrong_credentials')
    const from = await fromKnownAddress(services, call)
    await services.limits.sign_in.take(from, identity.email)
    const operator = await services.database.read(tenant, (tx) => findOperatorByEmail(tx, identity.email))
    const matches = await passwordMatches(identity.password, operator?.password_hash ?? null)
    if (operator === undefined || !matches) {
      const about = { tenant, ip, operator: operator?.handle ?? null, request: call.request_id }
      services.log.warn(about, 'sign-in of an operator refused')
      throw failure('wrong_credentials')
    }
    if (operator.blocked) throw failure('account_blocked')
    const code = await requireCode(services, call, operator, identity.otp)
    await services.limits.sign_in.forgive(from, identity.email)
    return openSession(services, call, operator, code)
  }

export const signOutOperator =
  ({ database, clock, audit }: Services) =>
  (call: OperatorCall): Promise<void> =>
    database.transaction(call.tenant, async (tx) => {
      if (!(await endSession(tx, call.operator.credential_id, clock.now()))) return
      await audit(tx, {
        ...auditedByOperator(call),
        action: 'operator_signed_out',
        ...ofOperator(call.operator.id),
      })
    })
