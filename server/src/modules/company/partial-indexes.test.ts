import { randomUUID } from 'node:crypto'
import { firstPage, testPartialIndexes } from '../../../test/partial-indexes.ts'
import { isInvited, listInvitesTo } from './invites/invite-store.ts'

const id = randomUUID()
const now = new Date()

testPartialIndexes('company', {
  needs: [
    [
      'invite_of_email',
      (tx) => listInvitesTo(tx, { tenant: 'aurora', email: 'ada@people.example', now }, firstPage('-created_at')),
      /email = /,
    ],
    ['one_pending_invite', (tx) => isInvited(tx, id, 'ada@people.example', now), /company_id = .*email = /],
  ],
  onlyRules: ['one_open_request', 'one_owner_per_company', 'one_pending_transfer'],
})
