import type { LicenceSnapshot } from '@foyer/contract/support/licence-snapshot.ts'
import type { TicketBody } from '@foyer/contract/support/ticket.ts'
import { auditedBy } from '../../platform/audit/audit.ts'
import type { Tx } from '../../platform/database/database.ts'
import { atFault, failure } from '../../platform/failure.ts'
import type { ActorCall } from '../../platform/http/call.ts'
import type { ReceivedFile } from '../../platform/http/uploads.ts'
import { isId, makeId } from '../../platform/ids.ts'
import { findCategory } from './category-store.ts'
import { keepFiles } from './keep-files.ts'
import type { Services } from './services.ts'
import { insertTicket, takeNumber } from './store.ts'
import { firstState, responsibilityOf } from './ticket-rules.ts'

/** The category must be offered for this kind and product. Fails with 422 `invalid` at `/category_id`. */
const checkCategory = async (tx: Tx, { category_id, kind, product }: TicketBody): Promise<void> => {
  if (category_id === undefined) return
  const category = isId(category_id) ? await findCategory(tx, category_id) : undefined
  if (category?.kind !== kind || category.product !== product || !category.offered)
    throw failure('invalid', { pointer: '/category_id' })
}

/** A licence may have hundreds of servers; the first ones say enough. */
const mostServers = 50

/** A snapshot of the licence. One that the caller may not see is refused like one that does not exist. */
const lookAtLicence = async (
  { licensing, clock }: Services,
  call: ActorCall,
  id: string | undefined,
): Promise<LicenceSnapshot | null> => {
  if (id === undefined) return null
  const { human_id, sku_name, available_versions, stats } = await licensing
    .read(call, id)
    .catch(atFault('/deliverable_id'))
  const servers = stats.servers
    .slice(0, mostServers)
    .map(({ server_id, hostname, version, status, last_updated_at }) => ({
      server_id,
      hostname,
      version,
      status,
      last_updated_at,
    }))
  const taken_at = clock.now().toISOString()
  return { human_id, sku_name, versions: available_versions, servers, alerts: stats.error_notification_msg, taken_at }
}

/**
 * Opens a ticket that waits for the vendor, and returns its id. Fails with 422 for an unknown category or licence, and
 * with 429 `too_many_requests` above the rate limit of messages.
 */
export const openTicket =
  (services: Services) =>
  async (call: ActorCall, body: TicketBody, files: readonly ReceivedFile[] = []): Promise<string> => {
    const { database, clock, audit, jobs, account } = services
    const { tenant, actor } = call
    await services.limits.words.take(actor.account_id)
    const licence = await lookAtLicence(services, call, body.deliverable_id)
    return database.transaction(tenant, async (tx) => {
      await checkCategory(tx, body)
      const creator = await account.get(tx, actor.account_id)
      const id = makeId(clock)
      const now = clock.now()
      await insertTicket(tx, {
        id,
        tenant,
        number: await takeNumber(tx, tenant),
        account_id: actor.account_id,
        title: body.title,
        description: body.description,
        kind: body.kind,
        product: body.product,
        category_id: body.category_id ?? null,
        deliverable_id: body.deliverable_id ?? null,
        licence: licence === null ? null : JSON.stringify(licence),
        state: firstState,
        responsibility: responsibilityOf[firstState],
        manager_name: null,
        creator_name: `${creator.name} ${creator.second_name}`.trim(),
        creator_email: creator.email,
        created_at: now,
        updated_at: now,
        waiting_since: now,
        closed_at: null,
      })
      await keepFiles(tx, files, { ticket_id: id, comment_id: null })
      await audit(tx, {
        ...auditedBy(call),
        action: 'ticket_opened',
        object_type: 'ticket',
        object_id: id,
        account_id: actor.account_id,
      })
      await jobs.announce(tx, 'ticket_opened', { tenant, ticket_id: id })
      return id
    })
  }
