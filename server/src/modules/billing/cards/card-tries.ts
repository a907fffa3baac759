import type { PayBody } from '@foyer/contract/billing/paying.ts'
import type { RateLimit } from '../../../platform/auth/rate-limits.ts'
import { Failure } from '../../../platform/failure.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { networkOf } from '../../../platform/http/network.ts'

/** Limits new cards within an hour, against people who try out stolen ones. */
export interface CardTryLimits {
  /** New cards of one account. */
  readonly account: RateLimit
  /** New cards from one address, for all accounts, including those declined in a payment. */
  readonly address: RateLimit
}

interface Services {
  readonly cardTries: CardTryLimits
}

/**
 * Counts an attempt to save a card. Throws 429 `too_many_requests` with the seconds to wait beyond a limit. Concurrent attempts are
 * counted one by one.
 */
export const countCard = async ({ cardTries }: Services, { actor, ip }: ActorCall): Promise<void> => {
  await cardTries.account.take(actor.account_id)
  await cardTries.address.take(networkOf(ip))
}

const isNew = (body: PayBody): boolean => 'token_id' in body && body.token_id !== undefined

/** Throws 429 for an unsaved card if too many have been declined from there. A saved card was counted when it was saved. */
export const refuseNewCard = async ({ cardTries }: Services, { ip }: ActorCall, body: PayBody): Promise<void> => {
  if (isNew(body)) await cardTries.address.check(networkOf(ip))
}

/** The answer is the decline itself, however many there were. */
export const countDecline = async ({ cardTries }: Services, { ip }: ActorCall, body: PayBody): Promise<void> => {
  if (!isNew(body)) return
  await cardTries.address.take(networkOf(ip)).catch((reason: unknown) => {
    if (!(reason instanceof Failure)) throw reason
  })
}
