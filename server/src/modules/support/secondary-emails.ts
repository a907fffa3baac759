import { type SecondaryEmail, SecondaryEmailBody } from '@foyer/contract/support/ticket.ts'
import { auditedBy } from '../../platform/audit/audit.ts'
import type { Tx } from '../../platform/database/database.ts'
import { failure } from '../../platform/failure.ts'
import type { ActorCall } from '../../platform/http/call.ts'
import { isId, makeId } from '../../platform/ids.ts'
import type { LostSight } from '../company/index.ts'
import { supportPolicy } from './policy.ts'
import type { Services } from './services.ts'
import {
  countSecondaryEmails,
  deleteCopies,
  deleteSecondaryEmail,
  findTicketFacts,
  insertSecondaryEmail,
  lockCopies,
} from './store.ts'
import { lockTicketFor, refuseMerged } from './ticket-access.ts'

/** Enough for a team; not a mailing list in our name. */
const most = 20

/** To be called before the ticket itself is locked. `endCopies` locks no tickets, so the two cannot deadlock. */
export const lockCopiesOf = async (tx: Tx, ticketId: string): Promise<void> => {
  const ticket = isId(ticketId) ? await findTicketFacts(tx, ticketId) : undefined
  if (ticket !== undefined) await lockCopies(tx, ticket.account_id)
}

/** Fails with 422 for an address already in copy or beyond the limit, and with 409 once the ticket was merged. */
export const addSecondaryEmail =
  (services: Services) =>
  async (call: ActorCall, ticketId: string, { email: typed }: SecondaryEmailBody): Promise<SecondaryEmail> => {
    await services.limits.addresses.take(call.actor.account_id)
    return services.database.transaction(call.tenant, async (tx) => {
      await lockCopiesOf(tx, ticketId)
      const ticket = refuseMerged(await lockTicketFor(services, tx, call, ticketId, supportPolicy.addSecondaryEmail))
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
      const ticket = refuseMerged(await lockTicketFor(services, tx, call, ticketId, supportPolicy.removeSecondaryEmail))
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

/** Removes people who can no longer read a customer's tickets from the copies, with an audit entry for each ticket. */
export const endCopies =
  ({ audit }: Services) =>
  async (tx: Tx, { owner_id, emails, who }: LostSight): Promise<void> => {
    await lockCopies(tx, owner_id)
    const ended = await deleteCopies(tx, owner_id, emails)
    await audit(
      tx,
      ended.map(({ ticket_id, email }) => ({
        ...who,
        action: 'ticket_secondary_email_removed',
        object_type: 'ticket',
        object_id: ticket_id,
        account_id: owner_id,
        changes: { email },
      })),
    )
  }
