import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { type Statement, type Tx, writeAlong } from '../../platform/database/database.ts'
import type { AccountAccount, AccountSession } from '../../platform/database/tables.generated.ts'
import { idleBefore } from './session-rules.ts'

export type AccountRow = Selectable<AccountAccount>
/** An account as other modules know it: everything except the password hash. */
export interface Account extends Omit<AccountRow, 'password_hash'> {
  readonly password_filled: boolean
}

export const accountOf = ({ password_hash, ...row }: AccountRow): Account => ({
  ...row,
  password_filled: password_hash !== null,
})

export type NewAccountRow = Insertable<AccountAccount>
export type SessionRow = Selectable<AccountSession>

export interface SignedInRow {
  readonly email: string
  readonly name: string
  readonly second_name: string
  readonly locale: string
  readonly country: string
  readonly currency: string
  /** By the vendor, or because the account is closed. */
  readonly blocked: boolean
  readonly terms_version: string | null
  /** The current version of the terms. */
  readonly latest_terms: string | null
  readonly email_confirmed: boolean
  readonly password_filled: boolean
  readonly can_store: boolean
  readonly can_create_trial: boolean
  readonly operator_handle: string | null
  readonly operator_name: string | null
}

/** Read with each call, so that an ended session or a blocked or closed account is refused at once and newer terms are asked for. */
export const signedIn: Statement = {
  name: 'account.signed_in',
  text: `select a.email, a.name, a.second_name, a.locale, a.country, a.currency, a.blocked or a.closed_at is not null as blocked, a.email_confirmed,
    a.password_hash is not null as password_filled, a.can_store, a.can_create_trial, s.operator_handle, s.operator_name, a.terms_version,
    (select version from account.terms order by published_at desc, version desc limit 1) as latest_terms
    from account.session s join account.account a on a.id = s.account_id
    where s.id = $1 and s.account_id = $2 and s.revoked_at is null and s.expires_at > $3`,
}

export const findAccountByEmail = (tx: Tx, email: string): Promise<AccountRow | undefined> =>
  tx.selectFrom('account.account').selectAll().where('email', '=', email.trim().toLowerCase()).executeTakeFirst()

export const getAccount = (tx: Tx, id: string): Promise<AccountRow> =>
  tx.selectFrom('account.account').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export const getAccounts = async (tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, AccountRow>> => {
  if (ids.length === 0) return new Map()
  const rows = await tx.selectFrom('account.account').selectAll().where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row]))
}

export const insertAccount = (tx: Tx, row: NewAccountRow): Promise<AccountRow> =>
  tx.insertInto('account.account').values(row).returningAll().executeTakeFirstOrThrow()

/** Returns the rows that were written: those whose e-mail is not taken at this brand. */
export const insertAccountsUnlessTaken = async (
  tx: Tx,
  rows: readonly NewAccountRow[],
): Promise<ReadonlySet<string>> => {
  if (rows.length === 0) return new Set()
  const written = await tx
    .insertInto('account.account')
    .values([...rows])
    .onConflict((conflict) => conflict.columns(['tenant', 'email']).doNothing())
    .returning('id')
    .execute()
  return new Set(written.map(({ id }) => id))
}

/** The accounts with these e-mails, in lower case. Looked up one by one through the index, even while the planner has no statistics yet. */
export const findAccountsByEmail = async (tx: Tx, emails: readonly string[]): Promise<AccountRow[]> => {
  if (emails.length === 0) return []
  const { rows } = await sql<AccountRow>`
    select account.* from unnest(${emails}::text[]) as wanted (email),
      lateral (select * from account.account a where a.tenant = platform.tenant() and a.email = wanted.email limit 1) as account`.execute(
    tx,
  )
  return rows
}

/** Returns undefined if the e-mail is taken at this brand. */
export const insertAccountUnlessTaken = (tx: Tx, row: NewAccountRow): Promise<AccountRow | undefined> =>
  tx
    .insertInto('account.account')
    .values(row)
    .onConflict((conflict) => conflict.columns(['tenant', 'email']).doNothing())
    .returningAll()
    .executeTakeFirst()

export const lockAccount = (tx: Tx, id: string): Promise<AccountRow | undefined> =>
  tx.selectFrom('account.account').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** The account, kept from being closed until the transaction ends; everything else about it may change meanwhile. */
export const shareAccount = (tx: Tx, id: string): Promise<AccountRow> =>
  tx.selectFrom('account.account').selectAll().where('id', '=', id).forKeyShare().executeTakeFirstOrThrow()

export const updateAccount = async (tx: Tx, id: string, changes: Updateable<AccountAccount>): Promise<void> => {
  await tx.updateTable('account.account').set(changes).where('id', '=', id).execute()
}

/**
 * Gives the account another e-mail, which counts as confirmed by the mailed link or by staff. False if another account of the brand has
 * it.
 */
export const moveToEmail = async (tx: Tx, id: string, email: string): Promise<boolean> => {
  try {
    await updateAccount(tx, id, { email, email_confirmed: true })
    return true
  } catch (error) {
    // Unique violation.
    if (error instanceof Error && 'code' in error && error.code === '23505') return false
    throw error
  }
}

/** When each of these accounts last signed in, if ever. Sessions of staff who act for them do not count. */
export const latestSignIns = async (tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Date>> => {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('account.session')
    .select(({ fn }) => ['account_id', fn.max('created_at').as('at')])
    .where('account_id', 'in', ids)
    .where('operator_handle', 'is', null)
    .groupBy('account_id')
    .execute()
  return new Map(rows.map(({ account_id, at }) => [account_id, at]))
}

export const insertSession = async (tx: Tx, row: Insertable<AccountSession>): Promise<void> => {
  await writeAlong(tx, tx.insertInto('account.session').values(row).compile())
}

/** Not yet expired: the session can still be renewed. */
export const isRenewable = ({ expires_at, last_seen_at }: SessionRow, now: Date): boolean =>
  expires_at > now && last_seen_at > idleBefore(now)

/** The account's sessions that nobody has ended: those that can still be renewed, and the given ones even if they have expired. */
export const listSessions = (
  tx: Tx,
  accountId: string,
  now: Date,
  others: readonly string[] = [],
): Promise<SessionRow[]> =>
  tx
    .selectFrom('account.session')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb.and([eb('expires_at', '>', now), eb('last_seen_at', '>', idleBefore(now))]),
        eb('id', '=', sql<string>`any(${[...others]}::uuid[])`),
      ]),
    )
    .orderBy('last_seen_at', 'desc')
    .limit(100)
    .execute()

export type EarlierPlace = Pick<SessionRow, 'user_agent' | 'ip' | 'link_made_by'>

/** Recent sessions of the account, including ended ones. */
export const listPlaces = (tx: Tx, accountId: string): Promise<EarlierPlace[]> =>
  tx
    .selectFrom('account.session')
    .select(['user_agent', 'ip', 'link_made_by'])
    .where('account_id', '=', accountId)
    .where('operator_handle', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(200)
    .execute()

/** Whether the account with this e-mail was ever signed in on the device. Does the same work if there is no such account. */
export const isDeviceOf = async (tx: Tx, email: string, deviceHash: Buffer): Promise<boolean> => {
  const row = await tx
    .selectFrom('account.session')
    .innerJoin('account.account', 'account.account.id', 'account.session.account_id')
    .select('account.session.id')
    .where('account.session.device_hash', '=', deviceHash)
    .where('account.account.email', '=', email.trim().toLowerCase())
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
