import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { add, compare, isPositive, type Money, money, subtract, zero } from '@foyer/contract/vocabulary/money.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { PaymentRow } from '../payments/payment-store.ts'
import { creditRefund } from '../refunds/credit-refund.ts'
import type { CreditNote } from '../refunds/issue-credit-note.ts'
import { leftOf } from '../refunds/left-of-payment.ts'
import { noteReturned } from '../refunds/note-returned.ts'
import { listRefunds } from '../refunds/refund-store.ts'
import type { Services } from '../services.ts'
import { type DisputeRow, listLostDisputes, tellByRefund } from './dispute-store.ts'

type Payment = Pick<PaymentRow, 'id' | 'gateway' | 'currency'>

interface Lost {
  readonly last: DisputeRow
  readonly rest: Money
  /** How many refund rows already record that banks took part of the payment. */
  readonly noted: number
}

/**
 * The amount that banks have taken of a payment and that is not recorded yet, because a refund of ours was in progress. Null if there is
 * none.
 */
const lostOf = async (tx: Tx, { id, gateway, currency: code }: Payment): Promise<Lost | null> => {
  const disputes = tellByRefund.has(gateway) ? [] : await listLostDisputes(tx, id)
  const last = disputes.at(-1)
  if (last === undefined) return null
  const currency = currencyOf(code)
  const sum = (rows: readonly { readonly amount: string }[]): Money =>
    rows.map(({ amount }) => money(amount, currency)).reduce(add, zero(currency))
  const noted = (await listRefunds(tx, id)).filter(({ origin }) => origin === 'dispute')
  const rest = subtract(sum(disputes), sum(noted))
  return isPositive(rest) ? { last, rest, noted: noted.length } : null
}

/** Whether a refund that has not been sent to the gateway yet would pay back what a bank has taken meanwhile. */
export const isLost = async (tx: Tx, payment: Payment): Promise<boolean> => (await lostOf(tx, payment)) !== null

/**
 * Records the amount that a bank has taken of a locked payment, like any other refund, so that nobody refunds it again. Refunds in
 * progress are left alone; if one fails, the amount is determined again. Returns the credit note.
 */
export const loseMoney = async (services: Services, tx: Tx, payment: PaymentRow): Promise<CreditNote | null> => {
  const lost = await lostOf(tx, payment)
  if (lost === null) return null
  const { last, rest, noted } = lost
  const { left } = await leftOf(tx, payment)
  const gone = compare(rest, left) > 0 ? left : rest
  if (!isPositive(gone)) return null
  const gateway_ref = noted === 0 ? last.reference : `${last.reference}:${noted}`
  const how = { origin: 'dispute', reason: 'taken back by the bank', gateway_ref, amount: gone } as const
  return creditRefund(services, tx, await noteReturned(services, tx, payment, how))
}
