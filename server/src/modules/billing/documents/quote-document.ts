import { createHash } from 'node:crypto'
import type { QuoteDocument } from '@foyer/contract/billing/quote.ts'
import type { PurchaseQuote, Sku } from '@foyer/contract/catalogue/sku.ts'
import { priceCap } from '@foyer/contract/vocabulary/constants.ts'
import { dayMs, dayOf } from '@foyer/contract/vocabulary/days.ts'
import { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { fromWire } from '@foyer/contract/vocabulary/money.ts'
import { failure } from '../../../platform/failure.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { formatMoney, formatNumber } from '../../../platform/locale/format.ts'
import type { Account } from '../../account/index.ts'
import { buyerOf } from '../orders/party-rules.ts'
import { taxWords } from '../orders/tax-note.ts'
import type { Services } from '../services.ts'
import type { InvoiceData } from './invoice/invoice-data.ts'
import { renderInvoice } from './invoice/render-invoice.ts'
import { invoiceTexts } from './invoice/texts.ts'

/** How long the vendor is bound by a quoted price. */
const validDays = 30

interface Wish {
  readonly sku: Sku
  readonly quote: PurchaseQuote
  readonly buyer: Account
  readonly number: string
  readonly day: string
  readonly valid_until: string
}

/** The same request on the same day gives the same number, so quotes need not be stored. */
const numberOf = (prefix: string, day: string, wish: readonly (string | number)[]): string => {
  const mark = createHash('sha256').update(wish.join(' ')).digest('hex').slice(0, 5).toUpperCase()
  return `${prefix}-Q-${day.replaceAll('-', '')}-${mark}`
}

const invoiceDataOf = ({ branding, portalUrl }: Services, tenant: string, wish: Wish): InvoiceData => {
  const { sku, quote, buyer, number, day, valid_until } = wish
  const locale = Locale.parse(buyer.locale)
  const brand = branding.get(tenant)
  const texts = invoiceTexts[locale]
  const write = (amount: number): string => formatMoney(fromWire(amount, quote.currency), locale)
  return {
    locale,
    kind: 'quote',
    brand: { name: brand.name, primary_color: brand.colors.primary, logo_svg: branding.logoSvg(tenant) },
    number,
    issued_on: day,
    due_on: valid_until,
    charged_on: null,
    paid_on: null,
    cancelled_on: null,
    seller: brand.seller,
    buyer: buyerOf(buyer),
    lines: [
      {
        title: sku.name,
        detail: texts.quoted_period[sku.period],
        quantity: formatNumber(String(quote.quantity), locale),
        unit_price: write(quote.unit_price),
        amount: write(quote.price),
      },
    ],
    subtotal: write(quote.price),
    ...taxWords(String(quote.tax), branding.taxNote(tenant, buyer.country), locale),
    tax_amount: write(quote.tax_amount),
    total: write(quote.total),
    bank: null,
    payment_reference: '',
    buyer_reference: null,
    replaces: null,
    paid_by: null,
    payment_code: null,
    notes: texts.quote_notes.replace('{url}', () => portalUrl(tenant)),
  }
}

/**
 * A quote as a PDF in the caller's language: the price of `quantity` of a SKU as the purchase page shows it, binding for
 * 30 days. Throws 422 if the quantity is below the minimum or sold only on request. Stores nothing.
 */
export const quoteDocument =
  (services: Services) =>
  async (call: ActorCall, skuId: string, quantity: number): Promise<QuoteDocument> => {
    const { catalogue, clock, database, account, branding } = services
    const { tenant, actor } = call
    const sku = await catalogue.read(call, skuId)
    const quote = await catalogue.quote(call, skuId, quantity)
    if (quote.price > priceCap)
      throw failure('price_above_cap', { parameter: 'quantity', meta: { price_cap: priceCap } })
    const buyer = await database.read(tenant, (tx) => account.get(tx, actor.account_id))
    const now = clock.now()
    const day = dayOf(now)
    const valid_until = dayOf(new Date(now.getTime() + validDays * dayMs))
    const number = numberOf(branding.get(tenant).invoice_prefix, day, [
      actor.account_id,
      skuId,
      quantity,
      quote.total,
      quote.currency,
    ])
    const pdf = await renderInvoice(invoiceDataOf(services, tenant, { sku, quote, buyer, number, day, valid_until }))
    return { number, valid_until, document: Buffer.from(pdf).toString('base64') }
  }
