import type { Insertable, Selectable } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { OperatorLinkToken } from '../../../platform/database/tables.generated.ts'

export type LinkRow = Selectable<OperatorLinkToken>

export const insertLink = async (tx: Tx, row: Insertable<OperatorLinkToken>): Promise<void> => {
  await tx.insertInto('operator.link_token').values(row).execute()
}

export const findLink = (tx: Tx, hash: Buffer): Promise<LinkRow | undefined> =>
  tx.selectFrom('operator.link_token').selectAll().where('hash', '=', hash).executeTakeFirst()

/** Of two calls with the same link, the second finds none. */
export const takeLink = (tx: Tx, hash: Buffer): Promise<LinkRow | undefined> =>
  tx.deleteFrom('operator.link_token').where('hash', '=', hash).returningAll().executeTakeFirst()

/** Ends every link that this operator could choose a password with. */
export const dropLinksOf = async (tx: Tx, operatorId: string): Promise<void> => {
  await tx.deleteFrom('operator.link_token').where('operator_id', '=', operatorId).execute()
}

/** Ends the open invites that this operator sent. */
export const dropInvitesMadeBy = async (tx: Tx, operatorId: string): Promise<void> => {
  await tx.deleteFrom('operator.link_token').where('made_by', '=', operatorId).execute()
}

/** Ends the open invites that were sent with this key. */
export const dropInvitesMadeWith = async (tx: Tx, credentialId: string): Promise<void> => {
  await tx.deleteFrom('operator.link_token').where('made_with', '=', credentialId).execute()
}

/** Ends the open invites that an operator sent in their sessions, except those of one: also where the session itself ended before. */
export const dropInvitesOfSessions = async (tx: Tx, operatorId: string, but: string | null): Promise<void> => {
  let sessions = tx
    .selectFrom('operator.credential')
    .select('id')
    .where('operator_id', '=', operatorId)
    .where('kind', '=', 'session')
  if (but !== null) sessions = sessions.where('id', '<>', but)
  await tx
    .deleteFrom('operator.link_token')
    .where('made_by', '=', operatorId)
    .where('made_with', 'in', sessions)
    .execute()
}

export const dropLinksBefore = async (tx: Tx, before: Date): Promise<void> => {
  await tx.deleteFrom('operator.link_token').where('expires_at', '<', before).execute()
}
