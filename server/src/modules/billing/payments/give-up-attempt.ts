import { within } from '../../../platform/time-limit.ts'
import type { Services } from '../services.ts'
import { type AttemptRow, isLeftToPeople } from './attempt-store.ts'
import { settleAttempt } from './settle-attempt.ts'

/** Tells a gateway to give up a payment that another one replaces. */
const givingUpMs = 2_500

type Abandonable = AttemptRow & { readonly gateway_ref: string }

const isOfPayer = (held: AttemptRow, orderId: string, payer: string): held is Abandonable =>
  held.gateway_ref !== null && (held.order_id === orderId || held.account_id === payer) && !isLeftToPeople(held)

/**
 * The bank’s question was left open, so another card may be used. For this order, by anyone who may pay it; for another order of its
 * licence, only by the payer.
 */
export const isAbandonable = (held: AttemptRow, orderId: string, payer: string): held is Abandonable =>
  held.state === 'requires_action' && isOfPayer(held, orderId, payer)

/** The same for someone who enters another card in a gateway’s window, when the earlier card’s question is not known here yet. */
export const isLeftInWindow = (held: AttemptRow, orderId: string, payer: string): held is Abandonable =>
  isAbandonable(held, orderId, payer) ||
  (held.state === 'unknown' && held.instrument_kind === 'checkout' && isOfPayer(held, orderId, payer))

/** Cancels it at its own gateway, which may differ from the one used now. Returns false if that gateway has not said what became of it. */
export const giveUpAttempt = async (services: Services, held: Abandonable): Promise<boolean> => {
  const gateway = services.gateway(held.tenant, held.gateway)
  const said = gateway && (await within(givingUpMs, gateway.cancel(held.gateway_ref)))
  if (said === undefined) return false
  await settleAttempt(services, held, said)
  return true
}
