import type { OwnRecords } from '@foyer/contract/account/export.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import type { Services } from '../services.ts'
import { type EndedRow, listEndedInvites, listWithdrawn } from './ended-store.ts'

const presented = ({ id, email, status, created_at, ended_at }: EndedRow) => ({
  id,
  email,
  status,
  created_at: created_at.toISOString(),
  ended_at: ended_at.toISOString(),
})

/** For the export of an account: what the caller was asked or asked others, and what is over. */
export const readEnded =
  ({ database, clock }: Services) =>
  ({ tenant, actor }: ActorCall): Promise<Pick<OwnRecords, 'ended_invites' | 'withdrawn_requests'>> =>
    database.read(tenant, async (tx) => {
      // Invites go to an address, so a person who has not confirmed theirs sees none.
      const to = actor.email_confirmed ? actor.email : null
      const invites = await listEndedInvites(tx, { from: actor.account_id, to, now: clock.now() })
      const requests = await listWithdrawn(tx, actor.account_id)
      return { ended_invites: invites.map(presented), withdrawn_requests: requests.map(presented) }
    })
