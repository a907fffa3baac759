import { passwordMatches } from '../../platform/auth/passwords.ts'
import { failure } from '../../platform/failure.ts'
import type { OperatorCall } from '../../platform/http/call.ts'
import type { DeskServices } from './services.ts'
import { findOperator } from './store.ts'

/**
 * The hash of the password, after the caller has entered it again: an unattended session must not be enough. 422, since a 401 would end
 * the session.
 */
export const provenHash = async (
  { database, limits }: DeskServices,
  { tenant, operator: { id } }: OperatorCall,
  password: string,
  pointer: string,
): Promise<string | null> => {
  const seen = await database.read(tenant, (tx) => findOperator(tx, id))
  const stored = seen?.password_hash ?? null
  await limits.proof.take(id)
  if (!(await passwordMatches(password, stored))) throw failure('wrong_password', { pointer })
  await limits.proof.reset(id)
  return stored
}
