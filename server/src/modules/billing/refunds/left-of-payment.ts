import { type Currency, currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { add, type Money, money, subtract, zero } from '@foyer/contract/vocabulary/money.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import { findOpenDispute } from '../disputes/dispute-store.ts'
import { findPaymentByTransaction, type PaymentRow } from '../payments/payment-store.ts'
import { listRefunds, listReturned, type RefundRow } from './refund-store.ts'

const sumOf = (rows: readonly RefundRow[], currency: Currency): Money =>
  rows.map(({ amount }) => money(amount, currency)).reduce(add, zero(currency))

export interface Left {
  readonly left: Money
  /** What staff have refunded so far. */
  readonly byStaff: Money
}

/** What is left of a locked payment, without refunds done or in progress. */
export const leftOf = async (tx: Tx, payment: PaymentRow): Promise<Left> => {
  const currency = currencyOf(payment.currency)
  const refunds = await listRefunds(tx, payment.id)
  const ofStaff = refunds.filter(({ origin }) => origin === 'operator')
  return {
    left: subtract(money(payment.amount, currency), sumOf(refunds, currency)),
    byStaff: sumOf(ofStaff, currency),
  }
}

/** What has certainly been refunded of a transaction, without this refund and without what banks took. */
export const returnedBeside = async (tx: Tx, { id, gateway, transaction_id, currency }: RefundRow): Promise<Money> => {
  const payment = await findPaymentByTransaction(tx, gateway, transaction_id)
  const others = payment === undefined ? [] : await listReturned(tx, payment)
  const isReturned = (row: RefundRow) => row.id !== id && row.state === 'succeeded' && row.origin !== 'dispute'
  return sumOf(others.filter(isReturned), currencyOf(currency))
}

/** The same, for giving money back. Throws 409 `conflict` while a bank disputes the payment: refunding it now could mean paying twice. */
export const refundableOf = async (tx: Tx, payment: PaymentRow): Promise<Left> => {
  if ((await findOpenDispute(tx, payment.id)) !== undefined) throw failure('conflict')
  return leftOf(tx, payment)
}
