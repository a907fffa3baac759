import * as z from 'zod/mini'
import { Id, Time } from '../vocabulary/ids.ts'
import { Reason } from '../vocabulary/text.ts'
import { WebhookEvent } from './message.ts'

export const deliveryStates = ['waiting', 'delivered', 'dead', 'discarded'] as const
/** `waiting` for its next attempt, `delivered`, `dead`: given up until someone sends it again, or `discarded`: given up, and someone said that it need not be sent. */
export const DeliveryState = z.enum(deliveryStates)

/** A webhook endpoint from the configuration, without its secrets. */
export const WebhookEndpoint = z.object({
  /** Its name in the configuration. */
  key: z.string(),
  /** The URL, with query values and credentials masked. */
  url: z.string(),
  /** The kinds of messages it receives. */
  events: z.array(WebhookEvent),
  /** Deliveries that wait for their next attempt. */
  waiting: z.int(),
  /** Deliveries that were given up, without the discarded ones. */
  dead: z.int(),
  /** The latest successful delivery; null if there was none. */
  delivered_at: z.nullable(Time),
})
export type WebhookEndpoint = z.infer<typeof WebhookEndpoint>

/** One message to one endpoint. */
export const WebhookDelivery = z.object({
  id: Id,
  /** The id of the message, the same on every attempt: the header `webhook-id`. */
  message_id: Id,
  /** The key of the endpoint. */
  endpoint: z.string(),
  type: z.string(),
  /** The order, licence, ticket or customer that it is about. */
  object_id: Id,
  /** What people call the object, as it was at the time: a number, or a customer’s e-mail. Null if it has no name. */
  object_name: z.nullable(z.string()),
  state: DeliveryState,
  /** The number of attempts so far. */
  attempts: z.int(),
  /** The HTTP status of the last attempt; null if there was no answer. */
  status: z.nullable(z.int()),
  /** Why the last attempt failed without an answer; null otherwise. */
  error: z.nullable(z.string()),
  created_at: Time,
  /** Null unless `state` is `waiting`. */
  next_attempt_at: z.nullable(Time),
  /** When it was delivered or given up; null while it waits. */
  settled_at: z.nullable(Time),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

export const WebhookAttempt = z.object({
  /** Counted from 1. */
  number: z.int(),
  began_at: Time,
  /** How long the attempt took, in milliseconds. */
  took_ms: z.int(),
  /** The HTTP status; null if there was no answer. */
  status: z.nullable(z.int()),
  /** Why there was no answer; null otherwise. */
  error: z.nullable(z.string()),
  /** The first thousand bytes of the answer; null if there was none. */
  response: z.nullable(z.string()),
})
export type WebhookAttempt = z.infer<typeof WebhookAttempt>

export const WebhookDeliveryDetail = z.extend(WebhookDelivery, {
  /** The body, byte for byte as it was signed. */
  body: z.string(),
  history: z.array(WebhookAttempt),
})
export type WebhookDeliveryDetail = z.infer<typeof WebhookDeliveryDetail>

/** The deliveries of an endpoint that were given up. */
export const DeadBody = z.strictObject({
  /** The key of the endpoint. */
  endpoint: z.string(),
  /** Only deliveries given up at this time or later; defaults to all. */
  since: z.optional(Time),
  reason: z.optional(Reason),
})
export type DeadBody = z.infer<typeof DeadBody>

export const ReplayedDead = z.object({
  replayed: z.int(),
  /** How many are still given up, for the next call. */
  left: z.int(),
})
export type ReplayedDead = z.infer<typeof ReplayedDead>

export const DiscardedDead = z.object({
  discarded: z.int(),
  /** How many are still given up, for the next call. */
  left: z.int(),
})
export type DiscardedDead = z.infer<typeof DiscardedDead>
