import type { MergeBody, StaffComment, StaffCommentBody, StaffTicket } from '@foyer/contract/operator/ticket.ts'
import type { TicketCategory } from '@foyer/contract/support/category.ts'
import type { Comment, CommentBody } from '@foyer/contract/support/comment.ts'
import type { Ticket, TicketBody } from '@foyer/contract/support/ticket.ts'
import type { Page } from '@foyer/contract/vocabulary/page.ts'
import type { ActorCall, OperatorCall } from '../../platform/http/call.ts'
import type { TicketsOf } from '../licensing/index.ts'
import { addCategory, type NewCategory } from './add-category.ts'
import { commentAsStaff } from './answer-ticket.ts'
import { assignTicket, decideAsCustomer, decideAsStaff } from './decide-ticket.ts'
import { listLicenceTickets } from './licence-ticket-store.ts'
import { mergeTickets } from './merge-tickets.ts'
import { openTicket } from './open-ticket.ts'
import {
  listCommentsForStaff,
  listTicketsForStaff,
  readTicketForStaff,
  type StaffTicketQuery,
} from './read-as-staff.ts'
import {
  categoriesOf,
  listCommentsOf,
  listTicketsOf,
  type PageQuery,
  readTicket,
  type TicketQuery,
} from './read-ticket.ts'
import { replyAsCustomer } from './reply-as-customer.ts'
import type { Services } from './services.ts'

export { supportPolicy } from './policy.ts'
export type { NewCategory }

/** What the vendor's people do with tickets. */
export interface StaffSide {
  list(call: OperatorCall, query: StaffTicketQuery): Promise<Page<StaffTicket>>
  read(call: OperatorCall, id: string): Promise<StaffTicket>
  comments(call: OperatorCall, ticketId: string, page: PageQuery): Promise<Page<StaffComment>>
  /** A reply, or a note that stays among staff. */
  comment(call: OperatorCall, ticketId: string, body: StaffCommentBody): Promise<StaffComment>
  assign(call: OperatorCall, id: string, manager: string | null, reason?: string): Promise<StaffTicket>
  close(call: OperatorCall, id: string, reason?: string): Promise<StaffTicket>
  reopen(call: OperatorCall, id: string, reason?: string): Promise<StaffTicket>
  /** Returns the ticket that goes on. */
  merge(call: OperatorCall, id: string, body: MergeBody): Promise<StaffTicket>
}

/** Front door: what customers ask and the vendor answers. */
export interface SupportModule {
  list(call: ActorCall, query: TicketQuery): Promise<Page<Ticket>>
  read(call: ActorCall, id: string): Promise<Ticket>
  comments(call: ActorCall, ticketId: string, page: PageQuery): Promise<Page<Comment>>
  categories(call: ActorCall, kind: TicketCategory['kind'], product: string): Promise<TicketCategory[]>
  /** Returns the ticket's id. */
  open(call: ActorCall, body: TicketBody): Promise<string>
  replyAsCustomer(call: ActorCall, ticketId: string, body: CommentBody): Promise<Comment>
  close(call: ActorCall, id: string): Promise<Ticket>
  reopen(call: ActorCall, id: string): Promise<Ticket>
  readonly staff: StaffSide
  addCategory(category: NewCategory): Promise<string>
  /** For the history of a licence. */
  ofLicence: TicketsOf
}

const staffSide = (services: Services): StaffSide => ({
  list: listTicketsForStaff(services),
  read: readTicketForStaff(services),
  comments: listCommentsForStaff(services),
  comment: commentAsStaff(services),
  assign: assignTicket(services),
  close: decideAsStaff(services, 'closed'),
  reopen: decideAsStaff(services, 'reopened'),
  merge: mergeTickets(services),
})

export const createSupportModule = (services: Services): SupportModule => ({
  list: listTicketsOf(services),
  read: readTicket(services),
  comments: listCommentsOf(services),
  categories: categoriesOf(services),
  open: openTicket(services),
  replyAsCustomer: replyAsCustomer(services),
  close: decideAsCustomer(services, 'closed'),
  reopen: decideAsCustomer(services, 'reopened'),
  staff: staffSide(services),
  addCategory: addCategory(services),
  ofLicence: listLicenceTickets,
})
