import type { PayBody } from '@foyer/contract/billing/paying.ts'
import type { RateLimit } from '../../../platform/auth/rate-limits.ts'
import { Failure } from '../../../platform/failure.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { networkOf } from '../../../platform/http/network.ts'

/** Cards that are new here, within an hour: whoever tries more of them tries out stolen ones. */
export interface CardTryLimits {
  /** Cards that one account wants kept. */
  readonly account: RateLimit
  /** The same from one address, for whomever, with new cards that were declined when they were to pay. */
  readonly address: RateLimit
}

interface Services {
  readonly cardTries: CardTryLimits
}

/** Counts a card that is to be kept; 429 `too_many_requests` with the seconds to wait beyond a limit. Many at once are counted one by one. */
export const countCard = async ({ cardTries }: Services, { actor, ip }: ActorCall): Promise<void> => {
  await cardTries.account.take(actor.account_id)
  await cardTries.address.take(networkOf(ip))
}

const isNew = (body: PayBody): boolean => 'token_id' in body && body.token_id !== undefined

/** 429 for a card that is not kept here, from where too many were declined; a kept one was counted when it was kept. */
export const refuseNewCard = async ({ cardTries }: Services, { ip }: ActorCall, body: PayBody): Promise<void> => {
  if (isNew(body)) await cardTries.address.check(networkOf(ip))
}

/** The answer is the decline, however many there were. */
export const countDecline = async ({ cardTries }: Services, { ip }: ActorCall, body: PayBody): Promise<void> => {
  if (!isNew(body)) return
  await cardTries.address.take(networkOf(ip)).catch((reason: unknown) => {
    if (!(reason instanceof Failure)) throw reason
  })
}
