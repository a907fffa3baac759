import type { OwnComment } from '@foyer/contract/account/export.ts'
import type { TicketCategory } from '@foyer/contract/support/category.ts'
import type { Comment } from '@foyer/contract/support/comment.ts'
import type { Ticket } from '@foyer/contract/support/ticket.ts'
import type { Page, SortedPageQuery } from '@foyer/contract/vocabulary/page.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { ActorCall } from '../../platform/http/call.ts'
import { idOfNobody, isId } from '../../platform/ids.ts'
import { listCategories } from './categories/category-store.ts'
import { listComments, listCommentsElsewhere } from './comment-store.ts'
import { presentComment, presentTicket } from './present.ts'
import type { Services } from './services.ts'
import { countPending, listTickets } from './store.ts'
import { readableTicket } from './ticket-access.ts'

/** Filters and search that customers and staff share. */
export interface TicketSearch extends SortedPageQuery {
  readonly query?: string | undefined
  readonly state?: string | undefined
  readonly kind?: string | undefined
  readonly product?: string | undefined
  readonly waiting?: 'true' | undefined
}

export interface TicketQuery extends TicketSearch {
  readonly deliverable_id?: string | undefined
  readonly owner?: string | undefined
}

export const listTicketsOf =
  (services: Services) =>
  (
    { tenant, actor }: ActorCall,
    { owner, query: text, waiting, deliverable_id, ...asked }: TicketQuery,
  ): Promise<Page<Ticket>> =>
    services.database.read(tenant, async (tx) => {
      const { cursor, limit, sort, ...narrowing } = asked
      const listed = await services.company.listedOwners(tx, actor.account_id, 'tickets', owner)
      const about = deliverable_id === undefined || isId(deliverable_id) ? deliverable_id : idOfNobody
      const filter = { ...narrowing, owners: listed, text, waiting: waiting === 'true', deliverable_id: about }
      const page = await listTickets(tx, filter, { cursors: services.cursors, sort, cursor, limit })
      const owners = await services.company.ownersOf(tx, actor.account_id, page.rows)
      return {
        ...page,
        rows: page.rows.map((row) => presentTicket(services, row, { account_id: actor.account_id, owners })),
      }
    })

/** How many of the tickets that this account may see wait for the customer. */
export const countWaitingFor =
  ({ company }: Services) =>
  async (tx: Tx, accountId: string): Promise<number> =>
    countPending(tx, await company.listedOwners(tx, accountId, 'tickets', undefined))

/**
 * One ticket as the caller sees it, read in a transaction that may have changed it. Fails with 404 for a ticket of
 * others, and with 403 if the caller lacks the role in its company.
 */
export const ticketForCustomer = async (services: Services, tx: Tx, call: ActorCall, id: string): Promise<Ticket> => {
  const { account_id } = call.actor
  const ticket = await readableTicket(services, tx, call, id)
  return presentTicket(services, ticket, {
    account_id,
    owners: await services.company.ownersOf(tx, account_id, [ticket]),
  })
}

/** Fails with 404 for a ticket of others, and with 403 if the caller lacks the role in its company. */
export const readTicket =
  (services: Services) =>
  (call: ActorCall, id: string): Promise<Ticket> =>
    services.database.read(call.tenant, (tx) => ticketForCustomer(services, tx, call, id))

/**
 * Lists comments without internal notes. Fails with 404 for a ticket of others, and with 403 if the caller lacks the
 * role in its company.
 */
export const listCommentsOf =
  (services: Services) =>
  (call: ActorCall, id: string, page: SortedPageQuery): Promise<Page<Comment>> =>
    services.database.read(call.tenant, async (tx) => {
      const ticket = await readableTicket(services, tx, call, id)
      const { sort, cursor, limit } = page
      const asked = { cursors: services.cursors, sort, cursor, limit }
      const { rows, ...rest } = await listComments(tx, { ticket_id: ticket.id, notes: false }, asked)
      return { ...rest, rows: rows.map((row) => presentComment(services, row, ticket)) }
    })

/** What the caller wrote in tickets of others, also in those that they may no longer see: it is theirs. */
export const commentsElsewhere =
  ({ database, cursors }: Services) =>
  ({ tenant, actor }: ActorCall, page: SortedPageQuery): Promise<Page<OwnComment>> =>
    database.read(tenant, async (tx) => {
      const { sort, cursor, limit } = page
      const { rows, ...rest } = await listCommentsElsewhere(tx, tenant, actor.account_id, {
        cursors,
        sort,
        cursor,
        limit,
      })
      return {
        ...rest,
        rows: rows.map(({ id, number, created_at, body, attachments }) => ({
          id,
          ticket_number: number,
          created_at: created_at.toISOString(),
          body,
          files: attachments.map(({ name }) => name),
        })),
      }
    })

export const categoriesOf =
  ({ database }: Services) =>
  ({ tenant }: ActorCall, kind: TicketCategory['kind'], product: string): Promise<TicketCategory[]> =>
    database.read(tenant, async (tx) => {
      const rows = await listCategories(tx, kind, product)
      // Kind and product come from the request, which the contract has validated, and all rows have just these.
      return rows.map(({ id, name }) => ({ id, name, kind, product: product as TicketCategory['product'] }))
    })
