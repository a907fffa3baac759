import type { StaffComment, StaffCommentBody } from '@foyer/contract/operator/ticket.ts'
import { auditedByOperator } from '../../../platform/audit/audit.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import type { ReceivedFile } from '../../../platform/http/uploads.ts'
import { isId } from '../../../platform/ids.ts'
import { keepFiles } from '../attachments/keep-files.ts'
import { ofTicket } from '../audited.ts'
import { getComment } from '../comment-store.ts'
import { addComment, moveTicket } from '../move-ticket.ts'
import { refuseUnseen } from '../refuse-unseen.ts'
import { presentManager } from '../release-gone.ts'
import { countUses } from '../saved-replies/saved-reply-store.ts'
import type { Services } from '../services.ts'
import { findTicketState } from '../store.ts'
import { lockAnyTicket, refuseMerged } from '../ticket-access.ts'
import { managerAfterReply } from '../ticket-rules.ts'
import { presentStaffComment } from './present-for-staff.ts'

/**
 * Adds a reply of staff. The ticket then waits for the customer, and the first operator to reply becomes its manager.
 * An internal note changes nothing else. Saved replies that were deleted meanwhile are not counted and do not block the
 * reply.
 *
 * Fails with 404 for an unknown ticket, and with 409 if it was merged or has moved on since the caller saw it.
 */
export const commentAsStaff =
  (services: Services) =>
  (
    call: OperatorCall,
    ticketId: string,
    { body, internal = false, saved_replies = [], ...seen }: StaffCommentBody,
    files: readonly ReceivedFile[] = [],
  ): Promise<StaffComment> =>
    services.database.transaction(call.tenant, async (tx) => {
      const { id, name, email, handle } = call.operator
      // Whoever blocks them waits, and then finds the ticket among theirs.
      if (!internal) await services.staff.holdByHandle(tx, handle)
      const ticket = refuseMerged(await lockAnyTicket(tx, ticketId))
      await refuseUnseen(tx, ticket, seen)
      const author = { side: 'staff', account_id: id, name, email } as const
      const commentId = await addComment(services, tx, ticket, author, { body, internal })
      await keepFiles(tx, files, { ticket_id: ticket.id, comment_id: commentId })
      const by = auditedByOperator(call)
      if (internal) {
        const note = { action: 'ticket_note_left', ...ofTicket(ticket.id, null) }
        await services.audit(tx, { ...by, ...note })
      } else {
        const change = managerAfterReply(await presentManager(services, tx, ticket), { id, name })
        await moveTicket(services, tx, ticket, 'staff_replied', { ...by, comment_id: commentId, change })
      }
      const used = saved_replies.filter(isId)
      if (used.length > 0) await countUses(tx, used, services.clock.now())
      return presentStaffComment(services, await getComment(tx, commentId), await findTicketState(tx, ticket.id))
    })
