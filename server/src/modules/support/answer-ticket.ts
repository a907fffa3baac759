import { addComment, moveTicket } from './move-ticket.ts'
import type { Services } from './services.ts'
import { lockAnyTicket } from './ticket-access.ts'

/** Someone of the vendor, who acts through the operator's side. */
export interface Staff {
  readonly name: string
  readonly email: string
  /** `operator:<name>`, for the audit log. */
  readonly actor: string
}

export interface StaffReply {
  readonly tenant: string
  readonly ticket_id: string
  readonly body: string
  readonly staff: Staff
}

/** Staff's word: from now on the customer is waited for. Who answers first is the ticket's engineer. Returns the comment's id. */
export const replyAsStaff =
  (services: Services) =>
  ({ tenant, ticket_id, body, staff }: StaffReply): Promise<string> =>
    services.database.transaction(tenant, async (tx) => {
      const ticket = await lockAnyTicket(tx, ticket_id)
      const { name, email, actor } = staff
      const commentId = await addComment(services, tx, ticket, { side: 'staff', account_id: null, name, email }, body)
      await moveTicket(services, tx, ticket, 'staff_replied', { actor, actor_ip: null }, ticket.manager_name ?? name)
      return commentId
    })

export interface StaffDecision {
  readonly tenant: string
  readonly ticket_id: string
  readonly actor: string
  readonly reason: string
}

/** Closes or reopens a ticket; 409 where it already is so. */
export const decideTicket =
  (services: Services, event: 'closed' | 'reopened') =>
  ({ tenant, ticket_id, actor, reason }: StaffDecision): Promise<void> =>
    services.database.transaction(tenant, async (tx) => {
      await moveTicket(services, tx, await lockAnyTicket(tx, ticket_id), event, { actor, actor_ip: null, reason })
    })
