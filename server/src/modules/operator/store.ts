import type { Insertable, Selectable } from 'kysely'
import type { Statement, Tx } from '../../platform/database/database.ts'
import type { OperatorCredential, OperatorOperator } from '../../platform/database/tables.generated.ts'
import { failure } from '../../platform/failure.ts'
import { leastId } from '../../platform/ids.ts'
import { dropInvitesOfSessions, dropLinksOf } from './entry/link-store.ts'

export type OperatorRow = Selectable<OperatorOperator>

export interface KeyHolderRow extends Pick<OperatorRow, 'id' | 'handle' | 'name' | 'email' | 'role'> {
  readonly credential_id: string
  readonly kind: 'key' | 'session'
  readonly scopes: string[] | null
  readonly has_factor: boolean
  readonly let_in_by: string | null
}

/** Read with each call, so that a revoked key or a blocked operator is refused at once. */
export const keyHolder: Statement = {
  name: 'operator.key_holder',
  text: `select o.id, o.handle, o.name, o.email, o.role, c.id as credential_id, c.kind, c.scopes,
      case when o.invited_at > $2::timestamptz - interval '3 days' then o.invited_by end as let_in_by,
      exists (select from operator.second_factor f where f.operator_id = o.id and f.confirmed_at is not null) as has_factor
    from operator.credential c join operator.operator o on o.id = c.operator_id
    where c.tenant = platform.tenant() and c.hash = $1 and c.revoked_at is null and (c.expires_at is null or c.expires_at > $2) and not o.blocked`,
}

export const findOperatorByEmail = (tx: Tx, email: string): Promise<OperatorRow | undefined> =>
  tx.selectFrom('operator.operator').selectAll().where('email', '=', email.trim().toLowerCase()).executeTakeFirst()

export const findOperatorByHandle = (tx: Tx, handle: string): Promise<OperatorRow | undefined> =>
  tx.selectFrom('operator.operator').selectAll().where('handle', '=', handle).executeTakeFirst()

export const findOperator = (tx: Tx, id: string): Promise<OperatorRow | undefined> =>
  tx.selectFrom('operator.operator').selectAll().where('id', '=', id).executeTakeFirst()

export const findOperatorsByName = (tx: Tx, name: string): Promise<OperatorRow[]> =>
  tx.selectFrom('operator.operator').selectAll().where('name', '=', name).execute()

export const namesOfOperators = async (tx: Tx): Promise<string[]> => {
  const rows = await tx.selectFrom('operator.operator').select('name').distinct().execute()
  return rows.map(({ name }) => name)
}

/** The names of operators and keys by their handles. */
export const namesByHandle = async (tx: Tx, handles: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (handles.length === 0) return new Map()
  const rows = await tx
    .selectFrom('operator.operator')
    .select(['handle', 'name'])
    .where('handle', 'in', handles)
    .execute()
  return new Map(rows.map(({ handle, name }) => [handle, name]))
}

export const findOperators = (tx: Tx, ids: readonly string[]): Promise<OperatorRow[]> =>
  tx.selectFrom('operator.operator').selectAll().where('id', 'in', ids).execute()

/** Which of these names only one operator of the brand has. */
export const namesOfOne = async (tx: Tx, names: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await tx
    .selectFrom('operator.operator')
    .select('name')
    .where('name', 'in', names)
    .groupBy('name')
    .having((eb) => eb.fn.countAll(), '=', 1)
    .execute()
  return new Set(rows.map(({ name }) => name))
}

/** The people of the brand with one of these roles who have chosen a password and are not blocked. Programs have none, and read no mails. */
export const listPeople = (tx: Tx, roles: readonly string[]): Promise<OperatorRow[]> =>
  tx
    .selectFrom('operator.operator')
    .selectAll()
    .where('role', 'in', roles)
    .where('blocked', '=', false)
    .where('password_hash', 'is not', null)
    .orderBy('id')
    .execute()

export const handlesOf = async (tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const rows = await tx.selectFrom('operator.operator').select(['id', 'handle']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, handle }) => [id, handle]))
}

export const titlesOfKeys = async (tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const rows = await tx.selectFrom('operator.credential').select(['id', 'title']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** Serializes everything that opens or ends an operator's sessions, or ends a key. */
export const lockOperator = (tx: Tx, id: string): Promise<OperatorRow | undefined> =>
  tx.selectFrom('operator.operator').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Locks the operator against changes until the transaction ends. Several transactions can hold this lock at once. */
export const shareOperator = (tx: Tx, id: string): Promise<OperatorRow | undefined> =>
  tx.selectFrom('operator.operator').selectAll().where('id', '=', id).forShare().executeTakeFirst()

export const shareOperatorByHandle = (tx: Tx, handle: string): Promise<OperatorRow | undefined> =>
  tx.selectFrom('operator.operator').selectAll().where('handle', '=', handle).forShare().executeTakeFirst()

/** When the session began. */
export const signedInAt = async (tx: Tx, credentialId: string): Promise<Date> => {
  const { created_at } = await tx
    .selectFrom('operator.credential')
    .select('created_at')
    .where('id', '=', credentialId)
    .executeTakeFirstOrThrow()
  return created_at
}

/** Whether a key or a session is still valid. */
export const isCredentialLive = async (tx: Tx, id: string, now: Date): Promise<boolean> => {
  const row = await tx
    .selectFrom('operator.credential')
    .select('id')
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .executeTakeFirst()
  return row !== undefined
}

export const updateOperator = (
  tx: Tx,
  id: string,
  change: Pick<OperatorRow, 'name' | 'role' | 'blocked'>,
): Promise<OperatorRow> =>
  tx.updateTable('operator.operator').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

/** Also ends the mailed links for choosing a password. */
export const setPassword = async (tx: Tx, id: string, password_hash: string | null): Promise<void> => {
  await tx.updateTable('operator.operator').set({ password_hash }).where('id', '=', id).execute()
  await dropLinksOf(tx, id)
}

/** From now on the operator and whoever let them in count as one person for a while. */
export const setEntry = async (tx: Tx, id: string, invited_at: Date): Promise<void> => {
  await tx.updateTable('operator.operator').set({ invited_at }).where('id', '=', id).execute()
}

export const moveOperator = (
  tx: Tx,
  id: string,
  change: Pick<OperatorRow, 'email'> & Partial<Pick<OperatorRow, 'invited_at' | 'invited_by'>>,
): Promise<OperatorRow> =>
  tx.updateTable('operator.operator').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

const pointerOfTaken: Readonly<Record<string, string>> = {
  operator_tenant_email_key: '/email',
  operator_tenant_handle_key: '/handle',
}

/** Throws 409 at the field if another call has taken the address or the handle at the same moment. */
export const unlessTaken = async (written: Promise<OperatorRow>): Promise<OperatorRow> => {
  try {
    return await written
  } catch (error) {
    const pointer =
      error instanceof Error && 'constraint' in error ? pointerOfTaken[String(error.constraint)] : undefined
    throw pointer === undefined ? error : failure('conflict', { pointer })
  }
}

export const setTicketMail = async (
  tx: Tx,
  id: string,
  choice: Pick<OperatorRow, 'mail_ticket_assigned' | 'mail_customer_replied' | 'mail_ticket_unassigned'>,
): Promise<void> => {
  await tx.updateTable('operator.operator').set(choice).where('id', '=', id).execute()
}

/** Those who want to be mailed about tickets that are assigned to nobody; neither programs nor blocked ones. */
export const findWatchful = (tx: Tx): Promise<OperatorRow[]> =>
  tx
    .selectFrom('operator.operator')
    .selectAll()
    .where('mail_ticket_unassigned', '=', true)
    .where('blocked', '=', false)
    .where('password_hash', 'is not', null)
    .orderBy('id')
    .execute()

export const insertOperator = (tx: Tx, row: Insertable<OperatorOperator>): Promise<OperatorRow> =>
  tx.insertInto('operator.operator').values(row).returningAll().executeTakeFirstOrThrow()

export const insertCredential = async (tx: Tx, row: Insertable<OperatorCredential>): Promise<void> => {
  await tx.insertInto('operator.credential').values(row).execute()
}

/** Where an operator signed in, latest first. The name of a session comes from its browser. */
export const listPlaces = async (tx: Tx, operatorId: string): Promise<{ user_agent: string; ip: string }[]> => {
  const rows = await tx
    .selectFrom('operator.credential')
    .select(['title as user_agent', 'ip'])
    .where('operator_id', '=', operatorId)
    .where('kind', '=', 'session')
    .where('ip', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(200)
    .$narrowType<{ ip: string }>()
    .execute()
  return rows
}

/** The addresses from which any operator of the brand has signed in since then. */
export const listAddresses = async (tx: Tx, since: Date): Promise<string[]> => {
  const rows = await tx
    .selectFrom('operator.credential')
    .select('ip')
    .distinct()
    .where('id', '>=', leastId(since))
    .where('kind', '=', 'session')
    .where('ip', 'is not', null)
    .$narrowType<{ ip: string }>()
    .execute()
  return rows.map(({ ip }) => ip)
}

/** Ends a session; a key is left unchanged. */
export const endSession = async (tx: Tx, id: string, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('operator.credential')
    .set({ revoked_at: now })
    .where('id', '=', id)
    .where('kind', '=', 'session')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * Ends every session of an operator except the present one and those about to be opened, and the open invites sent in them: whoever else
 * had signed in could otherwise come back as somebody new. Keys stay.
 */
export const endSessions = async (tx: Tx, operatorId: string, now: Date, but: string | null = null): Promise<void> => {
  await lockOperator(tx, operatorId)
  let sessions = tx
    .updateTable('operator.credential')
    .set({ revoked_at: now })
    .where('operator_id', '=', operatorId)
    .where('kind', '=', 'session')
    .where('revoked_at', 'is', null)
  if (but !== null) sessions = sessions.where('id', '<>', but)
  await sessions.execute()
  await dropInvitesOfSessions(tx, operatorId, but)
}
