import type { StaffTicketBody } from '@foyer/contract/operator/ticket-about.ts'
import type { LicenceSnapshot } from '@foyer/contract/support/licence-snapshot.ts'
import { fullName } from '@foyer/contract/vocabulary/full-name.ts'
import type { AuditedBy } from '../../platform/audit/audit.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { ReceivedFile } from '../../platform/http/uploads.ts'
import { makeId } from '../../platform/ids.ts'
import type { Account } from '../account/index.ts'
import { keepFiles } from './attachments/keep-files.ts'
import { ofTicket } from './audited.ts'
import { checkCategory } from './categories/check-category.ts'
import type { TicketNews } from './move-ticket.ts'
import type { Manager, Services } from './services.ts'
import { insertTicket, takeNumber } from './store.ts'
import { responsibilityOf, stateOfNew } from './ticket-rules.ts'

/** An operator who opens a ticket in the vendor's name. */
interface Opener {
  readonly id: string
  readonly name: string
  readonly email: string
}

interface NewTicket {
  readonly customer: Account
  readonly about: Pick<StaffTicketBody, 'title' | 'description' | 'kind' | 'product' | 'category_id' | 'deliverable_id'>
  readonly licence: LicenceSnapshot | null
  readonly files: readonly ReceivedFile[]
  readonly by: AuditedBy
  /** Null if the customer opens it. */
  readonly opener: Opener | null
  readonly manager: Pick<Manager, 'id' | 'name'> | null
}

/**
 * Writes a ticket with its files, audits and announces it, and returns its id. It waits for the other side than the one
 * that opens it. Fails with 422 at `/category_id` for a category of something else.
 */
export const addTicket = async (
  { clock, audit, jobs }: Services,
  tx: Tx,
  { customer, about, licence, files, by, opener, manager }: NewTicket,
): Promise<string> => {
  const { tenant } = by
  await checkCategory(tx, about)
  const id = makeId(clock)
  const now = clock.now()
  const state = stateOfNew[opener === null ? 'client' : 'staff']
  await insertTicket(tx, {
    id,
    tenant,
    number: await takeNumber(tx, tenant),
    account_id: customer.id,
    title: about.title,
    description: about.description,
    kind: about.kind,
    product: about.product,
    category_id: about.category_id ?? null,
    deliverable_id: about.deliverable_id ?? null,
    licence: licence === null ? null : JSON.stringify(licence),
    state,
    responsibility: responsibilityOf[state],
    manager_id: manager?.id ?? null,
    manager_name: manager?.name ?? null,
    creator_name: fullName(customer),
    creator_email: customer.email,
    opened_by_id: opener?.id ?? null,
    opened_by_name: opener?.name ?? null,
    opened_by_email: opener?.email ?? null,
    created_at: now,
    updated_at: now,
    waiting_since: now,
    closed_at: null,
  })
  await keepFiles(tx, files, { ticket_id: id, comment_id: null })
  await audit(tx, {
    ...by,
    action: 'ticket_opened',
    ...ofTicket(id, customer.id),
  })
  const news: TicketNews = { tenant, ticket_id: id, actor: by.actor }
  await jobs.announce(tx, 'ticket_opened', news)
  return id
}
