import { Stripe } from 'stripe'
import * as z from 'zod'
import type { Notification } from '../notifications.ts'
import { type Call, call, type Context, seconds } from './call.ts'
import { stripeId } from './ids.ts'
import { answerList } from './listing.ts'
import { expandable, listing, text } from './parameters.ts'
import { getObject, insertObject, type Kind, type Kinds } from './store.ts'

/** The events that the account's webhook endpoint subscribes to. Others can only be listed. */
const endpointEvents: ReadonlySet<string> = new Set<Stripe.Event.Type>([
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.processing',
  'payment_intent.requires_action',
  'payment_intent.canceled',
  'charge.refunded',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'setup_intent.succeeded',
  'setup_intent.setup_failed',
  'payment_method.automatically_updated',
  'payment_method.updated',
])

const isWanted = ({ type }: Stripe.EventBase): boolean => endpointEvents.has(type)

/** Records an event with the object's current state and what changed. It is sent to Foyer after the commit. */
export const announce = async (
  { client, now, request, announced }: Context,
  type: Stripe.Event.Type,
  object: Kinds[Kind]['body'],
  previous_attributes?: Stripe.Event.Data.PreviousAttributes,
): Promise<void> => {
  const event: Stripe.EventBase = {
    id: stripeId('evt'),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: seconds(now),
    data: {
      object,
      ...(previous_attributes === undefined ? {} : { previous_attributes }),
    },
    livemode: false,
    pending_webhooks: endpointEvents.has(type) ? 1 : 0,
    request,
    type,
  }
  await insertObject(client, 'event', { body: event, facts: {} })
  announced.push(event)
}

/** The recorded events that Foyer's endpoint subscribes to, as bodies to deliver. */
export const notificationsOf = (announced: readonly Stripe.EventBase[]): Notification[] =>
  announced.filter(isWanted).map((event) => ({
    event_id: event.id,
    name: event.type,
    content_type: 'application/json; charset=utf-8',
    body: JSON.stringify(event, null, 2),
  }))

const ListEvents = z.strictObject({ ...listing, type: text.optional() })

export const eventCalls: readonly Call[] = [
  call({
    method: 'GET',
    path: '/events',
    parameters: ListEvents,
    run: (context, parameters) => answerList(context, 'event', '/v1/events', parameters, { type: parameters.type }),
  }),
  call({
    method: 'GET',
    path: '/events/:id',
    parameters: z.strictObject(expandable),
    run: async ({ client }, _parameters, { id }) => (await getObject(client, 'event', id)).body,
  }),
]
