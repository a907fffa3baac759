import type { CommentBody } from '@foyer/contract/support/comment.ts'
import { auditedBy } from '../../platform/audit/audit.ts'
import type { Tx } from '../../platform/database/database.ts'
import { failure } from '../../platform/failure.ts'
import type { ActorCall } from '../../platform/http/call.ts'
import { addComment, getTicket, moveTicket } from './move-ticket.ts'
import type { Services } from './services.ts'
import type { TicketRow } from './store.ts'

/** The ticket, if the caller may write to it: another's is 404, one of the own company without the role 403. */
const writableTicket = async ({ company }: Services, tx: Tx, { actor }: ActorCall, id: string): Promise<TicketRow> => {
  const ticket = await getTicket(tx, id)
  const access = await company.mayRead(tx, actor.account_id, ticket.account_id, 'tickets')
  if (access === 'hidden') throw failure('not_found')
  if (access === 'refused') throw failure('forbidden')
  return ticket
}

/** A customer's word: the ticket waits for the vendor again, even where it was closed. Returns the comment's id. */
export const replyAsCustomer =
  (services: Services) =>
  (call: ActorCall, ticketId: string, { body }: CommentBody): Promise<string> =>
    services.database.transaction(call.tenant, async (tx) => {
      const ticket = await writableTicket(services, tx, call, ticketId)
      const { id, name, second_name, email } = await services.account.get(tx, call.actor.account_id)
      const author = { side: 'client', account_id: id, name: `${name} ${second_name}`.trim(), email } as const
      const commentId = await addComment(services, tx, ticket, author, body)
      await moveTicket(services, tx, ticket, 'customer_replied', auditedBy(call))
      return commentId
    })
