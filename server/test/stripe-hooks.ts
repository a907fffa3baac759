import { createHmac, randomUUID } from 'node:crypto'
import type { RawAnswer } from './client.ts'
import type { RunningFoyer } from './foyer.ts'

/** Stripe's notifications, written and signed by hand. */

/** The server's clock in seconds, plus an offset. */
export const stampIn = (foyer: RunningFoyer, offset: number): number =>
  Math.floor(foyer.platform.clock.now().getTime() / 1000) + offset

export const stripeSignature = (
  foyer: RunningFoyer,
  body: string,
  { secret = 'whsec_demo', at = stampIn(foyer, 0) } = {},
): string => `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`

export const postStripe = ({ client }: RunningFoyer, body: string, signature: string | null): Promise<RawAnswer> =>
  client.send('POST', '/hooks/stripe', {
    as: {},
    idempotency_key: null,
    body,
    headers: { 'content-type': 'application/json', ...(signature !== null && { 'stripe-signature': signature }) },
  })

/** Signs and posts an event about a Stripe object. */
export const reportStripe = (foyer: RunningFoyer, type: string, object: object): Promise<RawAnswer> => {
  const body = JSON.stringify({ id: `evt_${randomUUID()}`, object: 'event', type, livemode: false, data: { object } })
  return postStripe(foyer, body, stripeSignature(foyer, body))
}
