import { randomBytes } from 'node:crypto'
import { auditedBySystem } from '../../platform/audit/audit.ts'
import { hashPassword } from '../../platform/auth/passwords.ts'
import { endActing } from '../account/index.ts'
import { ofOperator } from './audited.ts'
import type { Services } from './services.ts'
import { endSessions, findOperatorByHandle, setPassword } from './store.ts'

/** Sets a new random password, for a person with access to the database. The old one and all sessions end. */
export const renewPassword =
  ({ database, clock, audit }: Pick<Services, 'database' | 'clock' | 'audit'>) =>
  async (tenant: string, handle: string): Promise<{ email: string; password: string } | 'unknown' | 'blocked'> => {
    const password = randomBytes(18).toString('base64url')
    const password_hash = await hashPassword(password)
    return database.transaction(tenant, async (tx) => {
      const operator = await findOperatorByHandle(tx, handle)
      if (operator === undefined) return 'unknown'
      if (operator.blocked) return 'blocked'
      const { id, email } = operator
      await endSessions(tx, id, clock.now())
      await endActing(tx, handle, clock.now())
      await setPassword(tx, id, password_hash)
      await audit(tx, {
        ...auditedBySystem(tenant),
        action: 'password_changed',
        ...ofOperator(id),
        changes: { handle },
      })
      return { email, password }
    })
  }
