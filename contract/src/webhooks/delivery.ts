import * as z from 'zod/mini'
import { Id, Time } from '../vocabulary/ids.ts'
import { Reason } from '../vocabulary/text.ts'
import { WebhookEvent } from './message.ts'

/** `waiting` for its next attempt, `delivered`, or `dead`: given up until somebody replays it. */
export const deliveryStates = ['waiting', 'delivered', 'dead'] as const
export const DeliveryState = z.enum(deliveryStates)

/** A program that is told, as the configuration names it. Its secrets stay there. */
export const WebhookEndpoint = z.object({
  key: z.string(),
  /** Without what lets us in there: values of the query, and a name and password before the host, are masked. */
  url: z.string(),
  events: z.array(WebhookEvent),
  waiting: z.int(),
  dead: z.int(),
  delivered_at: z.nullable(Time),
})
export type WebhookEndpoint = z.infer<typeof WebhookEndpoint>

/** One message on its way to one endpoint. */
export const WebhookDelivery = z.object({
  id: Id,
  /** The same at every attempt, as the header webhook-id says it. */
  message_id: Id,
  endpoint: z.string(),
  type: z.string(),
  /** The order, licence or ticket that it tells of. */
  object_id: Id,
  /** What people call it: the number of an order, a licence or a ticket with what it is of, or a customer’s e-mail, as they were when it was told. */
  object_name: z.nullable(z.string()),
  state: DeliveryState,
  attempts: z.int(),
  /** What the last attempt came to: a status, or why there was none. */
  status: z.nullable(z.int()),
  error: z.nullable(z.string()),
  created_at: Time,
  next_attempt_at: z.nullable(Time),
  settled_at: z.nullable(Time),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

export const WebhookAttempt = z.object({
  number: z.int(),
  began_at: Time,
  took_ms: z.int(),
  status: z.nullable(z.int()),
  error: z.nullable(z.string()),
  /** The first thousand bytes of the answer. */
  response: z.nullable(z.string()),
})
export type WebhookAttempt = z.infer<typeof WebhookAttempt>

export const WebhookDeliveryDetail = z.extend(WebhookDelivery, {
  /** Byte for byte what was signed. */
  body: z.string(),
  history: z.array(WebhookAttempt),
})
export type WebhookDeliveryDetail = z.infer<typeof WebhookDeliveryDetail>

export const ReplayDeadBody = z.strictObject({
  endpoint: z.string(),
  /** Given up at this moment or later; all without it. */
  since: z.optional(Time),
  reason: z.optional(Reason),
})
export type ReplayDeadBody = z.infer<typeof ReplayDeadBody>
