import { cardBrand } from '@foyer/contract/vocabulary/card-brand.ts'
import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { isNothing, money } from '@foyer/contract/vocabulary/money.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { formatInCode, formatMoney, formatRate, writtenDay } from '../../../platform/locale/format.ts'
import { providerOf } from '../letters/staff-notice.ts'
import { documentTexts } from '../locale/documents.ts'
import { texts } from '../locale/texts.ts'
import type { OrderRow } from '../orders/order-store.ts'
import { coveredPeriod, firstPeriod, prolongedPeriod } from '../orders/prolonged-period.ts'
import type { StoredTaxIn } from '../orders/tax-in.ts'
import { storedTaxNote, taxWords } from '../orders/tax-note.ts'
import { findAttempt } from '../payments/attempt-store.ts'
import type { PaymentRow } from '../payments/payment-store.ts'

/** A day inside a sentence; it never wraps. */
const wholeDay = (day: string, locale: Locale): string => writtenDay(day, locale).replaceAll(' ', '\u00a0')

/** How an order was paid, as its receipt says it: what stands on the buyer's own statement. */
export const paidBy = async (tx: Tx, payment: PaymentRow, locale: Locale): Promise<string> => {
  const { gateway, transaction_id, attempt_id, created_at } = payment
  const words = documentTexts[locale]
  if (gateway === 'bank_transfer') return words.bankTransfer(writtenDay(dayOf(created_at), locale), transaction_id)
  const attempt = attempt_id === null ? undefined : await findAttempt(tx, attempt_id)
  const { card_last_four = null, card_type = null } = attempt ?? {}
  if (card_last_four === null) return `${providerOf(gateway)}, ${transaction_id}`
  return `${card_type === null ? words.card : cardBrand(card_type)} •••• ${card_last_four}`
}

/**
 * A stopped licence is paid for from the day of the payment. Invoice and receipt say so, since the lines keep the days that were planned.
 */
const startedLate = (order: OrderRow, locale: Locale): string | null => {
  const period = prolongedPeriod(order)
  if (order.purpose !== 'prolong' || order.paid_at === null || period === undefined) return null
  const { starts_on, ends_on } = period
  if (starts_on === order.due_on) return null
  return texts[locale].startedLate(wholeDay(starts_on, locale), wholeDay(ends_on, locale))
}

/**
 * The period of a purchase, which begins with its payment: before it how long it is, and after it its days. The lines of renewals and raises
 * have their days, so only those of a stopped licence have something to add.
 */
export const periodNote = (order: OrderRow, locale: Locale): string | null => {
  if (order.purpose !== 'new') return startedLate(order, locale)
  const words = documentTexts[locale]
  const covered = coveredPeriod(order)
  if (covered !== null) return words.covers(wholeDay(covered.starts_on, locale), wholeDay(covered.ends_on, locale))
  const first = firstPeriod(order)
  return first === null ? null : words.begins[first]
}

/** What arrived, if it was less than the total and the rest was let go. */
export const settledShort = (payment: PaymentRow | undefined, locale: Locale): string | null => {
  if (payment === undefined || isNothing(payment.shortfall)) return null
  const write = (amount: string): string => formatMoney(money(amount, currencyOf(payment.currency)), locale)
  return texts[locale].settledShort(write(payment.amount), write(payment.shortfall))
}

/** Texts one below the other; null if there are none. */
export const joined = (parts: readonly (string | null)[]): string | null =>
  parts.filter((part) => part !== null).join('\n') || null

/** The tax in the currency of the seller's country, with its rate. */
const taxInNote = (stored: StoredTaxIn | null, invoiceCurrency: string, locale: Locale): string | null => {
  if (stored === null) return null
  const { currency, amount, rate, quoted, day, source } = stored
  const [one, other] = quoted === 'direct' ? [invoiceCurrency, currency] : [currency, invoiceCurrency]
  return documentTexts[locale].taxIn({
    currency,
    amount: formatInCode(amount, currency, locale),
    rate: `1 ${one} = ${formatRate(rate, locale)} ${other}`,
    source,
    day: writtenDay(day, locale),
  })
}

/** What has to be said about the tax: why there is none, and what it comes to in the currency of the seller's country. */
export const taxNoteOf = (
  order: Pick<OrderRow, 'tax_percent' | 'tax_note' | 'currency'>,
  taxIn: StoredTaxIn | null,
  locale: Locale,
): string | null =>
  joined([
    taxWords(order.tax_percent, storedTaxNote(order.tax_note), locale).tax_note,
    taxInNote(taxIn, order.currency, locale),
  ])
