import { randomUUID } from 'node:crypto'
import { testPartialIndexes } from '../../../test/partial-indexes.ts'
import { isDeviceOf, listSessions } from './store.ts'

const id = randomUUID()
const now = new Date()

testPartialIndexes('account', {
  needs: [
    ['session_of_account', (tx) => listSessions(tx, id, now), /account_id = /],
    ['session_of_device', (tx) => isDeviceOf(tx, 'ada@people.example', Buffer.of(1)), /device_hash = /],
  ],
})
