import { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { money } from '@foyer/contract/vocabulary/money.ts'
import * as z from 'zod'
import type { ActorCall } from '../../platform/http/call.ts'
import { formatMoney } from '../../platform/locale/format.ts'
import type { InvoiceData } from './invoice-document/invoice-data.ts'
import { renderInvoice } from './invoice-document/render-invoice.ts'
import { readableOrder } from './order-access.ts'
import type { OrderRow } from './order-store.ts'
import { billingPolicy } from './policy.ts'
import { partiesOf } from './present.ts'
import type { Services } from './services.ts'

const StoredLines = z.array(
  z.object({
    title: z.string(),
    detail: z.string().nullable(),
    quantity: z.number(),
    unit_price: z.string(),
    amount: z.string(),
  }),
)

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

const dataOf = ({ branding }: Services, order: OrderRow, locale: Locale): InvoiceData => {
  const brand = branding.get(order.tenant)
  const write = (decimal: string): string => formatMoney(money(decimal, Currency.parse(order.currency)), locale)
  return {
    locale,
    kind: order.paid_at === null ? 'invoice' : 'receipt',
    brand: { name: brand.name, primary_color: brand.colors.primary, logo_svg: null },
    number: order.number,
    issued_on: dayOf(order.created_at),
    due_on: order.due_on,
    paid_on: order.paid_at === null ? null : dayOf(order.paid_at),
    ...partiesOf(order),
    lines: StoredLines.parse(order.lines).map((line) => ({
      title: line.title,
      detail: line.detail,
      quantity: String(line.quantity),
      unit_price: write(line.unit_price),
      amount: write(line.amount),
    })),
    subtotal: write(order.net),
    tax_percent: String(Number(order.tax_percent)),
    tax_amount: write(order.tax),
    total: write(order.total),
    bank: order.paid_at === null ? (brand.gateways.bank_transfer ?? null) : null,
    payment_reference: order.number,
    notes: null,
  }
}

/** The order's PDF in base64, in its owner's language. Made from frozen rows, so it is the same every time. */
export const orderDocument =
  (services: Services) =>
  async (call: ActorCall, id: string): Promise<string> => {
    const data = await services.database.read(call.tenant, async (tx) => {
      const order = await readableOrder(services, tx, call, id, billingPolicy.getOrderDocument)
      const buyer = await services.account.get(tx, order.account_id)
      return dataOf(services, order, Locale.parse(buyer.locale))
    })
    return Buffer.from(await renderInvoice(data)).toString('base64')
  }
