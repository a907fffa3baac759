import { randomUUID } from 'node:crypto'
import { testPartialIndexes } from '../../../test/partial-indexes.ts'
import { countUnread, deleteNotificationsOf } from './notification-store.ts'

const id = randomUUID()

testPartialIndexes('push', {
  needs: [
    ['notification_unread', (tx) => countUnread(tx, id), /account_id = /],
    ['notification_of_owner', (tx) => deleteNotificationsOf(tx, 'owner_id', id, 1), /owner_id = /],
  ],
})
