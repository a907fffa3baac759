import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { firstPage, testPartialIndexes } from '../../../test/partial-indexes.ts'
import { bytesOf, findAbandoned } from './attachments/attachment-store.ts'
import { listLicenceTickets } from './licences/licence-ticket-store.ts'
import { lockOpenTickets } from './staff/keeper-store.ts'
import { listTickets } from './store.ts'

const id = randomUUID()
const now = new Date()
const keeper = { id, name: 'Hanna Brandt' }

testPartialIndexes('support', {
  needs: [
    ['attachment_room_of_account', (tx) => bytesOf(tx, { account_id: id }, now), /account_id = .*created_at > /],
    ['attachment_room_of_email', (tx) => bytesOf(tx, { email: 'x@y.example' }, now), /email = .*created_at > /],
    ['attachment_unkept', (tx) => findAbandoned(tx, now), /created_at < /],
    ['ticket_by_age', (tx) => listTickets(tx, {}, firstPage('-updated_at')), /tenant = /],
    [
      'ticket_of_licence',
      (tx) =>
        listLicenceTickets(tx, {
          tenant: 'aurora',
          deliverable_id: id,
          owners: sql`array[${id}::uuid]`,
          since: now,
          limit: 1,
        }),
      /deliverable_id = .*created_at >= /,
    ],
    ['ticket_of_manager', (tx) => lockOpenTickets(tx, keeper), /manager_id = /],
    ['ticket_of_manager_name', (tx) => lockOpenTickets(tx, keeper), /manager_name = /],
  ],
  together: ['ticket_of_manager', 'ticket_of_manager_name'],
})
