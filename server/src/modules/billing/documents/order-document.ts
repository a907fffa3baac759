import type { OrderDocumentKind } from '@foyer/contract/billing/order.ts'
import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { dayOf } from '@foyer/contract/vocabulary/days.ts'
import { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { isNothing, money } from '@foyer/contract/vocabulary/money.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { failure } from '../../../platform/failure.ts'
import type { ActorCall, OperatorCall } from '../../../platform/http/call.ts'
import { formatMoney, formatNumber, writtenDay } from '../../../platform/locale/format.ts'
import type { MailFile } from '../../../platform/mail/enclosures.ts'
import { documentTexts } from '../locale/documents.ts'
import { texts } from '../locale/texts.ts'
import { type PlannedCharge, plannedCharge } from '../orders/charged-on.ts'
import { readableOrder } from '../orders/order-access.ts'
import { isOwed } from '../orders/order-rules.ts'
import type { OrderRow } from '../orders/order-store.ts'
import { findReplacements, type Replacements } from '../orders/replaced-store.ts'
import { storedLines } from '../orders/stored-lines.ts'
import { partIn, storedTaxIn } from '../orders/tax-in.ts'
import { storedTaxNote, taxWords } from '../orders/tax-note.ts'
import { bankAccountFor } from '../payments/bank-account-rules.ts'
import { paymentCode } from '../payments/payment-code.ts'
import { findPaymentOfOrder, type PaymentRow } from '../payments/payment-store.ts'
import { billingPolicy } from '../policy.ts'
import { partiesOf } from '../present.ts'
import { type CreditNoteRow, listCreditNotes } from '../refunds/credit-note-store.ts'
import type { Services } from '../services.ts'
import { orderForStaff } from '../staff/staff-order.ts'
import { fileNameOf } from './file-name.ts'
import type { InvoiceData } from './invoice/invoice-data.ts'
import { renderInvoice } from './invoice/render-invoice.ts'
import { invoiceTexts } from './invoice/texts.ts'
import { joined, paidBy, periodNote, settledShort, taxNoteOf } from './order-facts.ts'

type Write = (decimal: string) => string

const writerOf =
  (currency: string, locale: Locale): Write =>
  (decimal) =>
    formatMoney(money(decimal, currencyOf(currency)), locale)

/** The parts that all documents of an order share: its owner, the seller and the buyer. */
const frameOf = ({ branding }: Services, order: OrderRow, locale: Locale) => {
  const brand = branding.get(order.tenant)
  return {
    locale,
    brand: { name: brand.name, primary_color: brand.colors.primary, logo_svg: branding.logoSvg(order.tenant) },
    ...partiesOf(order),
    ...taxWords(order.tax_percent, storedTaxNote(order.tax_note), locale),
    payment_reference: order.number,
    buyer_reference: order.buyer_reference,
    replaces: null,
    paid_by: null,
  }
}

/** The automatic charge. After a declined one, somebody may have to pay by hand. */
const chargeOf = (services: Services, order: OrderRow): PlannedCharge | null =>
  order.attempt?.state === 'failed' ? null : plannedCharge(services, order)

/** The bank details, as long as money is owed and no card will be charged for it: a transfer as well would pay it twice. */
const bankOf = (
  { branding }: Services,
  order: OrderRow,
  charge: PlannedCharge | null,
): Pick<InvoiceData, 'bank' | 'payment_code'> => {
  const currency = currencyOf(order.currency)
  const account = bankAccountFor(branding.get(order.tenant).gateways.bank_transfer, currency)
  if (!isOwed(order) || charge !== null || account === undefined) return { bank: null, payment_code: null }
  const amount = money(order.total, currency)
  return { bank: account, payment_code: paymentCode({ ...account, amount, reference: order.number }) }
}

/** Throws 404 for the receipt of an unpaid order. */
const kindOf = ({ paid_at }: OrderRow, asked: OrderDocumentKind | undefined): OrderDocumentKind => {
  if (asked === 'receipt' && paid_at === null) throw failure('not_found')
  return asked ?? (paid_at === null ? 'invoice' : 'receipt')
}

interface Around {
  readonly replacements: Replacements
  readonly payment: PaymentRow | undefined
  readonly paid_by: string | null
}

/** Further remarks. */
const notesOf = (
  order: OrderRow,
  { replacements: { replaced_by }, payment }: Around,
  charge: PlannedCharge | null,
  locale: Locale,
): string | null => {
  if (order.cancelled_at !== null)
    return joined([
      texts[locale].cancelled,
      replaced_by === null ? null : documentTexts[locale].replacedBy(replaced_by.number),
    ])
  const charged =
    charge === null ? null : texts[locale].noTransfer(charge.card.card_last_four, writtenDay(charge.day, locale))
  return joined([charged, periodNote(order, locale), settledShort(payment, locale)])
}

const invoiceOf = (
  services: Services,
  order: OrderRow,
  around: Around,
  kind: OrderDocumentKind,
  locale: Locale,
): InvoiceData => {
  const write = writerOf(order.currency, locale)
  const charge = chargeOf(services, order)
  return {
    ...frameOf(services, order, locale),
    ...bankOf(services, order, charge),
    tax_note: taxNoteOf(order, storedTaxIn(order.tax_in), locale),
    replaces: around.replacements.replaces?.number ?? null,
    paid_by: around.paid_by,
    kind,
    number: order.number,
    issued_on: dayOf(order.created_at),
    due_on: order.due_on,
    charged_on: charge?.day ?? null,
    paid_on: order.paid_at === null ? null : dayOf(order.paid_at),
    cancelled_on: order.cancelled_at === null ? null : dayOf(order.cancelled_at),
    lines: storedLines(order).map((line) => ({
      title: line.title,
      detail: line.detail,
      quantity: formatNumber(String(line.quantity), locale),
      unit_price: write(line.unit_price),
      amount: write(line.amount),
    })),
    subtotal: write(order.net),
    tax_amount: write(order.tax),
    total: write(order.total),
    notes: notesOf(order, around, charge, locale),
  }
}

const creditNoteOf = (services: Services, order: OrderRow, note: CreditNoteRow, locale: Locale): InvoiceData => {
  const write = writerOf(note.currency, locale)
  const tax = money(note.tax, currencyOf(note.currency))
  const title = invoiceTexts[locale].credit_line.replace('{number}', () => order.number)
  return {
    ...frameOf(services, order, locale),
    tax_note: taxNoteOf(order, partIn(storedTaxIn(order.tax_in), tax), locale),
    kind: 'credit_note',
    number: note.number,
    issued_on: dayOf(note.issued_at),
    due_on: null,
    charged_on: null,
    paid_on: null,
    cancelled_on: null,
    lines: [{ title, detail: note.reason, quantity: '1', unit_price: write(note.net), amount: write(note.net) }],
    subtotal: write(note.net),
    tax_amount: write(note.tax),
    total: write(note.total),
    bank: null,
    payment_code: null,
    notes: null,
  }
}

type FindOrder = (tx: Tx) => Promise<OrderRow>
type Compose = (tx: Tx, order: OrderRow, locale: Locale) => Promise<InvoiceData>

/** Drawn after the transaction, since the layout takes a while, and in the language of the order's owner. */
const print = async (services: Services, tenant: string, find: FindOrder, compose: Compose) => {
  const data = await services.database.read(tenant, async (tx) => {
    const order = await find(tx)
    // A free order has no document.
    if (isNothing(order.total)) throw failure('not_found')
    const buyer = await services.account.get(tx, order.account_id)
    return compose(tx, order, Locale.parse(buyer.locale))
  })
  return { number: data.number, pdf: await renderInvoice(data) }
}

const draw = async (services: Services, tenant: string, find: FindOrder, compose: Compose): Promise<string> =>
  Buffer.from((await print(services, tenant, find, compose)).pdf).toString('base64')

const composeInvoice =
  (services: Services, kind: OrderDocumentKind | undefined): Compose =>
  async (tx, order, locale) => {
    const [replacements, payment] = await Promise.all([
      findReplacements(tx, order),
      order.paid_at === null ? undefined : findPaymentOfOrder(tx, order.id),
    ])
    const paid_by = payment === undefined ? null : await paidBy(tx, payment, locale)
    return invoiceOf(services, order, { replacements, payment, paid_by }, kindOf(order, kind), locale)
  }

const composeCreditNote =
  (services: Services, id: string): Compose =>
  async (tx, order, locale) => {
    const note = (await listCreditNotes(tx, order.id)).find((one) => one.id === id)
    if (note === undefined) throw failure('not_found')
    return creditNoteOf(services, order, note, locale)
  }

/** The order's PDF in base64. It is made from frozen rows; only the way of paying can change it. */
export const orderDocument =
  (services: Services) =>
  (call: ActorCall, id: string, kind?: OrderDocumentKind): Promise<string> =>
    draw(
      services,
      call.tenant,
      (tx) => readableOrder(services, tx, call, id, billingPolicy.getOrderDocument),
      composeInvoice(services, kind),
    )

/** The PDF of a credit note of the order. */
export const creditNoteDocument =
  (services: Services) =>
  (call: ActorCall, orderId: string, id: string): Promise<string> =>
    draw(
      services,
      call.tenant,
      (tx) => readableOrder(services, tx, call, orderId, billingPolicy.getCreditNoteDocument),
      composeCreditNote(services, id),
    )

/** The same documents that customers get, for staff. */
export const documentForStaff =
  (services: Services) =>
  ({ tenant }: OperatorCall, id: string, kind?: OrderDocumentKind): Promise<string> =>
    draw(services, tenant, (tx) => orderForStaff(tx, id), composeInvoice(services, kind))

export const creditNoteForStaff =
  (services: Services) =>
  ({ tenant }: OperatorCall, orderId: string, id: string): Promise<string> =>
    draw(services, tenant, (tx) => orderForStaff(tx, orderId), composeCreditNote(services, id))

const fileOf = ({ number, pdf }: Awaited<ReturnType<typeof print>>): MailFile => ({
  name: `${fileNameOf(number)}.pdf`,
  content: pdf,
})

/** The same for letters, which decide by their address who gets them. */
export const orderForLetter = async (
  services: Services,
  tenant: string,
  id: string,
  kind?: OrderDocumentKind,
): Promise<MailFile> =>
  fileOf(await print(services, tenant, (tx) => orderForStaff(tx, id), composeInvoice(services, kind)))

export const creditNoteForLetter = async (
  services: Services,
  tenant: string,
  orderId: string,
  id: string,
): Promise<MailFile> =>
  fileOf(await print(services, tenant, (tx) => orderForStaff(tx, orderId), composeCreditNote(services, id)))
