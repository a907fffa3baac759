import type { ColleaguePermission } from '@foyer/contract/company/colleague.ts'
import type { Page } from '@foyer/contract/vocabulary/page.ts'
import { type Right, rights } from '@foyer/contract/vocabulary/right.ts'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { type ListShape, type PageRequest, readPage } from '../../../platform/database/paging.ts'
import type { CompanyColleague, CompanyColleagueRequest } from '../../../platform/database/tables.generated.ts'

export type ColleagueRow = Selectable<CompanyColleague>
export type RequestRow = Selectable<CompanyColleagueRequest>

export const insertColleague = async (tx: Tx, row: Insertable<CompanyColleague>): Promise<void> => {
  await tx.insertInto('company.colleague').values(row).execute()
}

/** What these people share with others, ordered by person as given, then oldest first. */
export const listGiven = (tx: Tx, grantorIds: readonly [string, ...string[]]): Promise<ColleagueRow[]> =>
  tx
    .selectFrom('company.colleague')
    .selectAll()
    .where('grantor_id', 'in', grantorIds)
    .orderBy((eb) => eb('grantor_id', '=', grantorIds[0]), 'desc')
    .orderBy('created_at')
    .execute()

/** A page of the same list. */
export const pageOfGiven = (
  tx: Tx,
  grantorIds: readonly [string, ...string[]],
  page: Omit<PageRequest, 'sort'>,
): Promise<Page<ColleagueRow>> => {
  const place = sql`case when grantor_id = ${grantorIds[0]} then '0' else '1' end || to_char(created_at at time zone 'utc', 'YYYYMMDDHH24MISSUS')`
  return readPage(
    tx.selectFrom('company.colleague').selectAll().where('grantor_id', 'in', grantorIds),
    { name: 'colleagues', sortKeys: { place: { expression: place, type: 'text' } }, id: sql`id` },
    { ...page, sort: 'place' },
  )
}

/** What others share with the person. */
export const listReceived = (tx: Tx, granteeId: string): Promise<ColleagueRow[]> =>
  tx.selectFrom('company.colleague').selectAll().where('grantee_id', '=', granteeId).execute()

export const findColleague = (tx: Tx, id: string): Promise<ColleagueRow | undefined> =>
  tx.selectFrom('company.colleague').selectAll().where('id', '=', id).executeTakeFirst()

export const areColleagues = async (tx: Tx, one: string, other: string): Promise<boolean> => {
  const row = await tx
    .selectFrom('company.colleague')
    .select('id')
    .where((eb) => eb.and({ grantor_id: one, grantee_id: other }))
    .executeTakeFirst()
  return row !== undefined
}

export const updatePermission = (
  tx: Tx,
  id: string,
  permission: ColleaguePermission,
  given: boolean,
): Promise<ColleagueRow | undefined> =>
  tx
    .updateTable('company.colleague')
    .set({ [permission]: given })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()

/** Removes both directions; returns how many there were. */
export const deletePair = async (tx: Tx, one: string, other: string): Promise<number> => {
  const { numDeletedRows } = await tx
    .deleteFrom('company.colleague')
    .where((eb) =>
      eb.or([eb.and({ grantor_id: one, grantee_id: other }), eb.and({ grantor_id: other, grantee_id: one })]),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Rights that at least one colleague shares with the person. */
export const findSharedRights = async (tx: Tx, granteeId: string): Promise<Right[]> => {
  const row = await tx
    .selectFrom('company.colleague')
    .select(({ fn }) => [
      fn<boolean | null>('bool_or', ['payments']).as('billing'),
      fn<boolean | null>('bool_or', ['tickets']).as('tickets'),
      fn<boolean | null>('bool_or', ['licenses']).as('deliverables'),
      fn<boolean | null>('bool_or', ['statistics']).as('retroview'),
    ])
    .where('grantee_id', '=', granteeId)
    .executeTakeFirstOrThrow()
  return rights.filter((right) => row[right] === true)
}

export const insertRequest = (tx: Tx, row: Insertable<CompanyColleagueRequest>): Promise<RequestRow> =>
  tx.insertInto('company.colleague_request').values(row).returningAll().executeTakeFirstOrThrow()

export const lockRequest = (tx: Tx, id: string): Promise<RequestRow | undefined> =>
  tx.selectFrom('company.colleague_request').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const findOpenRequest = (tx: Tx, senderId: string, recipientEmail: string): Promise<RequestRow | undefined> =>
  tx
    .selectFrom('company.colleague_request')
    .selectAll()
    .where((eb) => eb.and({ sender_id: senderId, recipient_email: recipientEmail }))
    .where('status', '=', sql.lit('sent'))
    .executeTakeFirst()

/** When this person's latest request to the address was rejected or withdrawn. */
export const findLastEnd = async (tx: Tx, senderId: string, recipientEmail: string): Promise<Date | undefined> => {
  const row = await tx
    .selectFrom('company.colleague_request')
    .select((eb) => eb.fn.max('ended_at').as('ended_at'))
    .where('tenant', '=', sql<string>`platform.tenant()`)
    .where((eb) => eb.and({ sender_id: senderId, recipient_email: recipientEmail }))
    .where('status', 'in', ['rejected', 'withdrawn'])
    .executeTakeFirst()
  return row?.ended_at ?? undefined
}

/** Withdrawn requests are shown to nobody. */
const requests = (tx: Tx, tenant: string) =>
  tx.selectFrom('company.colleague_request').selectAll().where('tenant', '=', tenant).where('status', '<>', 'withdrawn')

/**
 * Selects requests by their sender, or by the address that they wait at. The latter leaves out those that the person sent to the address
 * before it was theirs.
 */
export type RequestSide =
  | { readonly sender_id: string }
  | { readonly recipient_email: string; readonly but_from: string }

const requestsOn = (tx: Tx, tenant: string, side: RequestSide) =>
  'sender_id' in side
    ? requests(tx, tenant).where('sender_id', '=', side.sender_id)
    : requests(tx, tenant).where('recipient_email', '=', side.recipient_email).where('sender_id', '<>', side.but_from)

const requestList = {
  name: 'requests',
  sortKeys: { created_at: { expression: sql`created_at`, type: 'timestamptz' } },
  id: sql`id`,
} as const satisfies ListShape

/** Newest first. */
export const pageOfRequests = (
  tx: Tx,
  tenant: string,
  side: RequestSide,
  page: Omit<PageRequest, 'sort'>,
): Promise<Page<RequestRow>> => readPage(requestsOn(tx, tenant, side), requestList, { ...page, sort: '-created_at' })

/** Those without an answer yet, newest first. */
export const listOpenRequests = (tx: Tx, tenant: string, side: RequestSide): Promise<RequestRow[]> =>
  requestsOn(tx, tenant, side).where('status', '=', sql.lit('sent')).orderBy('created_at', 'desc').execute()

export const updateRequestEnd = (
  tx: Tx,
  id: string,
  status: 'accepted' | 'rejected' | 'withdrawn',
  ended_at: Date,
): Promise<RequestRow> =>
  tx
    .updateTable('company.colleague_request')
    .set({ status, ended_at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
