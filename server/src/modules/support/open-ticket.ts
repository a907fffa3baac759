import type { TicketBody } from '@foyer/contract/support/ticket.ts'
import { auditedBy } from '../../platform/audit/audit.ts'
import type { Tx } from '../../platform/database/database.ts'
import { Failure, failure } from '../../platform/failure.ts'
import type { ActorCall } from '../../platform/http/call.ts'
import { isId, makeId } from '../../platform/ids.ts'
import type { Services } from './services.ts'
import { findCategory, insertTicket } from './store.ts'
import { firstState, responsibilityOf } from './ticket-rules.ts'

/** A category belongs to one pair of kind and product. */
const checkCategory = async (tx: Tx, { category_id, kind, product }: TicketBody): Promise<void> => {
  if (category_id === undefined) return
  const category = isId(category_id) ? await findCategory(tx, category_id) : undefined
  if (category?.kind !== kind || category.product !== product) throw failure('invalid', { pointer: '/category_id' })
}

/** A licence that the caller may not see is as unknown as none at all. */
const checkLicence = async ({ licensing }: Services, call: ActorCall, id: string | undefined): Promise<void> => {
  if (id === undefined) return
  await licensing.read(call, id).catch((error: unknown) => {
    throw error instanceof Failure ? failure('invalid', { pointer: '/deliverable_id' }) : error
  })
}

/** Opens a ticket that waits for the vendor. Returns its id. 422 where category or licence cannot be named. */
export const openTicket =
  (services: Services) =>
  async (call: ActorCall, body: TicketBody): Promise<string> => {
    const { database, clock, audit, jobs, account } = services
    const { tenant, actor } = call
    await checkLicence(services, call, body.deliverable_id)
    return database.transaction(tenant, async (tx) => {
      await checkCategory(tx, body)
      const creator = await account.get(tx, actor.account_id)
      const id = makeId(clock)
      const now = clock.now()
      await insertTicket(tx, {
        id,
        tenant,
        account_id: actor.account_id,
        title: body.title,
        description: body.description,
        kind: body.kind,
        product: body.product,
        category_id: body.category_id ?? null,
        deliverable_id: body.deliverable_id ?? null,
        state: firstState,
        responsibility: responsibilityOf[firstState],
        manager_name: null,
        creator_name: `${creator.name} ${creator.second_name}`.trim(),
        creator_email: creator.email,
        created_at: now,
        updated_at: now,
        closed_at: null,
      })
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
