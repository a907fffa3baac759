import type { TicketCategory } from '@foyer/contract/support/category.ts'
import type { Comment, CommentBody } from '@foyer/contract/support/comment.ts'
import type { Ticket, TicketBody } from '@foyer/contract/support/ticket.ts'
import type { Page } from '@foyer/contract/vocabulary/page.ts'
import type { ActorCall } from '../../platform/http/call.ts'
import { addCategory, type NewCategory } from './add-category.ts'
import { decideTicket, replyAsStaff, type Staff, type StaffDecision, type StaffReply } from './answer-ticket.ts'
import { openTicket } from './open-ticket.ts'
import { categoriesOf, listCommentsOf, listTicketsOf, readTicket, type TicketQuery } from './read-ticket.ts'
import { replyAsCustomer } from './reply-as-customer.ts'
import type { Services } from './services.ts'

export { supportPolicy } from './policy.ts'
export type { NewCategory, Staff, StaffDecision, StaffReply }

/** Front door: what customers ask and the vendor answers. */
export interface SupportModule {
  list(call: ActorCall, query: TicketQuery): Promise<Page<Ticket>>
  read(call: ActorCall, id: string): Promise<Ticket>
  comments(
    call: ActorCall,
    ticketId: string,
    page: { readonly cursor?: string | undefined; readonly limit: number; readonly sort: string },
  ): Promise<Page<Comment>>
  categories(call: ActorCall, kind: TicketCategory['kind'], product: string): Promise<TicketCategory[]>
  /** Returns the ticket's id. */
  open(call: ActorCall, body: TicketBody): Promise<string>
  replyAsCustomer(call: ActorCall, ticketId: string, body: CommentBody): Promise<Comment>
  replyAsStaff(reply: StaffReply): Promise<string>
  close(decision: StaffDecision): Promise<void>
  reopen(decision: StaffDecision): Promise<void>
  addCategory(category: NewCategory): Promise<string>
}

export const createSupportModule = (services: Services): SupportModule => ({
  list: listTicketsOf(services),
  read: readTicket(services),
  comments: listCommentsOf(services),
  categories: categoriesOf(services),
  open: openTicket(services),
  replyAsCustomer: replyAsCustomer(services),
  replyAsStaff: replyAsStaff(services),
  close: decideTicket(services, 'closed'),
  reopen: decideTicket(services, 'reopened'),
  addCategory: addCategory(services),
})
