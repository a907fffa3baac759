import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { forgottenBefore, idleBefore } from './session-rules.ts'
import type { SessionRow } from './store.ts'

/**
 * Ends one session of the account; false if there is none to end. The account's expired sessions on the same device end with it: after
 * signing out there, that device gets no more notifications, whichever session they were switched on in.
 */
export const revokeSession = async (
  tx: Tx,
  accountId: string,
  sessionId: string,
  now: Date,
  because: string,
): Promise<boolean> => {
  const going = tx
    .updateTable('account.session')
    .set({ revoked_at: now, revoked_because: because })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
  const ended = await going.where('id', '=', sessionId).returning('device_hash').executeTakeFirst()
  if (ended === undefined) return false
  if (ended.device_hash === null) return true
  await going
    .where('device_hash', '=', ended.device_hash)
    .where((eb) => eb.or([eb('expires_at', '<=', now), eb('last_seen_at', '<=', idleBefore(now))]))
    .execute()
  return true
}

/** Ends every session of the account, except for one that may go on. */
export const revokeSessions = async (
  tx: Tx,
  accountId: string,
  now: Date,
  because: string,
  exceptId: string | null,
): Promise<void> => {
  await tx
    .updateTable('account.session')
    .set({ revoked_at: now, revoked_because: because })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where((eb) => (exceptId === null ? eb.lit(true) : eb('id', '!=', exceptId)))
    .execute()
}

/** Ends every session in which this operator acts for a customer, and every session opened by one of their links. */
export const revokeActing = async (tx: Tx, handle: string, now: Date): Promise<void> => {
  await tx
    .updateTable('account.session')
    .set({ revoked_at: now, revoked_because: 'the operator may no longer act' })
    .where((eb) => eb.or([eb('operator_handle', '=', handle), eb('link_made_by', '=', handle)]))
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .execute()
}

/**
 * Which of these sessions somebody ended, or expired so long ago that they are due for deletion. Sessions that merely expired are not
 * included. An account's latest session counts as due as well, although its row stays.
 */
export const endedSessions = async (tx: Tx, ids: readonly string[], now: Date): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set()
  const others = await tx
    .selectFrom('account.session')
    .select('id')
    .where('id', 'in', ids)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>=', forgottenBefore(now))
    .execute()
  return new Set(ids).difference(new Set(others.map(({ id }) => id)))
}

/** The account's sessions that can no longer be renewed, the newest first. */
export const listEnded = (tx: Tx, accountId: string, now: Date, most: number): Promise<SessionRow[]> =>
  tx
    .selectFrom('account.session')
    .selectAll()
    .where('account_id', '=', accountId)
    .where((eb) =>
      eb.or([eb('revoked_at', 'is not', null), eb('expires_at', '<=', now), eb('last_seen_at', '<=', idleBefore(now))]),
    )
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()

/** A session can be ended after it has expired; the later of the two times counts. */
const endedBefore = (tx: Tx, before: Date) =>
  tx
    .selectFrom('account.session')
    .where((eb) => eb(eb.fn.coalesce('account.session.revoked_at', 'account.session.expires_at'), '<', before))

/** Deletes at most `most` rows and returns how many there were. */
export const deleteRefreshTokensOfEnded = async (tx: Tx, before: Date, most: number): Promise<number> => {
  const old = endedBefore(tx, before)
    .innerJoin('account.refresh_token', 'account.refresh_token.session_id', 'account.session.id')
    .select('account.refresh_token.hash')
    .limit(most)
  const { numDeletedRows } = await tx.deleteFrom('account.refresh_token').where('hash', 'in', old).executeTakeFirst()
  return Number(numDeletedRows)
}

/**
 * Leaves each account's latest session of its own, however long ago it ended: the last sign-in, and whether a device is new, are needed
 * as long as the account exists. Deletes at most `most` rows and returns how many there were.
 */
export const deleteEndedSessions = async (tx: Tx, before: Date, most: number): Promise<number> => {
  const old = endedBefore(tx, before)
    .where((eb) =>
      eb.or([
        eb('account.session.operator_handle', 'is not', null),
        eb.exists(
          eb
            .selectFrom('account.session as later')
            .select('later.id')
            .whereRef('later.account_id', '=', 'account.session.account_id')
            .where('later.operator_handle', 'is', null)
            .where(sql<boolean>`(later.created_at, later.id) > (session.created_at, session.id)`),
        ),
      ]),
    )
    .select('account.session.id')
    .limit(most)
  const { numDeletedRows } = await tx.deleteFrom('account.session').where('id', 'in', old).executeTakeFirst()
  return Number(numDeletedRows)
}

/** The device and address of sessions that ended before this time and are kept nevertheless, as far as nothing has been left out of them yet. */
export const listFullPlaces = (
  tx: Tx,
  before: Date,
  most: number,
): Promise<Pick<SessionRow, 'id' | 'user_agent' | 'ip'>[]> =>
  endedBefore(tx, before)
    .select(['id', 'user_agent', 'ip'])
    .where('ip', '<>', '')
    .where(sql<boolean>`strpos(ip, '/') = 0`)
    .limit(most)
    .execute()

export const updatePlaces = async (
  tx: Tx,
  places: readonly Pick<SessionRow, 'id' | 'user_agent' | 'ip'>[],
): Promise<void> => {
  const [ids, devices, ips] = [
    places.map(({ id }) => id),
    places.map(({ user_agent }) => user_agent),
    places.map(({ ip }) => ip),
  ]
  await sql`
    update account.session set user_agent = place.user_agent, ip = place.ip
    from unnest(${ids}::uuid[], ${devices}::text[], ${ips}::text[]) as place (id, user_agent, ip)
    where session.id = place.id`.execute(tx)
}
