import { isPresent } from '../../../platform/auth/second-factor/presence.ts'
import { failure } from '../../../platform/failure.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { provePassword } from '../profile/own-password.ts'
import type { Services } from '../services.ts'
import { readPresence } from './second-factor-store.ts'

/**
 * Someone who signed in a while ago has to enter the password: a person at an unattended browser must not be able to lock the owner out
 * for good.
 */
export const provePresence = async (
  services: Services,
  call: ActorCall,
  password: string | undefined,
): Promise<void> => {
  const { database, clock } = services
  const { signed_in_at, password_hash } = await database.read(call.tenant, (tx) =>
    readPresence(tx, call.actor.session_id),
  )
  if (isPresent(signed_in_at, clock.now())) return
  if (password_hash === null) throw failure('password_needed')
  if (password === undefined) throw failure('required', { pointer: '/password' })
  await provePassword(services, call, password, password_hash, '/password')
}
