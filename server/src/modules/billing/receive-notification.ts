import { failure } from '../../platform/failure.ts'
import { isId, makeId } from '../../platform/ids.ts'
import { type AttemptRow, findAttempt } from './attempt-store.ts'
import type { GatewayEvent } from './gateways/gateway.ts'
import { insertNotification, markApplied } from './notification-store.ts'
import { chargeRequest } from './pay-order.ts'
import type { Outcome } from './payment-rules.ts'
import type { Services } from './services.ts'
import { settleAttempt } from './settle-attempt.ts'

type Headers = Readonly<Record<string, string | string[] | undefined>>

export interface NotificationJob {
  readonly tenant: string
  readonly notification_id: string
  readonly attempt_id: string
  /** An outcome as JSON carries it: whole minor units as text. */
  readonly outcome: string
}

export const notificationQueue = 'billing.notification'

const writeOutcome = (outcome: Outcome): string =>
  JSON.stringify(outcome, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value))
const readOutcome = (text: string): Outcome =>
  // Written by the function above, into our own queue.
  JSON.parse(text, (_, value: unknown) =>
    typeof value === 'string' && /^-?\d+n$/.test(value) ? BigInt(value.slice(0, -1)) : value,
  ) as Outcome

interface Signed {
  readonly tenant: string
  readonly event: GatewayEvent
}

/** The brands whose secret made this signature. One provider account may serve several brands; a brand's secret never speaks for another's. */
const signedFor = (
  { branding, cardGateway, clock }: Services,
  gateway: string,
  raw: Buffer,
  headers: Headers,
): Signed[] =>
  branding.all.flatMap(({ key }) => {
    try {
      const event = cardGateway(key, gateway)?.readNotification(raw, headers, clock.now())
      return event === undefined ? [] : [{ tenant: key, event }]
    } catch {
      return []
    }
  })

const concerns = async ({ database }: Services, { tenant, event }: Signed): Promise<boolean> => {
  const { subject } = event
  if (subject === null || !isId(subject.attempt_id)) return false
  return (await database.read(tenant, (tx) => findAttempt(tx, subject.attempt_id))) !== undefined
}

/**
 * A notification of a payment provider: stored before it is answered, once per event, and applied from the queue.
 * 400 `bad_signature` where no brand's secret made the signature or its time is off.
 */
export const receiveNotification =
  (services: Services) =>
  async (gateway: string, raw: Buffer, headers: Headers): Promise<void> => {
    const { database, clock, jobs } = services
    const signed = signedFor(services, gateway, raw, headers)
    const [first] = signed
    if (first === undefined) throw failure('bad_signature')
    let owner: Signed | undefined
    for (const candidate of signed) if (await concerns(services, candidate)) owner = candidate
    const { tenant, event } = owner ?? first
    await database.transaction(tenant, async (tx) => {
      const now = clock.now()
      const row = {
        id: makeId(clock),
        tenant,
        gateway,
        event_id: event.id,
        type: event.type,
        received_at: now,
        raw: raw.toString('utf8'),
      }
      const id = await insertNotification(tx, row)
      if (id === null) return
      if (owner === undefined || event.subject === null) {
        await markApplied(tx, id, now, 'nothing of ours')
        return
      }
      const job: NotificationJob = {
        tenant,
        notification_id: id,
        attempt_id: event.subject.attempt_id,
        outcome: writeOutcome(event.subject.outcome),
      }
      await jobs.enqueue(tx, notificationQueue, job)
    })
  }

/** Events name a charge by its id alone; the receipt and the card are asked for. Silence leaves them out, and nothing else. */
const withReceipt = async (
  { cardGateway, clock }: Services,
  attempt: AttemptRow,
  outcome: Outcome,
): Promise<Outcome> => {
  if (outcome.kind !== 'succeeded' || outcome.receipt_url !== null) return outcome
  const gateway = cardGateway(attempt.tenant, attempt.gateway)
  const asked = chargeRequest(attempt, '', null)
  const found = await gateway?.lookUp(asked, outcome.gateway_ref, attempt.created_at, clock.now())
  if (found?.kind !== 'succeeded') return outcome
  return { ...outcome, receipt_url: found.receipt_url, card_last_four: found.card_last_four }
}

/** Applied from the stored row; settling the same outcome again changes nothing, so a repeated job does no harm. */
export const applyNotification =
  (services: Services) =>
  async ({ tenant, notification_id, attempt_id, outcome }: NotificationJob): Promise<void> => {
    const { database, clock } = services
    const known = await database.read(tenant, (tx) => findAttempt(tx, attempt_id))
    if (known === undefined) throw new Error('unreachable: attempts are never deleted')
    const heard = readOutcome(outcome)
    // Where it was settled meanwhile, as by the caller who waited, there is nothing to complete.
    const complete = known.state === 'succeeded' ? heard : await withReceipt(services, known, heard)
    const attempt = await settleAttempt(services, tenant, attempt_id, complete)
    await database.transaction(tenant, (tx) =>
      markApplied(tx, notification_id, clock.now(), `attempt is ${attempt.state}`),
    )
  }
