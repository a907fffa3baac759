import type { CommentBody } from '@foyer/contract/support/comment.ts'
import type { TicketBody } from '@foyer/contract/support/ticket.ts'
import type { ActorCall } from '../../platform/http/call.ts'
import { addCategory, type NewCategory } from './add-category.ts'
import { decideTicket, replyAsStaff, type Staff, type StaffDecision, type StaffReply } from './answer-ticket.ts'
import { openTicket } from './open-ticket.ts'
import { replyAsCustomer } from './reply-as-customer.ts'
import type { Services } from './services.ts'

export type { NewCategory, Staff, StaffDecision, StaffReply }

/** Front door: what customers ask and the vendor answers. */
export interface SupportModule {
  open(call: ActorCall, body: TicketBody): Promise<string>
  replyAsCustomer(call: ActorCall, ticketId: string, body: CommentBody): Promise<string>
  replyAsStaff(reply: StaffReply): Promise<string>
  close(decision: StaffDecision): Promise<void>
  reopen(decision: StaffDecision): Promise<void>
  addCategory(category: NewCategory): Promise<string>
}

export const createSupportModule = (services: Services): SupportModule => ({
  open: openTicket(services),
  replyAsCustomer: replyAsCustomer(services),
  replyAsStaff: replyAsStaff(services),
  close: decideTicket(services, 'closed'),
  reopen: decideTicket(services, 'reopened'),
  addCategory: addCategory(services),
})
