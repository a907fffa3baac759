import type { Tx } from '../../platform/database/database.ts'
import type { LicenceTicket } from '../licensing/index.ts'

/** Tickets about one licence since then, the newest first. */
export const listLicenceTickets = (
  tx: Tx,
  tenant: string,
  deliverableId: string,
  since: Date,
  limit: number,
): Promise<LicenceTicket[]> =>
  tx
    .selectFrom('support.ticket')
    .select(['id', 'title', 'created_at', 'closed_at', 'creator_name as creator'])
    .where('tenant', '=', tenant)
    .where('deliverable_id', '=', deliverableId)
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute()
