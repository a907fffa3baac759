import { namesItself } from '@foyer/contract/billing/tax-number.ts'
import { renderSVG } from 'uqr'
import { writtenDay } from '../../../../platform/locale/format.ts'
import { isIban } from '../../payments/payment-code.ts'
import type { InvoiceBank, InvoiceData, InvoiceParty } from './invoice-data.ts'
import { type InvoiceTexts, invoiceTexts } from './texts.ts'

/** A label with its value. */
type Row = readonly [label: string, value: string]

const neutralColor = '#1f2933'

const filled = (texts: readonly (string | null)[]): string[] =>
  texts.filter((text): text is string => text !== null && text.trim() !== '')

const writtenTaxId = (taxId: string, texts: InvoiceTexts): string =>
  namesItself(taxId) ? taxId : `${texts.tax_id} ${taxId}`

const presentParty = (label: string, { legal_name, address_lines, tax_id }: InvoiceParty, texts: InvoiceTexts) => ({
  label,
  name: legal_name,
  lines: filled([...address_lines, tax_id ? writtenTaxId(tax_id, texts) : null]),
})

const presentFacts = (data: InvoiceData, texts: InvoiceTexts): Row[] => {
  const day = (label: string, value: string | null): Row[] =>
    value === null ? [] : [[label, writtenDay(value, data.locale)]]
  const label = data.kind === 'credit_note' ? texts.credits : texts.payment_reference
  const reference: Row[] = data.bank === null ? [[label, data.payment_reference]] : []
  const due = data.kind === 'quote' ? texts.valid_until : texts.due
  const text = (name: string, value: string | null): Row[] => (value === null ? [] : [[name, value]])
  const isAsked = data.cancelled_on === null && data.charged_on === null
  return [
    ...day(texts.issued, data.issued_on),
    ...day(texts.charged, data.charged_on),
    ...day(due, isAsked ? data.due_on : null),
    ...day(texts.paid, data.paid_on),
    ...text(texts.paid_by, data.paid_by),
    ...text(texts.buyer_reference, data.buyer_reference),
    ...text(texts.replaces, data.replaces),
    ...reference.filter(([, value]) => value.trim() !== ''),
  ]
}

const figureCaption = (
  { kind, due_on, charged_on, paid_on, cancelled_on, locale }: InvoiceData,
  texts: InvoiceTexts,
): string => {
  if (kind === 'credit_note') return texts.amount_credited
  if (kind === 'quote') return texts.amount_quoted.replace('{day}', () => writtenDay(due_on ?? '', locale))
  if (paid_on !== null) return texts.amount_paid_on.replace('{day}', () => writtenDay(paid_on, locale))
  if (cancelled_on !== null) return texts.amount_cancelled_on.replace('{day}', () => writtenDay(cancelled_on, locale))
  if (charged_on !== null) return texts.amount_charged_on.replace('{day}', () => writtenDay(charged_on, locale))
  if (due_on !== null) return texts.amount_due_by.replace('{day}', () => writtenDay(due_on, locale))
  return texts.amount_due
}

/** Without a frame of its own, since the page around it is white. */
const codeOf = (text: string | null): string => (text === null ? '' : renderSVG(text, { ecc: 'M', border: 0 }))

const presentBank = (
  bank: InvoiceBank,
  { payment_reference: reference, payment_code }: InvoiceData,
  texts: InvoiceTexts,
) => ({
  label: texts.bank_transfer,
  code: codeOf(payment_code),
  scan: texts.scan,
  rows: [
    [texts.account_holder, bank.account_holder],
    [texts.bank, bank.bank_name],
    // In countries without IBAN, account and bank have other names.
    [isIban(bank.iban) ? texts.iban : texts.account, bank.iban],
    [/^[A-Z]{6}/.test(bank.bic) ? texts.bic : texts.bank_code, bank.bic],
    [texts.payment_reference, reference],
  ] satisfies Row[],
})

/** Everything that the template prints, worded and in reading order. The template itself contains no language and no rules. */
export const presentInvoice = (data: InvoiceData) => {
  const texts = invoiceTexts[data.locale]
  const { brand, seller } = data
  return {
    locale: data.locale,
    brand: brand.name,
    color: /^#([\da-f]{3}){1,2}$/i.test(brand.primary_color) ? brand.primary_color : neutralColor,
    title: texts.title[data.kind],
    number: data.number,
    issued: data.issued_on.split('-').map(Number),
    facts: presentFacts(data, texts),
    buyer: presentParty(data.kind === 'quote' ? texts.quoted_to : texts.buyer, data.buyer, texts),
    seller: presentParty(texts.seller, seller, texts),
    figure: { caption: figureCaption(data, texts), amount: data.total },
    columns: [texts.description, texts.quantity, texts.price, texts.amount],
    lines: data.lines.map((line) => ({ ...line, detail: line.detail ?? '' })),
    totals: [
      [texts.subtotal, data.subtotal],
      [data.tax_label, data.tax_amount],
    ] satisfies Row[],
    total: [texts.total, data.total] satisfies Row,
    bank: data.bank && presentBank(data.bank, data, texts),
    tax_note: data.tax_note ?? '',
    notes: data.notes ?? '',
    footer: filled([seller.legal_name, seller.tax_id && writtenTaxId(seller.tax_id, texts)]).join(' · '),
    page: texts.page,
  }
}
