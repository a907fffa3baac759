import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { compare, decimalOf, isPositive, money, subtract } from '@foyer/contract/vocabulary/money.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import { makeId } from '../../../platform/ids.ts'
import { ofOrder } from '../audited.ts'
import { creditOf, documentNumber, type Totals } from '../orders/order-rules.ts'
import { type LockedOrder, lockOrder, takeNumber } from '../orders/order-store.ts'
import type { Services } from '../services.ts'
import { insertCreditNote, sumCredited } from './credit-note-store.ts'

export interface Credit {
  readonly tenant: string
  readonly order_id: string
  /** Including tax, a plain decimal in the order's currency: the amount of this credit note. */
  readonly amount: string
  readonly reason: string
  /** Account id, `operator:<name>`, `gateway:<name>` or `system`. */
  readonly actor: string
  /** The refund that it documents. */
  readonly refund_id?: string
}

export interface CreditNote {
  readonly id: string
  readonly number: string
}

const invoiceOf = ({ currency, net, tax, total }: LockedOrder): Totals => {
  const inCurrency = (decimal: string) => money(decimal, currencyOf(currency))
  return { net: inCurrency(net), tax: inCurrency(tax), total: inCurrency(total) }
}

/**
 * Issues a credit note for all or part of an invoice, in the caller's transaction, with a number from a gapless series of its own. 422
 * for more than the invoice. Moves no money.
 */
export const issueCreditNote = async (
  { clock, branding, audit, jobs }: Services,
  tx: Tx,
  { tenant, order_id, amount, reason, actor, refund_id }: Credit,
): Promise<CreditNote> => {
  const order = await lockOrder(tx, order_id)
  const invoice = invoiceOf(order)
  const { currency } = invoice.total
  const before = await sumCredited(tx, order_id)
  const credited = { total: money(before.total, currency), tax: money(before.tax, currency) }
  const total = money(amount, currency)
  if (!isPositive(total) || compare(total, subtract(invoice.total, credited.total)) > 0)
    throw failure('invalid', { pointer: '/amount' })
  const parts = creditOf(invoice, credited, total)
  const issued_at = clock.now()
  const year = issued_at.getUTCFullYear()
  const sequence = await takeNumber(tx, tenant, 'credit_note', year)
  const number = documentNumber(branding.get(tenant).invoice_prefix, 'credit_note', year, sequence)
  const { account_id } = order
  const id = makeId(clock)
  const amounts = { net: decimalOf(parts.net), tax: decimalOf(parts.tax), total: decimalOf(total) }
  const note = { id, tenant, order_id, account_id, refund_id: refund_id ?? null, number, issued_at, currency, reason }
  await insertCreditNote(tx, { ...note, ...amounts })
  const changes = { number, total: amounts.total, currency }
  const about = { ...ofOrder(order_id, account_id), changes, reason }
  await audit(tx, { tenant, actor, actor_ip: null, action: 'credit_note_issued', ...about })
  await jobs.announce(tx, 'credit_note_issued', { tenant, order_id, credit_note_id: id })
  return { id, number }
}
