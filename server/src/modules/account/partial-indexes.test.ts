import { randomUUID } from 'node:crypto'
import { testPartialIndexes } from '../../../test/partial-indexes.ts'
import { listToErase } from './closing/closing-store.ts'
import { isDeviceOf, listSessions } from './store.ts'

const id = randomUUID()
const now = new Date()

testPartialIndexes('account', {
  needs: [
    ['account_to_erase', (tx) => listToErase(tx, now, 1), /closed_at < /],
    ['session_of_account', (tx) => listSessions(tx, id, now), /account_id = /],
    ['session_of_device', (tx) => isDeviceOf(tx, 'ada@people.example', Buffer.of(1)), /device_hash = /],
  ],
})
