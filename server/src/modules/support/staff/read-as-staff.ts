import type { StaffComment, StaffTicket } from '@foyer/contract/operator/ticket.ts'
import { mostCounted, type Page, type SortedPageQuery } from '@foyer/contract/vocabulary/page.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { emptyPage } from '../../../platform/http/page-answer.ts'
import { findCategories } from '../categories/category-store.ts'
import { listComments } from '../comment-store.ts'
import { createReplyAddresses } from '../letters/reply-address.ts'
import type { TicketSearch } from '../read-ticket.ts'
import type { Services, StaffDirectory } from '../services.ts'
import { listTickets, type TicketFilter, type TicketRow } from '../store.ts'
import { anyTicket } from '../ticket-access.ts'
import { presentForStaff, presentStaffComment } from './present-for-staff.ts'

export interface StaffTicketQuery extends TicketSearch {
  /** E-mail of the customer. */
  readonly customer?: string | undefined
  /** `me`, `nobody`, or the handle of an operator. */
  readonly assigned?: string | undefined
  readonly snoozed?: 'true' | 'false' | undefined
}

type Reader = OperatorCall['operator']

const managersOf = ({ staff }: Services, tx: Tx, rows: readonly TicketRow[]): ReturnType<StaffDirectory['byIds']> =>
  staff.byIds(tx, [...new Set(rows.flatMap(({ manager_id }) => manager_id ?? []))])

const presentAll = async (
  services: Services,
  tx: Tx,
  { scopes }: Reader,
  rows: readonly TicketRow[],
): Promise<StaffTicket[]> => {
  const accounts = await services.account.getAll(tx, [...new Set(rows.map(({ account_id }) => account_id))])
  const ids = rows.flatMap(({ category_id }) => (category_id === null ? [] : [category_id]))
  const managers = await managersOf(services, tx, rows)
  const categories = new Map((await findCategories(tx, [...new Set(ids)])).map((row) => [row.id, row]))
  const addresses = createReplyAddresses(services)
  const sender = (tenant: string): string => services.branding.get(tenant).mail_from
  const speaks = scopes.includes('tickets:write')
  return rows.map((row) =>
    presentForStaff(services, row, {
      reply_address: speaks
        ? addresses.of(sender(row.tenant), row.tenant, { number: row.number, side: 'staff' })
        : null,
      manager: row.manager_id === null ? undefined : managers.get(row.manager_id),
      customer_email: accounts.get(row.account_id)?.email ?? row.creator_email,
      category: row.category_id === null ? undefined : categories.get(row.category_id),
    }),
  )
}

/** One ticket as staff see it, read in a transaction that may have changed it. Fails with 404 for an unknown id. */
export const ticketForStaff = async (
  services: Services,
  tx: Tx,
  { operator }: Pick<OperatorCall, 'operator'>,
  id: string,
): Promise<StaffTicket> => {
  const [ticket] = await presentAll(services, tx, operator, [await anyTicket(tx, id)])
  if (ticket === undefined) throw new Error('unreachable: one row in, one out')
  return ticket
}

/** Null for nobody, undefined if no operator has the handle. */
const managerBy = async (
  { staff }: Services,
  tx: Tx,
  reader: Reader,
  assigned: string,
): Promise<TicketFilter['manager']> => {
  if (assigned === 'nobody') return null
  return assigned === 'me' ? reader : staff.byHandle(tx, assigned)
}

export const listTicketsForStaff =
  (services: Services) =>
  ({ tenant, operator }: OperatorCall, query: StaffTicketQuery): Promise<Page<StaffTicket>> =>
    services.database.read(tenant, async (tx) => {
      const { cursor, limit, sort, query: text, waiting, customer, assigned, snoozed: put, ...narrowing } = query
      const account = customer === undefined ? undefined : await services.account.findByEmail(tx, customer)
      if (customer !== undefined && account === undefined) return emptyPage
      const manager = assigned === undefined ? undefined : await managerBy(services, tx, operator, assigned)
      if (assigned !== undefined && manager === undefined) return emptyPage
      const snoozed = put === undefined ? undefined : { is: put === 'true', now: services.clock.now() }
      const filter = { ...narrowing, snoozed, of: account?.id, text, waiting: waiting === 'true', manager }
      const page = await listTickets(tx, filter, { cursors: services.cursors, sort, cursor, limit, most: mostCounted })
      return { ...page, rows: await presentAll(services, tx, operator, page.rows) }
    })

/** Fails with 404 `not_found` for an unknown id. */
export const readTicketForStaff =
  (services: Services) =>
  (call: OperatorCall, id: string): Promise<StaffTicket> =>
    services.database.read(call.tenant, (tx) => ticketForStaff(services, tx, call, id))

/** Fails with 404 `not_found` for an unknown ticket. */
export const listCommentsForStaff =
  (services: Services) =>
  ({ tenant }: OperatorCall, id: string, { sort, cursor, limit }: SortedPageQuery): Promise<Page<StaffComment>> =>
    services.database.read(tenant, async (tx) => {
      const ticket = await anyTicket(tx, id)
      const asked = { cursors: services.cursors, sort, cursor, limit }
      const { rows, ...rest } = await listComments(tx, { ticket_id: ticket.id, notes: true }, asked)
      return { ...rest, rows: rows.map((row) => presentStaffComment(services, row, ticket)) }
    })
