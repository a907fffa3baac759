import type { CardPending, PaymentMethod, PaymentMethodBody } from '@foyer/contract/billing/payment-method.ts'
import { anew } from '../../../platform/database/journal.ts'
import { failure } from '../../../platform/failure.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { makeId } from '../../../platform/ids.ts'
import type { KeepOutcome } from '../gateways/gateway.ts'
import {
  type CheckoutRow,
  findCheckout,
  firstLookMs,
  insertCheckout,
  lockCheckout,
  updateCheckout,
} from '../payments/checkout-store.ts'
import { presentPaymentMethod } from '../present.ts'
import type { Services } from '../services.ts'
import { findCustomerReference, findPaymentMethod, type PaymentMethodRow } from './card-store.ts'
import { countCard } from './card-tries.ts'
import { keepCard } from './save-card.ts'

interface Begun {
  readonly checkout: CheckoutRow
  readonly customer: string | null
}

const begin = (services: Services, { tenant, actor }: ActorCall): Promise<Begun> =>
  services.database.transaction(tenant, async (tx) => {
    const { clock } = services
    const { account_id } = actor
    const now = clock.now()
    const checkout = await insertCheckout(tx, {
      id: makeId(clock),
      tenant,
      purpose: 'card',
      account_id,
      gateway: 'stripe',
      created_at: now,
      look_at: new Date(now.getTime() + firstLookMs),
    })
    return { checkout, customer: await findCustomerReference(tx, account_id, 'stripe') }
  })

/** Records the result of saving a card, whichever source reports it first. */
const settle = (
  services: Services,
  checkout: CheckoutRow,
  outcome: KeepOutcome,
): Promise<PaymentMethodRow | undefined> =>
  services.database.transaction(checkout.tenant, async (tx) => {
    const { id, tenant, account_id } = checkout
    const { state } = await lockCheckout(tx, id)
    if (outcome.kind === 'kept') {
      const { card, customer } = outcome
      // Already recorded: what the owner has done with the card since then is kept.
      if (state === 'done') return findPaymentMethod(tx, account_id, `stripe_${card.reference}`)
      await updateCheckout(tx, id, { state: 'done' })
      const whose = { tenant, account_id, customer, actor: account_id }
      return keepCard(services, tx, { ...card, ...whose, gateway: 'stripe', is_default: false })
    }
    if (state !== 'open') return undefined
    if (outcome.kind === 'failed') await updateCheckout(tx, id, { state: 'closed' })
    if (outcome.kind === 'requires_action') await updateCheckout(tx, id, { gateway_ref: outcome.gateway_ref })
    return undefined
  })

export type CardResult =
  | { readonly status: 201; readonly body: PaymentMethod }
  | { readonly status: 202; readonly body: CardPending }

/** Saves a card from a token made in the browser, set up so that renewals can be charged to it. */
export const addCard =
  (services: Services) =>
  async (call: ActorCall, { gateway, token_id }: PaymentMethodBody): Promise<CardResult> => {
    const keeping = services.gateway(call.tenant, gateway)?.cards?.keeping ?? null
    if (keeping === null) throw failure('gateway_unavailable', { pointer: '/gateway' })
    await countCard(services, call)
    const { checkout, customer } = await begin(services, call)
    const { account_id } = call.actor
    const outcome = await keeping.keep({ checkout_id: checkout.id, account_id, customer, token: token_id })
    // A repetition may get another answer of the gateway about the same card.
    const row = await anew(() => settle(services, checkout, outcome))
    if (row !== undefined) return { status: 201, body: presentPaymentMethod(row) }
    if (outcome.kind === 'requires_action')
      return { status: 202, body: { status: 'requires_action', client_secret: outcome.client_secret } }
    if (outcome.kind === 'failed') throw failure('card_declined', { meta: { reason: outcome.reason } })
    throw failure('gateway_error')
  }

/** Handles the result of a card whose bank asked for confirmation, from a notification or a lookup. */
export const settleKeeping = async (
  services: Services,
  tenant: string,
  gateway: string,
  reference: string,
  gatewayRef: string,
): Promise<string> => {
  const checkout = await services.database.read(tenant, (tx) => findCheckout(tx, gateway, reference))
  const keeping = services.gateway(tenant, gateway)?.cards?.keeping ?? null
  if (checkout === undefined || keeping === null) return 'nothing of ours'
  const outcome = await keeping.lookUp(gatewayRef)
  if (outcome.kind === 'unknown') throw failure('gateway_error')
  await settle(services, checkout, outcome)
  return `card is ${outcome.kind}`
}
