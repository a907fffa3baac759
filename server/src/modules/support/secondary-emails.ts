import { type SecondaryEmail, SecondaryEmailBody } from '@foyer/contract/support/ticket.ts'
import { auditedBy } from '../../platform/audit/audit.ts'
import { failure } from '../../platform/failure.ts'
import type { ActorCall } from '../../platform/http/call.ts'
import { isId, makeId } from '../../platform/ids.ts'
import type { Services } from './services.ts'
import { countSecondaryEmails, deleteSecondaryEmail, insertSecondaryEmail } from './store.ts'
import { lockReadableTicket, refuseMerged } from './ticket-access.ts'

/** Enough for a team; not a mailing list in our name. */
const most = 20

/** Fails with 422 for an address already in copy or beyond the limit, and with 409 once the ticket was merged. */
export const addSecondaryEmail =
  (services: Services) =>
  async (call: ActorCall, ticketId: string, { email: typed }: SecondaryEmailBody): Promise<SecondaryEmail> => {
    await services.limits.addresses.take(call.actor.account_id)
    return services.database.transaction(call.tenant, async (tx) => {
      const ticket = refuseMerged(await lockReadableTicket(services, tx, call, ticketId))
      const email = typed.toLowerCase()
      const pointer = '/email'
      if (email === ticket.creator_email) throw failure('already_copied', { pointer })
      const id = makeId(services.clock)
      const row = { id, tenant: call.tenant, ticket_id: ticket.id, email, created_at: services.clock.now() }
      if (!(await insertSecondaryEmail(tx, row))) throw failure('already_copied', { pointer })
      // Counted after the insert, so that an address already in copy gets its own error first.
      if ((await countSecondaryEmails(tx, ticket.id)) > most)
        throw failure('copies_used_up', { pointer, meta: { most } })
      await services.audit(tx, {
        ...auditedBy(call),
        action: 'ticket_secondary_email_added',
        object_type: 'ticket',
        object_id: ticket.id,
        account_id: ticket.account_id,
        changes: { email },
      })
      return { id, email }
    })
  }

/** Fails with 404 for an unknown address, and with 409 once the ticket was merged. */
export const removeSecondaryEmail =
  (services: Services) =>
  (call: ActorCall, ticketId: string, id: string): Promise<void> =>
    services.database.transaction(call.tenant, async (tx) => {
      const ticket = refuseMerged(await lockReadableTicket(services, tx, call, ticketId))
      const email = isId(id) ? await deleteSecondaryEmail(tx, ticket.id, id) : undefined
      if (email === undefined) throw failure('not_found')
      await services.audit(tx, {
        ...auditedBy(call),
        action: 'ticket_secondary_email_removed',
        object_type: 'ticket',
        object_id: ticket.id,
        account_id: ticket.account_id,
        changes: { email },
      })
    })
