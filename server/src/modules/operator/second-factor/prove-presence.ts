import { isPresent } from '../../../platform/auth/second-factor/presence.ts'
import { failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { provenHash } from '../own-password.ts'
import type { DeskServices } from '../services.ts'
import { signedInAt } from '../store.ts'

const isPresentIn = async ({ database, clock }: DeskServices, { tenant, operator }: OperatorCall): Promise<boolean> => {
  const at = await database.read(tenant, (tx) => signedInAt(tx, operator.credential_id))
  return isPresent(at, clock.now())
}

/**
 * Someone who signed in a while ago has to enter the password: a person at an unattended console must not be able to lock its operator
 * out.
 */
export const provePresence = async (
  services: DeskServices,
  call: OperatorCall,
  password: string | undefined,
): Promise<void> => {
  if (await isPresentIn(services, call)) return
  if (password === undefined) throw failure('required', { pointer: '/password' })
  await provenHash(services, call, password, '/password')
}

export interface Proof {
  readonly password?: string | undefined
  readonly code?: string | undefined
}

/**
 * Demands the password, and a code if two-step sign-in is on, however short ago the sign-in was: before something with which a session
 * alone would become the owner of the operator.
 */
export const proveAgain = async (
  services: DeskServices,
  call: OperatorCall,
  { password, code }: Proof,
): Promise<void> => {
  const { database, secondFactors } = services
  const { tenant, operator } = call
  if (password === undefined) throw failure('required', { pointer: '/password' })
  const hasFactor = await database.read(tenant, (tx) => secondFactors.isOn(tx, operator.id))
  if (hasFactor && code === undefined) throw failure('required', { pointer: '/code' })
  await provenHash(services, call, password, '/password')
  if (hasFactor && code !== undefined) await secondFactors.prove({ tenant, id: operator.id }, code)
}

/**
 * The same once the sign-in is a while ago, before creating something that outlives session and password. Programs prove themselves by
 * their key.
 */
export const proveInPerson = async (services: DeskServices, call: OperatorCall, proof: Proof): Promise<void> => {
  if (!call.operator.in_person || (await isPresentIn(services, call))) return
  await proveAgain(services, call, proof)
}
