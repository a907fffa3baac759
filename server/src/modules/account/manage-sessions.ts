import type { Session } from '@foyer/contract/account/session.ts'
import { auditedBy } from '../../platform/audit/audit.ts'
import { failure } from '../../platform/failure.ts'
import type { ActorCall } from '../../platform/http/call.ts'
import { isId } from '../../platform/ids.ts'
import { revokeSession } from './ended-session-store.ts'
import { presentSession } from './present.ts'
import type { Services } from './services.ts'
import { listSessions } from './store.ts'

/** Where the account is signed in, the last used first. */
export const sessionsOf =
  ({ database, clock }: Services) =>
  async ({ tenant, actor }: ActorCall): Promise<Session[]> => {
    const rows = await database.read(tenant, (tx) => listSessions(tx, actor.account_id, clock.now()))
    return rows.map((row) => presentSession(row, actor.session_id))
  }

/** Ends one session of the account; its tokens are dead with the next call. 404 for anybody else's. */
export const endSessionOf =
  ({ database, clock, audit }: Services) =>
  async (call: ActorCall, id: string, { reason }: { readonly reason: string }): Promise<void> => {
    const { account_id } = call.actor
    await database.transaction(call.tenant, async (tx) => {
      const ended = isId(id) && (await revokeSession(tx, account_id, id, clock.now(), reason))
      if (!ended) throw failure('not_found')
      const about = { object_type: 'session', object_id: id, account_id, reason }
      await audit(tx, { ...auditedBy(call), action: 'session_revoked', ...about })
    })
  }
