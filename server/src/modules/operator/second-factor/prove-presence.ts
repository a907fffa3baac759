import { isPresent } from '../../../platform/auth/second-factor/presence.ts'
import { failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { provenHash } from '../own-password.ts'
import type { DeskServices } from '../services.ts'
import { signedInAt } from '../store.ts'

/** Whoever signed in a while ago shows the password: somebody at a console left open must not lock its operator out. */
export const provePresence = async (
  services: DeskServices,
  call: OperatorCall,
  password: string | undefined,
): Promise<void> => {
  const { database, clock } = services
  const at = await database.read(call.tenant, (tx) => signedInAt(tx, call.operator.credential_id))
  if (isPresent(at, clock.now())) return
  if (password === undefined) throw failure('required', { pointer: '/password' })
  await provenHash(services, call, password, '/password')
}
