import { randomUUID } from 'node:crypto'
import { testPartialIndexes } from '../../../test/partial-indexes.ts'
import { countUnread } from './notification-store.ts'

const id = randomUUID()

testPartialIndexes('push', {
  needs: [['notification_unread', (tx) => countUnread(tx, id), /account_id = /]],
})
