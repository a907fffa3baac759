import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { forgottenBefore, idleBefore } from './session-rules.ts'

/**
 * Ends one session of the account, whoever's id was asked for; false where there was none to end. Those of the account whose time ran out on
 * the same device end with it: whoever signs out there is told nothing more there, whichever of them it was switched on in.
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

/** Ends every session of the account, but for one that is to go on. */
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

/** Ends every session in which this operator acts for some customer, or that a link of theirs has opened. */
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
 * Those that somebody ended, or that ran out so long ago that they are forgotten; not those whose time merely ran out. An account's latest
 * counts as forgotten as well, though its row stays.
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

/** Sessions end by their own time or because somebody ended them, be it later: that is known for as long. */
const endedBefore = (tx: Tx, before: Date) =>
  tx
    .selectFrom('account.session')
    .where((eb) => eb(eb.fn.coalesce('account.session.revoked_at', 'account.session.expires_at'), '<', before))

/** Returns how many there were, `most` at most. */
export const deleteRefreshTokensOfEnded = async (tx: Tx, before: Date, most: number): Promise<number> => {
  const old = endedBefore(tx, before)
    .innerJoin('account.refresh_token', 'account.refresh_token.session_id', 'account.session.id')
    .select('account.refresh_token.hash')
    .limit(most)
  const { numDeletedRows } = await tx.deleteFrom('account.refresh_token').where('hash', 'in', old).executeTakeFirst()
  return Number(numDeletedRows)
}

/**
 * All but the latest of each account's own, however long ago it ended: when somebody signed in last, and whether a device is new to them, is
 * asked for as long as there is the account. Returns how many there were, `most` at most.
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
