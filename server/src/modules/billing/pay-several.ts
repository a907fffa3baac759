import type { PaySeveralBody, PaySeveralResult } from '@foyer/contract/billing/paying.ts'
import { Failure } from '../../platform/failure.ts'
import type { ActorCall } from '../../platform/http/call.ts'
import { failureOf, presentFailure } from '../../platform/http/errors.ts'
import { findAnyCard } from './card-store.ts'
import { payOrder } from './pay-order.ts'
import type { Services } from './services.ts'

const payOne = async (
  services: Services,
  call: ActorCall,
  order_id: string,
  card: { readonly gateway: 'stripe' | 'cloudpayments'; readonly payment_method_id: string },
): Promise<PaySeveralResult> => {
  try {
    const { status, body } = await payOrder(services)(call, order_id, card)
    if (status === 200) return { order_id, status: 'paid' }
    if ('client_secret' in body) return { order_id, status: 'requires_action', client_secret: body.client_secret }
    return { order_id, status: 'processing' }
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const [first] = presentFailure(failureOf(error), call.locale, call.request_id).errors
    return { order_id, status: 'failed', ...(first !== undefined && { error: first }) }
  }
}

/**
 * Pays invoices with one saved card, one after the other: each is an order of its own with its own attempt, so that what
 * is refused of one leaves the others as they are, and whatever is repeated or killed in between charges none twice.
 * A card that one may not charge for an invoice is not found with it.
 */
export const paySeveral =
  (services: Services) =>
  async (call: ActorCall, { order_ids, payment_method_id }: PaySeveralBody): Promise<PaySeveralResult[]> => {
    const row = await services.database.read(call.tenant, (tx) => findAnyCard(tx, payment_method_id))
    const gateway = row?.gateway === 'cloudpayments' ? 'cloudpayments' : 'stripe'
    const results: PaySeveralResult[] = []
    for (const id of order_ids) results.push(await payOne(services, call, id, { gateway, payment_method_id }))
    return results
  }
