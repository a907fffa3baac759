import type { AsyncJob } from '@foyer/contract/licensing/async-job.ts'
import { auditedBySystem } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { ofLicence } from '../audited.ts'
import type { Services } from '../services.ts'
import { endLimitChange, endLimitChangeOf, type LimitChangeRow } from './limit-store.ts'

export const chargeQueue = 'licensing.charge_raise'

export interface RaiseCharge {
  readonly id: string
  /** The person who asked: the card is theirs. */
  readonly call: ActorCall
  readonly order_id: string
  readonly gateway: 'stripe' | 'cloudpayments'
  readonly payment_method_id: string
  readonly asked_at: string
}

/** After these results, repeating the charge would end the same way: the invoice stays and has to be paid by hand. */
const final = new Set([
  'card_declined',
  'gateway_unavailable',
  'not_found',
  'forbidden',
  'conflict',
  'too_many_requests',
])

type Outcome = AsyncJob['status']

/** How long to wait for temporary problems. Then the owner is asked to pay by hand. */
const patienceMs = 3_600_000

/** Throws for temporary problems, so that the queue tries again. */
const charge = async (
  { billing, clock }: Services,
  { call, order_id, gateway, payment_method_id, asked_at }: RaiseCharge,
): Promise<Outcome> => {
  try {
    const { body } = await billing.pay(call, order_id, { gateway, payment_method_id })
    if (!('status' in body) || 'id' in body) return 'success'
    // A bank’s question to its customer cannot be answered from here.
    return body.status === 'requires_action' ? 'failed' : 'processing'
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const code = error.entries[0]?.code ?? 'internal'
    if (code === 'already_paid') return 'success'
    if (final.has(code) || clock.now().getTime() - Date.parse(asked_at) > patienceMs) return 'failed'
    throw error
  }
}

/** The charge failed: the licence’s history says so, and its invoice, which nobody has been told of yet, has to be paid. */
const tellFailure = async ({ audit, jobs }: Services, tx: Tx, change: LimitChangeRow): Promise<void> => {
  const { tenant, order_id } = change
  await audit(tx, {
    ...auditedBySystem(tenant),
    action: 'limit_raise_failed',
    ...ofLicence(change.deliverable_id, null),
    changes: { order_id, quantity_delta: change.quantity_delta },
  })
  await jobs.announce(tx, 'raise_not_charged', { tenant, order_id, told_by: 'notice' })
}

/** Pays the invoice of a raise with the card named in its confirmation. Running it twice charges once, because an order is paid once. */
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

interface OrderNews {
  readonly tenant: string
  readonly order_id: string
}

/** However the invoice was paid, the raise has happened. */
export const noteRaisePaid =
  ({ database, clock }: Services) =>
  async ({ tenant, order_id }: OrderNews): Promise<void> => {
    await database.transaction(tenant, (tx) => endLimitChangeOf(tx, order_id, 'success', clock.now()))
  }

/** The invoice was cancelled, by anyone: nothing is owed, and another raise is possible. */
export const noteRaiseGivenUp =
  ({ database, clock }: Services) =>
  async ({ tenant, order_id }: OrderNews): Promise<void> => {
    await database.transaction(tenant, (tx) => endLimitChangeOf(tx, order_id, 'failed', clock.now()))
  }

/** The bank has declined the card, perhaps only after the charge was requested. */
export const noteRaiseRefused =
  (services: Services) =>
  ({ tenant, order_id }: OrderNews): Promise<void> =>
    services.database.transaction(tenant, async (tx) => {
      const ended = await endLimitChangeOf(tx, order_id, 'failed', services.clock.now())
      if (ended !== undefined) await tellFailure(services, tx, ended)
    })
