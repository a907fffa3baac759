import type { Comment, CommentBody } from '@foyer/contract/support/comment.ts'
import { fullName } from '@foyer/contract/vocabulary/full-name.ts'
import { auditedBy } from '../../platform/audit/audit.ts'
import type { ActorCall } from '../../platform/http/call.ts'
import type { ReceivedFile } from '../../platform/http/uploads.ts'
import { keepFiles } from './attachments/keep-files.ts'
import { getComment } from './comment-store.ts'
import { addComment, moveTicket } from './move-ticket.ts'
import { supportPolicy } from './policy.ts'
import { presentComment } from './present.ts'
import type { Services } from './services.ts'
import { findTicketState } from './store.ts'
import { lockTicketFor } from './ticket-access.ts'

/**
 * Adds a reply of the customer. The ticket waits for the vendor again, even if it was closed. Fails with 429
 * `too_many_requests` above the rate limit of messages, and with 409 if the ticket was merged.
 */
export const replyAsCustomer =
  (services: Services) =>
  async (
    call: ActorCall,
    ticketId: string,
    { body }: CommentBody,
    files: readonly ReceivedFile[] = [],
  ): Promise<Comment> => {
    await services.limits.words.take(call.actor.account_id)
    return services.database.transaction(call.tenant, async (tx) => {
      const ticket = await lockTicketFor(services, tx, call, ticketId, supportPolicy.addComment)
      const { id, name, second_name, email } = await services.account.get(tx, call.actor.account_id)
      const author = { side: 'client', account_id: id, name: fullName({ name, second_name }), email } as const
      const commentId = await addComment(services, tx, ticket, author, { body })
      await keepFiles(tx, files, { ticket_id: ticket.id, comment_id: commentId })
      await moveTicket(services, tx, ticket, 'customer_replied', { ...auditedBy(call), comment_id: commentId })
      return presentComment(services, await getComment(tx, commentId), await findTicketState(tx, ticket.id))
    })
  }
