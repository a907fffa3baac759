import type { Correction } from '@foyer/contract/operator/ticket-about.ts'
import type { LicenceSnapshot } from '@foyer/contract/support/licence-snapshot.ts'
import type { SecondaryEmail } from '@foyer/contract/support/ticket.ts'
import type { Page } from '@foyer/contract/vocabulary/page.ts'
import {
  type Insertable,
  type RawBuilder,
  type Selectable,
  type SelectQueryBuilder,
  sql,
  type Updateable,
} from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { contains, type ListShape, type PageRequest, readPage } from '../../platform/database/paging.ts'
import { findByWords, wasFound } from '../../platform/database/search-words.ts'
import type { DB, SupportSecondaryEmail, SupportTicket } from '../../platform/database/tables.generated.ts'
import type { Owners } from '../company/index.ts'
import type { Manager } from './services.ts'
import { managedBy } from './staff/keeper-store.ts'

export interface StoredFile {
  readonly id: string
  readonly name: string
  readonly size: number
  readonly type: string
  readonly image: boolean
}

/** What is left of a file that was removed. */
export interface RemovedRow {
  readonly id: string
  readonly removed_at: string
  readonly by: 'client' | 'staff'
}

/** The files of a message in the order in which they were sent, and what is left of those that were removed. */
export const filesOf = (message: RawBuilder<unknown>) =>
  [
    sql<StoredFile[]>`coalesce((
    select json_agg(json_build_object('id', id, 'name', name, 'size', size, 'type', type, 'image', image) order by created_at, id)
    from support.attachment where belongs_to = ${message} and kept and removed_at is null), '[]')`.as('attachments'),
    sql<RemovedRow[]>`coalesce((
    select json_agg(json_build_object('id', id, 'removed_at', removed_at, 'by', removed_by) order by created_at, id)
    from support.attachment where belongs_to = ${message} and removed_at is not null), '[]')`.as('removed_files'),
  ] as const

/** A ticket with its files and secondary addresses. */
export type TicketRow = Selectable<SupportTicket> & {
  readonly licence: LicenceSnapshot | null
  readonly corrections: Correction[]
  readonly secondary_emails: readonly SecondaryEmail[]
  readonly attachments: readonly StoredFile[]
  readonly removed_files: readonly RemovedRow[]
}
export type LockedTicket = Selectable<SupportTicket>

const ticketsWithParts = (tx: Tx) =>
  tx
    .selectFrom('support.ticket')
    .selectAll()
    .select([
      // Only this module writes them, in the form of the contract.
      sql<LicenceSnapshot | null>`licence`.as('licence'),
      sql<Correction[]>`corrections`.as('corrections'),
      sql<TicketRow['secondary_emails']>`coalesce((
        select json_agg(json_build_object('id', id, 'email', email, 'unconfirmed', unconfirmed) order by created_at, id)
        from support.secondary_email where ticket_id = support.ticket.id), '[]')`.as('secondary_emails'),
      ...filesOf(sql`support.ticket.id`),
    ])

export type TicketChange = Updateable<SupportTicket>

export interface TicketFilter {
  /** The owners whose tickets the caller may see. Left out for staff, who see all of the brand. */
  readonly owners?: Owners
  /** Only the tickets of this customer. */
  readonly of?: string | undefined
  readonly state?: string | undefined
  readonly kind?: string | undefined
  readonly product?: string | undefined
  readonly deliverable_id?: string | undefined
  readonly waiting?: boolean | undefined
  /** The manager; null for none. */
  readonly manager?: Pick<Manager, 'id' | 'name'> | null | undefined
  /** Whether it is snoozed beyond this moment. */
  readonly snoozed?: { readonly is: boolean; readonly now: Date } | undefined
  readonly text?: string | undefined
}

const ticketList = {
  name: 'tickets',
  sortKeys: {
    updated_at: { expression: sql`updated_at`, type: 'timestamptz' },
    waiting_since: { expression: sql`waiting_since`, type: 'timestamptz' },
    created_at: { expression: sql`created_at`, type: 'timestamptz' },
    number: { expression: sql`number`, type: 'integer' },
    title: { expression: sql`title`, type: 'text' },
    kind: { expression: sql`kind`, type: 'text' },
    product: { expression: sql`product`, type: 'text' },
  },
  id: sql`id`,
} as const satisfies ListShape

const narrowed = <Row>(
  query: SelectQueryBuilder<DB, 'support.ticket', Row>,
  { owners, of, waiting, manager, snoozed, text = '', ...same }: TicketFilter,
) => {
  let narrow = owners === undefined ? query : query.where(sql<boolean>`account_id = any(${owners})`)
  // The condition of the index for the list of all tickets. Narrower lists and searches have others.
  if (owners === undefined && of === undefined && same.state === undefined && text === '')
    narrow = narrow.where(sql<boolean>`title <> ''`)
  if (of !== undefined) narrow = narrow.where('account_id', '=', of)
  for (const column of ['state', 'kind', 'product', 'deliverable_id'] as const) {
    const wanted = same[column]
    if (wanted !== undefined) narrow = narrow.where(column, '=', wanted)
  }
  if (waiting === true) narrow = narrow.where('responsibility', '=', 'client')
  if (snoozed !== undefined)
    narrow = narrow.where(sql<boolean>`(coalesce(snoozed_until, '-infinity') > ${snoozed.now}) = ${snoozed.is}`)
  if (manager === null) return narrow.where('manager_name', 'is', null)
  return manager === undefined ? narrow : narrow.where(managedBy(manager))
}

const byNumber = <Row>(query: SelectQueryBuilder<DB, 'support.ticket', Row>, number: number) =>
  query.where('tenant', '=', sql<string>`platform.tenant()`).where('number', '=', number)

/** Must match the expression that the migrations index for word search. */
const line = sql`title || ' ' || creator_email || ' ' || description`

/** The id of the ticket with this number, if there is one. */
const numbered = async (tx: Tx, asked: string): Promise<string[]> => {
  if (!/^\d{1,9}$/.test(asked)) return []
  const rows = await byNumber(tx.selectFrom('support.ticket').select('id'), Number(asked)).execute()
  return rows.map(({ id }) => id)
}

/**
 * Tickets with a comment that contains the words; internal notes count. Words that are too common find nothing by
 * themselves.
 */
const saidIn = async (tx: Tx, text: string): Promise<string[]> => {
  const found = await findByWords(tx, 'comment', text)
  if (found.ids === null || found.ids.length === 0) return []
  const rows = await tx
    .selectFrom('support.comment')
    .select('ticket_id')
    .distinct()
    .where(wasFound(found, sql`body`))
    .execute()
  return rows.map(({ ticket_id }) => ticket_id)
}

/**
 * The search condition. Staff search all tickets of the brand by indexed words or by number. Customers see few tickets,
 * so any part of the text is matched.
 */
const foundBy = async (tx: Tx, { owners, text = '' }: TicketFilter): Promise<RawBuilder<boolean> | undefined> => {
  if (text === '') return undefined
  const asked = text.replace(/^#/, '')
  if (owners === undefined) {
    const [found, called, said] = await Promise.all([
      findByWords(tx, 'ticket', text),
      numbered(tx, asked),
      saidIn(tx, text),
    ])
    return wasFound(found, line, sql<boolean>`id = any(${[...called, ...said]}::uuid[])`)
  }
  const pattern = contains(asked)
  // `offset 0` keeps the planner from reading all comments of the brand at once.
  return sql<boolean>`(title ilike ${pattern} or description ilike ${pattern} or creator_email ilike ${pattern}
    or number::text like ${pattern}
    or exists (select from support.comment where ticket_id = ticket.id and not internal and body ilike ${pattern} offset 0))`
}

export const listTickets = async (tx: Tx, filter: TicketFilter, page: PageRequest): Promise<Page<TicketRow>> => {
  const query = narrowed(ticketsWithParts(tx), filter)
  const found = await foundBy(tx, filter)
  return readPage(found === undefined ? query : query.where(found), ticketList, page)
}

/** Those of these owners that wait for the customer. */
export const countPending = async (tx: Tx, owners: Owners): Promise<number> => {
  const { count } = await tx
    .selectFrom('support.ticket')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(sql<boolean>`account_id = any(${owners})`)
    .where('state', '=', 'pending')
    .executeTakeFirstOrThrow()
  return count
}

export const findTicket = (tx: Tx, id: string): Promise<TicketRow | undefined> =>
  ticketsWithParts(tx).where('id', '=', id).executeTakeFirst()

export const findTicketByNumber = (tx: Tx, number: number): Promise<TicketRow | undefined> =>
  byNumber(ticketsWithParts(tx), number).executeTakeFirst()

/** The next number of the brand, from 1001 on. */
export const takeNumber = async (tx: Tx, tenant: string): Promise<number> => {
  const { last } = await tx
    .insertInto('support.number_sequence')
    .values({ tenant, last: 1001 })
    .onConflict((conflict) => conflict.column('tenant').doUpdateSet({ last: sql`support.number_sequence.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

export const insertTicket = async (tx: Tx, row: Insertable<SupportTicket>): Promise<void> => {
  await tx.insertInto('support.ticket').values(row).execute()
}

/** The ticket, locked until the transaction ends, so that concurrent replies happen one after another. */
export const lockTicket = (tx: Tx, id: string): Promise<LockedTicket | undefined> =>
  tx.selectFrom('support.ticket').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** The ticket alone, without files and addresses. */
export const findTicketFacts = (tx: Tx, id: string): Promise<LockedTicket | undefined> =>
  tx.selectFrom('support.ticket').selectAll().where('id', '=', id).executeTakeFirst()

export const updateTicket = async (tx: Tx, id: string, change: TicketChange): Promise<void> => {
  await tx.updateTable('support.ticket').set(change).where('id', '=', id).execute()
}

export const findTicketState = (tx: Tx, id: string): Promise<Pick<LockedTicket, 'state' | 'reviewed_at'>> =>
  tx.selectFrom('support.ticket').select(['state', 'reviewed_at']).where('id', '=', id).executeTakeFirstOrThrow()

interface MovedWords {
  readonly from: string
  readonly to: string
  /** The comment that holds the merged ticket's description. */
  readonly description: string
}

/** Moves comments, files and secondary addresses of one ticket to another. */
export const moveWords = async (tx: Tx, { from, to, description }: MovedWords): Promise<void> => {
  await tx
    .updateTable('support.attachment')
    .set({ ticket_id: to, comment_id: sql<string>`coalesce(comment_id, ${description})` })
    .where('ticket_id', '=', from)
    .execute()
  await tx.updateTable('support.comment').set({ ticket_id: to }).where('ticket_id', '=', from).execute()
  await sql`
    insert into support.secondary_email as copy (id, tenant, ticket_id, email, created_at, unconfirmed)
    select gen_random_uuid(), tenant, ${to}, email, created_at, unconfirmed from support.secondary_email where ticket_id = ${from}
    on conflict (ticket_id, email) do update set unconfirmed = copy.unconfirmed and excluded.unconfirmed`.execute(tx)
}

export const insertSecondaryEmail = async (tx: Tx, row: Insertable<SupportSecondaryEmail>): Promise<void> => {
  await tx.insertInto('support.secondary_email').values(row).execute()
}

/** The address that was removed, if the ticket had it. */
export const deleteSecondaryEmail = async (tx: Tx, ticketId: string, id: string): Promise<string | undefined> => {
  const row = await tx
    .deleteFrom('support.secondary_email')
    .where('id', '=', id)
    .where('ticket_id', '=', ticketId)
    .returning('email')
    .executeTakeFirst()
  return row?.email
}

export const countSecondaryEmails = async (tx: Tx, ticketId: string): Promise<number> => {
  const { count } = await tx
    .selectFrom('support.secondary_email')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('ticket_id', '=', ticketId)
    .executeTakeFirstOrThrow()
  return count
}

/** Follows merges: maps each ticket to the one that remains, or to itself if it was not merged. */
export const goingOn = async (tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ id: string; at: string }>`
    with recursive way (id, at) as (
      select id, id from unnest(${ids}::uuid[]) as asked (id)
      union all
      select way.id, ticket.merged_into from way join support.ticket on ticket.id = way.at where ticket.merged_into is not null)
    select way.id, way.at from way join support.ticket on ticket.id = way.at where ticket.merged_into is null`.execute(
    tx,
  )
  return new Map(rows.map(({ id, at }) => [id, at]))
}
