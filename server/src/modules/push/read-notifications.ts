import { Notification, type ReadBody } from '@foyer/contract/push/notification.ts'
import type { Page, PageQuery } from '@foyer/contract/vocabulary/page.ts'
import type { ActorCall } from '../../platform/http/call.ts'
import { mapPage } from '../../platform/http/page-answer.ts'
import { isId } from '../../platform/ids.ts'
import type { RowOwners } from '../company/index.ts'
import { countUnread, markRead, type NotificationRow, pageOfNotifications } from './notification-store.ts'
import type { Services } from './services.ts'

const present = (
  { id, kind, path, details, created_at, read_at, owner_id }: NotificationRow,
  owners: RowOwners,
): Notification =>
  Notification.parse({
    id,
    kind,
    path,
    details,
    created_at: created_at.toISOString(),
    read_at: read_at?.toISOString() ?? null,
    owner: (owner_id !== null && owners.get(owner_id)) || null,
  })

export interface NotificationPage {
  readonly page: Page<Notification>
  readonly unread_count: number
  readonly waiting_tickets: number
}

/** GET /notifications: those of the account and of what it may see of its company, latest first. */
export const listNotifications =
  ({ database, cursors, company, waitingTickets }: Services) =>
  ({ tenant, actor }: ActorCall, { cursor, limit }: PageQuery): Promise<NotificationPage> =>
    database.read(tenant, async (tx) => {
      const request = { cursors, sort: '-created_at', cursor, limit }
      const [page, unread_count, waiting_tickets] = await Promise.all([
        pageOfNotifications(tx, actor.account_id, request),
        countUnread(tx, actor.account_id),
        waitingTickets(tx, actor.account_id),
      ])
      const about = page.rows.flatMap(({ owner_id }) => (owner_id === null ? [] : [{ account_id: owner_id }]))
      const owners = await company.ownersOf(tx, actor.account_id, about)
      return { page: mapPage(page, (row) => present(row, owners)), unread_count, waiting_tickets }
    })

/**
 * POST /notifications/read: marks notifications of the account as read and returns how many are left unread. Ids of
 * others are ignored. An operator who acts for the customer marks nothing as read.
 */
export const readNotifications =
  ({ database, clock }: Services) =>
  ({ tenant, actor }: ActorCall, { ids }: ReadBody): Promise<number> =>
    database.transaction(tenant, async (tx) => {
      if (actor.acting_operator === null)
        await markRead(tx, actor.account_id, ids === 'all' ? ids : ids.filter(isId), clock.now())
      return countUnread(tx, actor.account_id)
    })
