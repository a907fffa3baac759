import { passwordMatches } from '../../../platform/auth/passwords.ts'
import { failure } from '../../../platform/failure.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import type { Services } from '../services.ts'

/**
 * People prove again who they are, because an unattended session must not be enough. 422, since a 401 would end the session; ten tries in
 * ten minutes.
 */
export const provePassword = async (
  { limits }: Services,
  { actor }: ActorCall,
  password: string,
  stored: string | null,
  pointer: string,
): Promise<void> => {
  await limits.proof.take(actor.account_id)
  if (!(await passwordMatches(password, stored))) throw failure('wrong_password', { pointer })
  await limits.proof.reset(actor.account_id)
}
