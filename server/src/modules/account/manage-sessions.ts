import type { Session } from '@foyer/contract/account/session.ts'
import { auditedBy } from '../../platform/audit/audit.ts'
import { failure } from '../../platform/failure.ts'
import type { ActorCall } from '../../platform/http/call.ts'
import { isId } from '../../platform/ids.ts'
import { listEnded, revokeSession } from './ended-session-store.ts'
import { presentSession } from './present.ts'
import type { Services } from './services.ts'
import { isRenewable, listSessions } from './store.ts'

/** The account's open sessions, and expired ones whose browser still gets notifications. The last used come first. */
export const sessionsOf =
  ({ database, clock, toldSessions }: Services) =>
  async ({ tenant, actor }: ActorCall): Promise<Session[]> => {
    const now = clock.now()
    const rows = await database.read(tenant, async (tx) =>
      listSessions(tx, actor.account_id, now, await toldSessions(tx, actor.account_id)),
    )
    return rows.map((row) => ({ ...presentSession(row, actor.session_id), signed_in: isRenewable(row, now) }))
  }

/** Those that are over and not deleted yet, the newest first. */
export const endedSessionsOf =
  ({ database, clock }: Services) =>
  async ({ tenant, actor }: ActorCall): Promise<Session[]> => {
    const rows = await database.read(tenant, (tx) => listEnded(tx, actor.account_id, clock.now(), 1_000))
    return rows.map((row) => ({ ...presentSession(row, actor.session_id), signed_in: false }))
  }

/** Ends one session of the account; its tokens fail from the next call on. 404 for a session of anybody else. */
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
