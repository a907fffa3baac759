import type { OperatorPasswordBody } from '@foyer/contract/operator/operator.ts'
import { auditedByOperator } from '../../platform/audit/audit.ts'
import { refuseCommonPassword } from '../../platform/auth/guessed-passwords.ts'
import { hashPassword } from '../../platform/auth/passwords.ts'
import { failure } from '../../platform/failure.ts'
import type { OperatorCall } from '../../platform/http/call.ts'
import { endActing, guessableWords } from '../account/index.ts'
import { ofOperator } from './audited.ts'
import { postOperatorLetter } from './letters/operator-letter.ts'
import { provenHash } from './own-password.ts'
import type { DeskServices } from './services.ts'
import { endSessions, lockOperator, setPassword } from './store.ts'

/**
 * Changes the caller's own password. Someone who knew the old one keeps no way back in: all sessions end except this one, including those
 * in customers' portals. Keys stay, so programs go on working.
 */
export const changePassword =
  (services: DeskServices) =>
  async (call: OperatorCall, { password, current_password }: OperatorPasswordBody): Promise<void> => {
    const { database, branding, clock, audit } = services
    const { id, email, handle, credential_id } = call.operator
    await refuseCommonPassword(password, guessableWords(branding.get(call.tenant), email))
    const proven = await provenHash(services, call, current_password, '/current_password')
    const password_hash = await hashPassword(password)
    await database.transaction(call.tenant, async (tx) => {
      const before = await lockOperator(tx, id)
      if (before === undefined || before.blocked) throw failure('unauthorized')
      // The proof was given with a password that has been replaced since.
      if (before.password_hash !== proven) throw failure('conflict')
      await setPassword(tx, id, password_hash)
      await endSessions(tx, id, clock.now(), credential_id)
      await endActing(tx, handle, clock.now())
      await audit(tx, {
        ...auditedByOperator(call),
        action: 'password_changed',
        ...ofOperator(id),
      })
      await postOperatorLetter(services, tx, call, 'password_changed')
    })
  }
