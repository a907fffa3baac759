import type { TicketBody } from '@foyer/contract/support/ticket.ts'
import { auditedBy } from '../../platform/audit/audit.ts'
import type { ActorCall } from '../../platform/http/call.ts'
import type { ReceivedFile } from '../../platform/http/uploads.ts'
import { addTicket } from './add-ticket.ts'
import { lookAtLicence } from './licences/look-at-licence.ts'
import type { Services } from './services.ts'

/**
 * Opens a ticket that waits for the vendor, and returns its id. Fails with 422 for an unknown category or licence, and
 * with 429 `too_many_requests` above the rate limit of messages.
 */
export const openTicket =
  (services: Services) =>
  async (call: ActorCall, about: TicketBody, files: readonly ReceivedFile[] = []): Promise<string> => {
    const { database, account, limits } = services
    const { tenant, actor } = call
    await limits.words.take(actor.account_id)
    const licence = await lookAtLicence(services, call, about.deliverable_id)
    return database.transaction(tenant, async (tx) => {
      const customer = await account.get(tx, actor.account_id)
      const by = auditedBy(call)
      return addTicket(services, tx, { customer, about, licence, files, by, opener: null, manager: null })
    })
  }
