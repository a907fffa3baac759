import type { AsyncJob } from '@foyer/contract/licensing/async-job.ts'
import { Failure } from '../../../platform/failure.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import type { Services } from '../services.ts'
import { endLimitChange, endLimitChangeOf, type LimitChangeRow } from './limit-store.ts'

export const chargeQueue = 'licensing.charge_raise'

export interface RaiseCharge {
  readonly id: string
  /** Of whoever asked: the card is theirs, and so is the right to use it. */
  readonly call: ActorCall
  readonly order_id: string
  readonly gateway: 'stripe' | 'cloudpayments'
  readonly payment_method_id: string
}

/** After these the same charge again would end the same: the invoice stays, to be paid by hand. */
const final = new Set([
  'card_declined',
  'gateway_unavailable',
  'not_found',
  'forbidden',
  'conflict',
  'too_many_requests',
])

type Outcome = AsyncJob['status']

/** Throws what may pass, so that the queue tries again. */
const charge = async (
  { billing }: Services,
  { call, order_id, gateway, payment_method_id }: RaiseCharge,
): Promise<Outcome> => {
  try {
    const { body } = await billing.pay(call, order_id, { gateway, payment_method_id })
    if (!('status' in body) || 'id' in body) return 'success'
    // A bank that asks its customer something cannot be answered from here.
    return body.status === 'requires_action' ? 'failed' : 'processing'
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const code = error.entries[0]?.code ?? 'internal'
    if (code === 'already_paid') return 'success'
    if (final.has(code)) return 'failed'
    throw error
  }
}

const tellFailure = (services: Services, tx: Parameters<Services['audit']>[0], change: LimitChangeRow): Promise<void> =>
  services.audit(tx, {
    tenant: change.tenant,
    actor: 'system',
    actor_ip: null,
    action: 'limit_raise_failed',
    object_type: 'deliverable',
    object_id: change.deliverable_id,
    account_id: null,
    changes: { order_id: change.order_id, quantity_delta: change.quantity_delta },
  })

/** Pays the invoice of a raise with the card that its confirmation named. Running it twice charges once: the order is paid once. */
export const chargeRaise =
  (services: Services) =>
  async (asked: RaiseCharge): Promise<void> => {
    const outcome = await charge(services, asked)
    if (outcome === 'processing') return
    await services.database.transaction(asked.call.tenant, async (tx) => {
      const ended = await endLimitChange(tx, asked.id, outcome, services.clock.now())
      if (ended !== undefined && outcome === 'failed') await tellFailure(services, tx, ended)
    })
  }

/** However its invoice came to be paid, the raise has happened. */
export const noteRaisePaid =
  ({ database, clock }: Services) =>
  ({ tenant, order_id }: { readonly tenant: string; readonly order_id: string }): Promise<void> =>
    database.transaction(tenant, (tx) => endLimitChangeOf(tx, order_id, clock.now()))
