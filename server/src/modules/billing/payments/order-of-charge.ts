import type { Tx } from '../../../platform/database/database.ts'
import { type AgreementRow, endActive, findAgreementByReference } from '../agreements/agreement-store.ts'
import { postChargedInVain } from '../letters/charged-in-vain.ts'
import { returnMoney } from '../refunds/return-money.ts'
import type { Services } from '../services.ts'
import { checkoutRequest } from './checkout-request.ts'
import type { CheckoutRow } from './checkout-store.ts'
import { findPaymentByTransaction } from './payment-store.ts'
import type { Captured } from './settle-attempt.ts'

/** Whether an agreement’s charges are no longer wanted: it was refused, or is to end and the service has not confirmed it yet. */
const isUnwanted = (agreement: AgreementRow | undefined): boolean =>
  agreement !== undefined && (agreement.refused || agreement.state === 'ending')

/** The order of the period that is due. An agreement whose charge prolongs nothing is ended. */
const orderOfPeriod = async (
  { renewing, clock }: Services,
  tx: Tx,
  checkout: CheckoutRow,
  agreement: AgreementRow | undefined,
): Promise<string | null> => {
  const { tenant, account_id, deliverable_id, gateway } = checkout
  if (deliverable_id === null || isUnwanted(agreement)) return null
  const active = agreement?.state === 'active' ? agreement : null
  const { amount: agreed } = checkoutRequest(checkout)
  const reference = active?.reference ?? null
  const order = await renewing.nextPeriod(tx, { tenant, account_id, deliverable_id, gateway, agreed, reference })
  if (order === null && active !== null) await endActive(tx, active.id, { refused: true, leased_until: clock.now() })
  return order
}

/**
 * The order that the money is for. For an agreement it is the order that this charge has already paid, if the report is a repetition, or
 * that of the period that is due. Null if it prolongs nothing.
 */
export const orderOfCharge = (
  services: Services,
  checkout: CheckoutRow,
  captured: Captured,
  name: string | null,
): Promise<string | null> => {
  const { tenant, order_id, deliverable_id, gateway } = checkout
  if (order_id !== null || deliverable_id === null) return Promise.resolve(order_id)
  return services.database.transaction(tenant, async (tx) => {
    const known = await findPaymentByTransaction(tx, gateway, captured.transaction_id)
    if (known !== undefined) return known.order_id
    const agreement = name === null ? undefined : await findAgreementByReference(tx, gateway, name)
    return orderOfPeriod(services, tx, checkout, agreement)
  })
}

/** A charge that prolongs nothing: it is refunded and staff are told, because the service may charge again. */
export const returnInVain = (services: Services, checkout: CheckoutRow, captured: Captured): Promise<void> =>
  services.database.transaction(checkout.tenant, async (tx) => {
    const { tenant, account_id, gateway } = checkout
    const { transaction_id, amount } = captured
    const what = { tenant, account_id, order_id: null, gateway, transaction_id, amount }
    const isNews = await returnMoney(services, tx, { ...what, origin: 'surplus', reason: 'nothing to prolong' })
    if (isNews) await postChargedInVain(services, tx, { tenant, gateway, transaction_id, amount })
  })
