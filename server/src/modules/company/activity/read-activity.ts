import type { CompanyActivity, SharingActivity } from '@foyer/contract/company/activity.ts'
import type { Page, SortedPageQuery } from '@foyer/contract/vocabulary/page.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { emptyPage, mapPage } from '../../../platform/http/page-answer.ts'
import { listReceived } from '../colleagues/colleague-store.ts'
import { findMember, listMembers } from '../members/member-store.ts'
import type { Services } from '../services.ts'
import { type ActivityRow, findRecipients, listActivity, listSharing } from './activity-store.ts'
import { addressesOf } from './address-then.ts'
import { presentActivity, presentSharing } from './present-activity.ts'

/** The company's activity. It shows people's addresses, so only the owner may read it. */
export const readActivity =
  (services: Services) =>
  ({ tenant, actor }: ActorCall, { cursor, limit, sort }: SortedPageQuery): Promise<Page<CompanyActivity>> =>
    services.database.read(tenant, async (tx) => {
      const caller = await findMember(tx, actor.account_id)
      if (caller?.owner !== true) return emptyPage
      const asked = { cursors: services.cursors, sort, cursor, limit }
      const page = await listActivity(tx, tenant, caller.company_id, asked)
      const members = new Set((await listMembers(tx, caller.company_id)).map(({ account_id }) => account_id))
      const actors = page.rows.map((row) => row.actor)
      const addresses = await addressesOf(services, tx, actors, members)
      return mapPage(page, (row) => presentActivity(row, addresses))
    })

/** Entries about a request name only its sender, except for the first. The request itself may have been deleted since. */
const recipientsOf = async (tx: Tx, rows: readonly ActivityRow[]): Promise<ReadonlyMap<string, string>> => {
  const ids = rows.filter(({ object_type }) => object_type === 'colleague_request').map(({ object_id }) => object_id)
  return ids.length === 0 ? new Map() : findRecipients(tx, [...new Set(ids)])
}

/**
 * Who has shared what with whom. It does not depend on present permissions: everybody reads what they did themselves and what concerns
 * them.
 */
export const readSharing =
  (services: Services) =>
  ({ tenant, actor }: ActorCall, { cursor, limit, sort }: SortedPageQuery): Promise<Page<SharingActivity>> =>
    services.database.read(tenant, async (tx) => {
      const viewerId = actor.account_id
      const page = await listSharing(tx, tenant, viewerId, { cursors: services.cursors, sort, cursor, limit })
      const ids = page.rows.flatMap(({ actor: who, object_id, account_id }) => [who, object_id, account_id ?? ''])
      const colleagues = new Set((await listReceived(tx, viewerId)).map(({ grantor_id }) => grantor_id))
      const addresses = await addressesOf(services, tx, ids, colleagues.add(viewerId))
      const recipients = await recipientsOf(tx, page.rows)
      return mapPage(page, (row) => presentSharing(row, { viewerId, addresses, recipients }))
    })
