import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { settleKeeping } from '../cards/add-card.ts'
import { leaseRefunds } from '../refunds/refund-store.ts'
import { carryOutRefund } from '../refunds/return-money.ts'
import type { Services } from '../services.ts'
import { applyToCheckout } from './apply-payment.ts'
import { findAttempt } from './attempt-store.ts'
import { checkoutRequest } from './checkout-request.ts'
import { type CheckoutRow, leaseCheckouts, updateCheckout } from './checkout-store.ts'
import { lookAfterLeased } from './look-after-leased.ts'

/** A page that was not paid on for this long is not checked any more. A late notification still counts. */
const forgottenMs = 7 * dayMs

/** Half a minute, a minute, two … up to six hours between checks. */
const pauseMs = (looks: number): number => Math.min(30_000 * 2 ** looks, dayMs / 4)

const look = async (services: Services, checkout: CheckoutRow): Promise<void> => {
  const { database, clock, gateway: gatewayOf } = services
  const { id, tenant, gateway, gateway_ref, purpose, created_at, looks } = checkout
  const now = clock.now()
  const next = { look_at: new Date(now.getTime() + pauseMs(looks)) }
  const isForgotten = now.getTime() - created_at.getTime() > forgottenMs
  await database.transaction(tenant, (tx) => updateCheckout(tx, id, isForgotten ? { state: 'closed' } : next))
  // Agreements are reported by their own notifications, and their payments by reconciliation.
  if (purpose === 'agreement' || (purpose === 'card' && gateway_ref === null)) return
  if (purpose === 'card' && gateway === 'stripe') {
    await settleKeeping(services, tenant, gateway, id, gateway_ref ?? '')
    return
  }
  if ((await database.read(tenant, (tx) => findAttempt(tx, id))) !== undefined) return
  const adapter = gatewayOf(tenant, gateway)
  const outcome = await adapter?.lookUp(checkoutRequest(checkout), gateway_ref, created_at, now)
  if (outcome?.kind !== 'succeeded') return
  await applyToCheckout(services, checkout, {
    kind: 'payment',
    reference: id,
    account_id: null,
    outcome,
    card: null,
    agreement: null,
  })
}

/** Asks gateways about checkouts without a notification. Returns how many it checked. */
export const lookAfterCheckouts =
  (services: Services) =>
  (tenant: string): Promise<number> =>
    lookAfterLeased(services, tenant, {
      lease: leaseCheckouts,
      look: (checkout) => look(services, checkout),
      name: 'checkout',
    })

/** Continues refunds that nobody waits for any more. Returns how many it checked. */
export const settleRefunds =
  (services: Services) =>
  (tenant: string): Promise<number> =>
    lookAfterLeased(services, tenant, {
      lease: leaseRefunds,
      look: (refund) => carryOutRefund(services, refund),
      name: 'refund',
    })
