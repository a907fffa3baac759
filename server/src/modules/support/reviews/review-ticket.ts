import type { Review, ReviewBody } from '@foyer/contract/support/review.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { ActorCall, IdentityCall } from '../../../platform/http/call.ts'
import { ofTicket } from '../audited.ts'
import { markAnswer } from '../comment-store.ts'
import { supportPolicy } from '../policy.ts'
import { presentReview } from '../present.ts'
import type { Services } from '../services.ts'
import { type LockedTicket, updateTicket } from '../store.ts'
import {
  anyTicket,
  lockAnyTicket,
  lockTicketFor,
  readableTicket,
  refuseFormerReader,
  refuseMerged,
} from '../ticket-access.ts'
import { answerReview } from '../ticket-rules.ts'

interface Reviewed {
  readonly ticket: LockedTicket
  /** The reviewer; null for somebody without an account who used the link in a mail. */
  readonly account_id: string | null
}

/** How a ticket is loaded: `any` once a link has granted access, `admitted` with a check of permissions. */
interface Access {
  readonly any: (tx: Tx, id: string) => Promise<LockedTicket>
  readonly admitted: (services: Services, tx: Tx, call: ActorCall, id: string) => Promise<LockedTicket>
}
const reading: Access = { any: anyTicket, admitted: readableTicket }
const writing: Access = { any: lockAnyTicket, admitted: (...asked) => lockTicketFor(...asked, supportPolicy.putReview) }

/** Access by the link in a mail, or by a signed-in account that may see the ticket. */
const reviewed = async (
  services: Services,
  tx: Tx,
  { identity, ...call }: IdentityCall,
  id: string,
  { any, admitted }: Access,
): Promise<Reviewed> => {
  if (identity.kind === 'email') {
    const link = { token: identity.token, purpose: 'review', object_id: id, again: true } as const
    const holder = await services.account.linkTokens.read(tx, link)
    await refuseFormerReader(services, tx, id, holder)
    return { ticket: await any(tx, id), account_id: holder.account_id }
  }
  if (identity.kind !== 'bearer') throw failure('unauthorized')
  const { actor } = identity
  return { ticket: await admitted(services, tx, { ...call, actor }, id), account_id: actor.account_id }
}

/** Fails with 404 for a ticket that the caller may not see, and with 401 without any proof of access. */
export const readReview =
  (services: Services) =>
  (call: IdentityCall, id: string): Promise<Review> =>
    services.database.read(call.tenant, async (tx) =>
      presentReview((await reviewed(services, tx, call, id, reading)).ticket),
    )

/**
 * Rates a closed ticket; the rating can be changed later. It is also shown at the last reply of staff. Fails with 409
 * `conflict` while the ticket is not closed or if it was merged.
 */
export const saveReview =
  (services: Services) =>
  (call: IdentityCall, id: string, { rating, comment }: ReviewBody): Promise<Review> =>
    services.database.transaction(call.tenant, async (tx) => {
      const { ticket, account_id } = await reviewed(services, tx, call, id, writing)
      if (refuseMerged(ticket).state !== 'closed') throw failure('conflict')
      const reviewed_at = services.clock.now()
      await updateTicket(tx, ticket.id, { review_rating: rating, review_comment: comment, reviewed_at })
      await markAnswer(tx, ticket.id, answerReview(rating))
      await services.audit(tx, {
        tenant: call.tenant,
        actor: account_id ?? 'link',
        actor_ip: call.ip,
        action: 'ticket_reviewed',
        ...ofTicket(ticket.id, ticket.account_id),
        changes: { rating },
      })
      return { rating, comment }
    })
