import type { NotificationKind } from '@foyer/contract/push/notification.ts'
import type { Page } from '@foyer/contract/vocabulary/page.ts'
import { rights } from '@foyer/contract/vocabulary/right.ts'
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely'
import { type Tx, writeAlong } from '../../platform/database/database.ts'
import { type ListShape, type PageRequest, readPage } from '../../platform/database/paging.ts'
import type { PushNotification } from '../../platform/database/tables.generated.ts'
import { type Channels, kindsBy } from './preference-rules.ts'

export type NotificationRow = Selectable<PushNotification>

const shape: ListShape = {
  name: 'notifications',
  sortKeys: { created_at: { expression: sql`created_at`, type: 'timestamptz' } },
  id: sql`id`,
}

/** Returns false if the person has been notified of this cause already. */
export const insertNotification = async (tx: Tx, row: Insertable<PushNotification>): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('push.notification')
    .values(row)
    .onConflict((conflict) => conflict.columns(['tenant', 'account_id', 'cause']).doNothing())
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** What the person was last told of this cause; undefined if nothing. */
export const findDetails = async (
  tx: Tx,
  { tenant, account_id, cause }: Pick<NotificationRow, 'tenant' | 'account_id' | 'cause'>,
): Promise<NotificationRow['details'] | undefined> => {
  const one = tx.selectFrom('push.notification').select('details')
  const told = await one
    .where('tenant', '=', tenant)
    .where('account_id', '=', account_id)
    .where('cause', '=', cause)
    .executeTakeFirst()
  return told?.details
}

/** Keeps the notification from being taken back until the transaction ends. Returns false if it has been. */
export const holdNotification = async (tx: Tx, id: string): Promise<boolean> => {
  const held = await tx.selectFrom('push.notification').select('id').where('id', '=', id).forShare().executeTakeFirst()
  return held !== undefined
}

/** Deletes the notifications of a cause: the customer's own, and those of the members who were told of it. */
export const deleteNotifications = async (tx: Tx, customerId: string, cause: string): Promise<void> => {
  // Separately, because each has an index of its own.
  for (const column of ['account_id', 'owner_id'] as const) {
    const told = tx.deleteFrom('push.notification').where(column, '=', customerId).where('cause', '=', cause)
    await writeAlong(tx, told.compile())
  }
}

/**
 * What the reader may see now: their own, and of other customers' what the right for its kind still lets them read.
 * The rights are looked up once for each statement, and only if there is something of somebody else.
 */
const readableBy = (readerId: string): RawBuilder<boolean> => {
  const ofOthers = rights.flatMap((right) => {
    const kinds = kindsBy(right)
    if (kinds.length === 0) return []
    const owners = sql`select account_id from company.readable_owners(${readerId}, ${right})`
    return [sql`(kind = any(${kinds}) and owner_id in (${owners}))`]
  })
  return sql<boolean>`(owner_id is null or ${sql.join(ofOthers, sql` or `)})`
}

export const pageOfNotifications = (tx: Tx, accountId: string, page: PageRequest): Promise<Page<NotificationRow>> =>
  readPage(
    tx.selectFrom('push.notification').selectAll().where('account_id', '=', accountId).where(readableBy(accountId)),
    shape,
    page,
  )

/** Undefined also if its reader may no longer see what it is about. */
export const findNotification = async (tx: Tx, id: string): Promise<NotificationRow | undefined> => {
  const row = await tx.selectFrom('push.notification').selectAll().where('id', '=', id).executeTakeFirst()
  if (row === undefined || row.owner_id === null) return row
  const one = tx.selectFrom('push.notification').selectAll().where('id', '=', id)
  return one.where(readableBy(row.account_id)).executeTakeFirst()
}

export const countUnread = async (tx: Tx, accountId: string): Promise<number> => {
  const row = await tx
    .selectFrom('push.notification')
    .select(sql<number>`count(*)`.as('count'))
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .where(readableBy(accountId))
    .executeTakeFirst()
  return row?.count ?? 0
}

export const markRead = async (tx: Tx, accountId: string, ids: readonly string[] | 'all', now: Date): Promise<void> => {
  await tx
    .updateTable('push.notification')
    .set({ read_at: now })
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .where((eb) => (ids === 'all' ? eb.lit(true) : eb('id', '=', eb.fn.any(eb.val([...ids])))))
    .execute()
}

/** Deletes at most `most` and returns how many it deleted. */
export const deleteOldNotifications = async (tx: Tx, before: Date, most: number): Promise<number> => {
  const old = tx.selectFrom('push.notification').select('id').where('created_at', '<', before).limit(most)
  const { numDeletedRows } = await tx.deleteFrom('push.notification').where('id', 'in', old).executeTakeFirst()
  return Number(numDeletedRows)
}

/** The same of one account, or of what members were told about it (`owner_id`), whenever that was. */
export const deleteNotificationsOf = async (
  tx: Tx,
  column: 'account_id' | 'owner_id',
  accountId: string,
  most: number,
): Promise<number> => {
  const some = tx.selectFrom('push.notification').select('id').where(column, '=', accountId).limit(most)
  const { numDeletedRows } = await tx.deleteFrom('push.notification').where('id', 'in', some).executeTakeFirst()
  return Number(numDeletedRows)
}

export const deletePreferences = async (tx: Tx, accountId: string): Promise<void> => {
  await tx.deleteFrom('push.preference').where('account_id', '=', accountId).execute()
}

export const listPreferences = async (tx: Tx, accountId: string): Promise<ReadonlyMap<string, Channels>> => {
  const rows = await tx.selectFrom('push.preference').selectAll().where('account_id', '=', accountId).execute()
  return new Map(rows.map(({ kind, mail, push, company_mail }) => [kind, { mail, push, company_mail }]))
}

/** Which of the accounts have switched off mail for this kind. */
export const withoutMail = async (
  tx: Tx,
  ids: readonly string[],
  kind: NotificationKind,
): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .selectFrom('push.preference')
    .select('account_id')
    .where('account_id', 'in', ids)
    .where('kind', '=', kind)
    .where('mail', '=', false)
    .execute()
  return new Set(rows.map(({ account_id }) => account_id))
}

export const putPreference = async (
  tx: Tx,
  row: { readonly tenant: string; readonly account_id: string; readonly kind: NotificationKind } & Channels,
): Promise<void> => {
  const { mail, push, company_mail } = row
  await tx
    .insertInto('push.preference')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['tenant', 'account_id', 'kind']).doUpdateSet({ mail, push, company_mail }),
    )
    .execute()
}
