import type { NotificationKind } from '@foyer/contract/push/notification.ts'
import type { Page } from '@foyer/contract/vocabulary/page.ts'
import { type Insertable, type Selectable, sql } from 'kysely'
import { type Tx, writeAlong } from '../../platform/database/database.ts'
import { type ListShape, type PageRequest, readPage } from '../../platform/database/paging.ts'
import type { PushNotification } from '../../platform/database/tables.generated.ts'

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

/** Deletes the notification of a cause. */
export const deleteNotification = async (tx: Tx, accountId: string, cause: string): Promise<void> => {
  const told = tx.deleteFrom('push.notification').where('account_id', '=', accountId).where('cause', '=', cause)
  await writeAlong(tx, told.compile())
}

export const pageOfNotifications = (tx: Tx, accountId: string, page: PageRequest): Promise<Page<NotificationRow>> =>
  readPage(tx.selectFrom('push.notification').selectAll().where('account_id', '=', accountId), shape, page)

export const findNotification = (tx: Tx, id: string): Promise<NotificationRow | undefined> =>
  tx.selectFrom('push.notification').selectAll().where('id', '=', id).executeTakeFirst()

export const countUnread = async (tx: Tx, accountId: string): Promise<number> => {
  const row = await tx
    .selectFrom('push.notification')
    .select(sql<number>`count(*)`.as('count'))
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
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
export const deleteNotifications = async (tx: Tx, before: Date, most: number): Promise<number> => {
  const old = tx.selectFrom('push.notification').select('id').where('created_at', '<', before).limit(most)
  const { numDeletedRows } = await tx.deleteFrom('push.notification').where('id', 'in', old).executeTakeFirst()
  return Number(numDeletedRows)
}

/** The same of one account, whenever it was told. */
export const deleteNotificationsOf = async (tx: Tx, accountId: string, most: number): Promise<number> => {
  const some = tx.selectFrom('push.notification').select('id').where('account_id', '=', accountId).limit(most)
  const { numDeletedRows } = await tx.deleteFrom('push.notification').where('id', 'in', some).executeTakeFirst()
  return Number(numDeletedRows)
}

export const deletePreferences = async (tx: Tx, accountId: string): Promise<void> => {
  await tx.deleteFrom('push.preference').where('account_id', '=', accountId).execute()
}

export interface Channels {
  readonly mail: boolean
  readonly push: boolean
}

export const listPreferences = async (tx: Tx, accountId: string): Promise<ReadonlyMap<string, Channels>> => {
  const rows = await tx.selectFrom('push.preference').selectAll().where('account_id', '=', accountId).execute()
  return new Map(rows.map(({ kind, mail, push }) => [kind, { mail, push }]))
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
  const { mail, push } = row
  await tx
    .insertInto('push.preference')
    .values(row)
    .onConflict((conflict) => conflict.columns(['tenant', 'account_id', 'kind']).doUpdateSet({ mail, push }))
    .execute()
}
