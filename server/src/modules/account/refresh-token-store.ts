import { type Statement, type Tx, writeAlong } from '../../platform/database/database.ts'

export interface RefreshRow {
  readonly hash: Buffer
  readonly session_id: string
  readonly used_at: Date | null
  readonly successor: Buffer | null
  /** When an access token that was issued with it was first used. */
  readonly confirmed_at: Date | null
  readonly issued_at: Date
  readonly account_id: string
  readonly expires_at: Date
  readonly revoked_at: Date | null
}

/** The token with its session, both locked: when many tabs refresh at once, one goes first. */
export const lockRefreshToken = async (tx: Tx, hash: Buffer): Promise<RefreshRow | undefined> => {
  const token = await tx
    .selectFrom('account.refresh_token')
    .select('session_id')
    .where('hash', '=', hash)
    .executeTakeFirst()
  if (token === undefined) return undefined
  const session = await tx
    .selectFrom('account.session')
    .select(['account_id', 'expires_at', 'revoked_at'])
    .where('id', '=', token.session_id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  // Read after the session is locked, to see what the previous holder of the lock did with it.
  const row = await tx
    .selectFrom('account.refresh_token')
    .selectAll()
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow()
  return { ...row, ...session }
}

/** A token that was replaced before anybody used it is marked as used and has no successor. */
export const isSuperseded = ({ used_at, successor }: Pick<RefreshRow, 'used_at' | 'successor'>): boolean =>
  used_at !== null && successor === null

/** The token, locked against its confirmation. */
export const lockSuccessor = (tx: Tx, hash: Buffer): Promise<Pick<RefreshRow, 'used_at' | 'confirmed_at'>> =>
  tx
    .selectFrom('account.refresh_token')
    .select(['used_at', 'confirmed_at'])
    .where('hash', '=', hash)
    .forUpdate()
    .executeTakeFirstOrThrow()

export const insertRefreshToken = async (
  tx: Tx,
  row: { hash: Buffer; tenant: string; session_id: string; issued_at: Date },
): Promise<void> => {
  await writeAlong(tx, tx.insertInto('account.refresh_token').values(row).compile())
}

export const markRefreshed = async (tx: Tx, hash: Buffer, successor: Buffer, now: Date): Promise<void> => {
  const marking = tx.updateTable('account.refresh_token').set({ used_at: now, successor }).where('hash', '=', hash)
  await writeAlong(tx, marking.compile())
}

/** From now on, using the token ends its session. */
export const supersede = async (tx: Tx, hash: Buffer, now: Date): Promise<void> => {
  await writeAlong(tx, tx.updateTable('account.refresh_token').set({ used_at: now }).where('hash', '=', hash).compile())
}

/** An access token issued with the refresh token is used. Returns no row if the refresh token was superseded. */
export const confirmRefreshed: Statement = {
  name: 'account.confirm_refreshed',
  text: `update account.refresh_token set confirmed_at = coalesce(confirmed_at, $2)
    where hash = $1 and (used_at is null or successor is not null) returning 1 as confirmed`,
}

export const touchSession = async (tx: Tx, sessionId: string, now: Date): Promise<void> => {
  await writeAlong(
    tx,
    tx.updateTable('account.session').set({ last_seen_at: now }).where('id', '=', sessionId).compile(),
  )
}
