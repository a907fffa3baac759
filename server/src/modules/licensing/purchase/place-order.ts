import type { OrderBody } from '@foyer/contract/billing/order-body.ts'
import type { Order } from '@foyer/contract/billing/order.ts'
import { auditedBy } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { type OrderDraft, refuseUnprintable } from '../../billing/index.ts'
import { orderedLicence } from '../read-licence.ts'
import type { Services } from '../services.ts'
import { buy } from './buy-licence.ts'
import { wordsFor } from './words-for.ts'

export type BodyOf<P extends OrderBody['purpose']> = Extract<OrderBody, { purpose: P }>

/** Free changes of a licence. */
type FreeDraft = Pick<OrderDraft, 'purpose' | 'actions' | 'description'>

const placeFree = async (
  services: Services,
  tx: Tx,
  call: ActorCall,
  row: { readonly id: string; readonly human_id: string; readonly sku_name: string; readonly account_id: string },
  draft: FreeDraft,
): Promise<string> =>
  services.billing.issue(tx, {
    ...draft,
    ...auditedBy(call),
    account_id: row.account_id,
    lines: [],
    deliverable: { id: row.id, human_id: row.human_id, name: row.sku_name },
    due_on: null,
  })

/** Comment and statistics, at once and for free. */
const updateProperties = async (
  services: Services,
  tx: Tx,
  call: ActorCall,
  { deliverable_id, user_comment, retroview }: BodyOf<'update_properties'>,
): Promise<string> => {
  if (user_comment === undefined && retroview === undefined) throw failure('required', { pointer: '/user_comment' })
  const row = await orderedLicence(services, tx, call, deliverable_id)
  if (retroview !== undefined && retroview !== row.retroview && !row.retroview_manageable)
    throw failure('retroview_not_manageable', { pointer: '/retroview' })
  const description = (await wordsFor(services, tx, row.account_id)).properties(row.human_id)
  const data = { gateway: null, comment: user_comment ?? null, retroview: retroview ?? null }
  return placeFree(services, tx, call, row, {
    purpose: 'update_properties',
    description,
    actions: [{ command: 'update_properties', description, data }],
  })
}

/** Ends a trial at once. An invoice that would have converted it is cancelled. */
const terminate = async (
  services: Services,
  tx: Tx,
  call: ActorCall,
  { deliverable_id, terminate_reason: reason }: BodyOf<'terminate'>,
): Promise<string> => {
  const row = await orderedLicence(services, tx, call, deliverable_id)
  if (row.billing_terms !== 'trial' || row.terminated_at !== null)
    throw failure('not_terminatable', { pointer: '/deliverable_id' })
  await services.billing.cancelOpenOrders(tx, row.id, 'new', auditedBy(call))
  const description = (await wordsFor(services, tx, row.account_id)).termination(row.human_id)
  return placeFree(services, tx, call, row, {
    purpose: 'terminate',
    description,
    actions: [{ command: 'terminate', description, data: { reason } }],
  })
}

const place = (services: Services, tx: Tx, call: ActorCall, body: OrderBody): Promise<string> => {
  switch (body.purpose) {
    case 'new':
      return buy(services, tx, call, body)
    case 'update_properties':
      return updateProperties(services, tx, call, body)
    case 'terminate':
      return terminate(services, tx, call, body)
  }
}

/**
 * Places a customer’s order. A free one is delivered in the same transaction. Throws 429 beyond a number of purchases within an hour,
 * including trials.
 */
export const placeOrder =
  (services: Services) =>
  async (call: ActorCall, body: OrderBody): Promise<Order> => {
    if (body.purpose === 'new') {
      await refuseUnprintable(body.buyer_reference)
      await services.orderLimit.take(call.actor.account_id)
    }
    const id = await services.database.transaction(call.tenant, (tx) => place(services, tx, call, body))
    return services.billing.readMade(call, id)
  }
