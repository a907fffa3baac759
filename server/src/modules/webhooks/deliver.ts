import { Webhook } from 'standardwebhooks'
import { makeBytes } from '../../platform/ids.ts'
import { post, type Posted } from '../../platform/outbound/post.ts'
import type { Endpoint } from './endpoint-rules.ts'
import { attemptsInAll, pauseSeconds, secondsOf, verdictOn } from './retry-rules.ts'
import type { Services } from './services.ts'
import { claimAttempt, type Claimed, insertAttempt, settleAttempt, type Standing } from './store.ts'

export interface DeliveryJob {
  readonly tenant: string
  readonly delivery_id: string
  /** The number of the attempt. If two workers get the same job, only one of them makes the attempt. */
  readonly attempt: number
}

/** Timeout of one attempt, from connecting to the last byte read. */
const patienceMs = 15_000
/** An attempt without an outcome after this time counts as lost, and the next one may begin. */
export const leaseMs = 120_000

interface Outcome {
  readonly status: number | null
  readonly error: string | null
  readonly response: string | null
  /** Seconds from the Retry-After header. */
  readonly asked: number
}

const secondsAsked = ({ status, retry_after }: Posted, now: Date): number =>
  (status === 429 || status === 503) && retry_after !== null ? secondsOf(retry_after, now) : 0

/** The headers of Standard Webhooks: id, timestamp, and a signature with each secret. */
const headersOf = (
  { secrets }: Endpoint,
  { message_id, body }: Claimed,
  now: Date,
): Record<string, string | number> => ({
  'content-type': 'application/json',
  'content-length': Buffer.byteLength(body),
  'user-agent': 'Foyer-Webhooks',
  'webhook-id': message_id,
  'webhook-timestamp': Math.floor(now.getTime() / 1000),
  'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(message_id, now, body)).join(' '),
})

const send = async (endpoint: Endpoint, claimed: Claimed, now: Date): Promise<Outcome> => {
  const { url, reach } = endpoint
  try {
    const posted = await post({
      url,
      reach,
      headers: headersOf(endpoint, claimed, now),
      body: claimed.body,
      patienceMs,
    })
    return { status: posted.status, error: null, response: posted.excerpt, asked: secondsAsked(posted, now) }
  } catch (error) {
    return { status: null, error: (error as Error).message, response: null, asked: 0 }
  }
}

/** A random number from 0 to 1. */
const luck = (): number => makeBytes(1).readUInt8() / 255

const standingAfter = ({ last_attempt, attempts }: Claimed, { status, error, asked }: Outcome, now: Date): Standing => {
  const verdict = verdictOn(status)
  if (verdict === 'delivered') return { state: 'delivered', status, error, next_attempt_at: null, settled_at: now }
  if (verdict === 'refused for good' || attempts >= last_attempt)
    return { state: 'dead', status, error, next_attempt_at: null, settled_at: now }
  // After a replay the backoff starts over.
  const pause = pauseSeconds(attemptsInAll - (last_attempt - attempts), luck(), asked)
  return { state: 'waiting', status, error, next_attempt_at: new Date(now.getTime() + pause * 1000), settled_at: null }
}

/**
 * Makes one attempt in three steps: claim it, send without an open transaction, record the outcome. An attempt is never
 * made twice. A message may still arrive twice, in different attempts, and then has the same id.
 */
export const deliver =
  ({ database, clock, log }: Services, endpoint: Endpoint) =>
  async ({ tenant, delivery_id, attempt }: DeliveryJob): Promise<void> => {
    const began_at = clock.now()
    const leasedUntil = new Date(began_at.getTime() + leaseMs)
    const claimed = await database.transaction(tenant, (tx) => claimAttempt(tx, delivery_id, attempt, leasedUntil))
    if (claimed === undefined) return
    const outcome = await send(endpoint, claimed, began_at)
    const ended_at = clock.now()
    const took_ms = Math.max(0, ended_at.getTime() - began_at.getTime())
    const standing = standingAfter(claimed, outcome, ended_at)
    if (standing.state === 'dead')
      log.warn({ endpoint: endpoint.key, delivery: delivery_id, status: outcome.status }, 'a webhook was given up')
    const { status, error, response } = outcome
    await database.transaction(tenant, async (tx) => {
      await insertAttempt(tx, { delivery_id, number: attempt, tenant, began_at, took_ms, status, error, response })
      await settleAttempt(tx, delivery_id, attempt, standing)
    })
  }
