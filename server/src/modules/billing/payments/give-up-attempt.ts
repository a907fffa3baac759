import { within } from '../../../platform/patience.ts'
import type { Services } from '../services.ts'
import { type AttemptRow, isLeftToPeople } from './attempt-store.ts'
import { settleAttempt } from './settle-attempt.ts'

/** For a gateway to give up what another payment is to take the place of. */
const givingUpMs = 2_500

type Abandonable = AttemptRow & { readonly gateway_ref: string }

const isOfPayer = (held: AttemptRow, orderId: string, payer: string): held is Abandonable =>
  held.gateway_ref !== null && (held.order_id === orderId || held.account_id === payer) && !isLeftToPeople(held)

/** The bank's question was left open: another card may take its place. Of this very order whoever may pay it; of another of its licence the payer alone. */
export const isAbandonable = (held: AttemptRow, orderId: string, payer: string): held is Abandonable =>
  held.state === 'requires_action' && isOfPayer(held, orderId, payer)

/** The same for whoever types another card in a gateway's window: that a bank asks for the one before has not been heard yet. */
export const isLeftInWindow = (held: AttemptRow, orderId: string, payer: string): held is Abandonable =>
  isAbandonable(held, orderId, payer) ||
  (held.state === 'unknown' && held.instrument_kind === 'checkout' && isOfPayer(held, orderId, payer))

/** It is given up at its own gateway, which may be another than the one that is tried now. False where that has not said what became of it. */
export const giveUpAttempt = async (services: Services, held: Abandonable): Promise<boolean> => {
  const gateway = services.gateway(held.tenant, held.gateway)
  const said = gateway && (await within(givingUpMs, gateway.cancel(held.gateway_ref)))
  if (said === undefined) return false
  await settleAttempt(services, held, said)
  return true
}
