import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { LicenceTicket, TicketsAsked } from '../../licensing/index.ts'

/** Tickets of these people about one licence since the given time, newest first. */
export const listLicenceTickets = (
  tx: Tx,
  { tenant, deliverable_id, owners, since, limit }: TicketsAsked,
): Promise<LicenceTicket[]> =>
  tx
    .selectFrom('support.ticket')
    .select(['id', 'title', 'created_at', 'closed_at'])
    // A name is optional at sign-up.
    .select(sql<string>`coalesce(opened_by_name, nullif(creator_name, ''), creator_email)`.as('creator'))
    .where('tenant', '=', tenant)
    .where('deliverable_id', '=', deliverable_id)
    .where(sql<boolean>`account_id = any(${owners})`)
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
