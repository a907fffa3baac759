import type { CompanyActivity, SharingActivity } from '@foyer/contract/company/activity.ts'
import type { Page, SortedPageQuery } from '@foyer/contract/vocabulary/page.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { ActorCall } from '../../platform/http/call.ts'
import { emptyPage } from '../../platform/http/page-answer.ts'
import { isId } from '../../platform/ids.ts'
import { type ActivityRow, listActivity, listSharing } from './activity-store.ts'
import { findRequests } from './colleague-store.ts'
import { findMember } from './member-store.ts'
import { presentActivity, presentSharing } from './present-activity.ts'
import type { Services } from './services.ts'

/** The company's activity. It shows people's addresses, so only the owner may read it. */
export const readActivity =
  (services: Services) =>
  ({ tenant, actor }: ActorCall, { cursor, limit, sort }: SortedPageQuery): Promise<Page<CompanyActivity>> =>
    services.database.read(tenant, async (tx) => {
      const caller = await findMember(tx, actor.account_id)
      if (caller?.owner !== true) return emptyPage
      const asked = { cursors: services.cursors, sort, cursor, limit }
      const page = await listActivity(tx, tenant, caller.company_id, asked)
      const people = await services.account.getAll(tx, [...new Set(page.rows.map((row) => row.actor))].filter(isId))
      return { ...page, rows: page.rows.map((row) => presentActivity(row, people)) }
    })

/** For a request, the entry names only the sender. */
const requestsOf = async (tx: Tx, rows: readonly ActivityRow[]): Promise<ReadonlyMap<string, string>> => {
  const ids = rows.filter(({ object_type }) => object_type === 'colleague_request').map(({ object_id }) => object_id)
  const requests = ids.length === 0 ? [] : await findRequests(tx, [...new Set(ids)])
  return new Map(requests.map(({ id, recipient_email }) => [id, recipient_email]))
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
      const people = await services.account.getAll(tx, [...new Set(ids)].filter(isId))
      const recipients = await requestsOf(tx, page.rows)
      return { ...page, rows: page.rows.map((row) => presentSharing(row, { viewerId, people, recipients })) }
    })
