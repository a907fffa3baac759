import { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { gateways } from '@foyer/contract/vocabulary/gateway.ts'
import { add, compare, decimalOf, isNothing, isPositive, type Money, money } from '@foyer/contract/vocabulary/money.ts'
import * as z from 'zod'
import { auditedBySystem } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { makeId } from '../../../platform/ids.ts'
import { day, decimal, externalId, line, moment, text } from '../../../platform/imports/cells.ts'
import {
  createSieve,
  type Fault,
  type ImportKind,
  type ImportRun,
  licenceFault,
  type Line,
  repeated,
} from '../../../platform/imports/imports.ts'
import { type Account, findImportedCustomers, type ImportedCustomers } from '../../account/index.ts'
import { insertPaymentsUnlessBooked } from '../payments/attempt-store.ts'
import type { Services } from '../services.ts'
import type { Buyer } from './buyer.ts'
import { isOwnNumber } from './order-rules.ts'
import { insertOrdersUnlessNumbered, type NewOrderRow } from './order-store.ts'
import { buyerOf } from './party-rules.ts'

const InvoiceLine = z.object({
  id: externalId,
  customer: externalId,
  number: line(60),
  description: line(500),
  issued_at: moment,
  due_on: z.exactOptional(day),
  currency: Currency,
  net: decimal,
  tax_percent: z.string().regex(/^\d{1,2}(?:\.\d{1,3})?$/, 'expected a percentage such as 19 or 8.875'),
  tax: decimal,
  total: decimal,
  licence: z.exactOptional(externalId),
  buyer_name: z.exactOptional(line(200)),
  buyer_address: z.exactOptional(text(1000)),
  buyer_tax_id: z.exactOptional(line(50)),
  paid_at: z.exactOptional(moment),
  payment_gateway: z.enum(gateways).default('bank_transfer'),
  payment_reference: z.exactOptional(line(200)),
  cancelled_at: z.exactOptional(moment),
})
type InvoiceLine = z.output<typeof InvoiceLine>

const numbered: Fault<InvoiceLine> = ['number', 'stands on another invoice']
const booked: Fault<InvoiceLine> = ['payment_reference', 'is booked for another invoice']

/** A licence as an invoice names it. Licences were imported before, so their owners are known. */
interface Licence {
  readonly id: string
  readonly account_id: string
  readonly human_id: string
  readonly name: string
}

export interface InvoiceImportNeeds extends Pick<Services, 'clock' | 'audit' | 'branding'> {
  readonly findLicences: (tx: Tx, names: readonly string[]) => Promise<ReadonlyMap<string, Licence>>
}

interface Surroundings {
  readonly prefix: string
  readonly year: number
  readonly customers: ImportedCustomers
  readonly licences: ReadonlyMap<string, Licence>
}

const amountColumns = ['net', 'tax', 'total'] as const

type Amounts = Readonly<Record<(typeof amountColumns)[number], Money>>

/** The amounts exactly as they are written, or what is wrong with them. */
const amountsOf = (row: InvoiceLine): Amounts | Fault<InvoiceLine> => {
  const amounts: Partial<Record<(typeof amountColumns)[number], Money>> = {}
  for (const column of amountColumns)
    try {
      amounts[column] = money(row[column], row.currency)
    } catch {
      return [column, `is finer than ${row.currency} allows`]
    }
  const { net, tax, total } = amounts
  if (net === undefined || tax === undefined || total === undefined || compare(add(net, tax), total) !== 0)
    return ['total', 'is not net and tax together']
  if (total.minor < 0n || net.minor < 0n) return ['total', 'expected zero or more: credit notes are not imported']
  return { net, tax, total }
}

const isFault = (result: Amounts | Fault<InvoiceLine>): result is Fault<InvoiceLine> => Array.isArray(result)

/** How the books identify a payment. One transfer may have paid several invoices, so the invoice's number is part of it. */
const transactionOf = ({ payment_gateway, payment_reference, number }: InvoiceLine): string => {
  if (payment_reference === undefined) return number
  return payment_gateway === 'bank_transfer' ? `${payment_reference} (${number})` : payment_reference
}

const moneyFaults = (row: InvoiceLine): (Fault<InvoiceLine> | null)[] => {
  const amounts = amountsOf(row)
  if (isFault(amounts)) return [amounts]
  const { paid_at, cancelled_at, payment_gateway, payment_reference } = row
  return [
    paid_at !== undefined && cancelled_at !== undefined ? ['cancelled_at', 'what was paid is not cancelled'] : null,
    paid_at === undefined && !isPositive(amounts.total) ? ['paid_at', 'is missing: nothing is owed for nothing'] : null,
    payment_reference !== undefined && paid_at === undefined ? ['paid_at', 'is missing: a payment is named'] : null,
    payment_gateway !== 'bank_transfer' && payment_reference === undefined
      ? ['payment_reference', 'is missing: the provider’s own id of the payment']
      : null,
  ]
}

const faultsOf = (row: InvoiceLine, surroundings: Surroundings): (Fault<InvoiceLine> | null)[] => {
  const { prefix, year, customers, licences } = surroundings
  const customer = customers.get(row.customer)
  const licence = row.licence === undefined ? undefined : licences.get(row.licence)
  return [
    customers.faultOf(row.customer),
    licenceFault(row.licence, licence, customer),
    isOwnNumber(row.number, prefix, year)
      ? ['number', `belongs to Foyer’s own series: give the brand another invoice_prefix than ${prefix}`]
      : null,
    ...moneyFaults(row),
  ]
}

const buyerIn = (row: InvoiceLine, customer: Account): Buyer => {
  const { legal_name, address_lines, tax_id, country } = buyerOf(customer)
  return {
    legal_name: row.buyer_name ?? legal_name,
    address_lines: row.buyer_address?.split(/\r?\n/).filter((part) => part.trim() !== '') ?? address_lines,
    tax_id: row.buyer_tax_id ?? tax_id,
    country,
  }
}

interface Made {
  readonly line: Line<InvoiceLine>
  readonly order: NewOrderRow & { readonly id: string }
  readonly row: InvoiceLine
}

const orderRow = (
  { clock, branding }: InvoiceImportNeeds,
  tenant: string,
  row: InvoiceLine,
  customer: Account,
  licence: Licence | undefined,
  { net, tax, total }: Amounts,
): Made['order'] => ({
  id: makeId(clock),
  tenant,
  account_id: customer.id,
  number: row.number,
  purpose: 'custom',
  description: row.description,
  created_at: row.issued_at,
  due_on: row.due_on ?? null,
  paid_at: row.paid_at ?? null,
  cancelled_at: row.cancelled_at ?? null,
  currency: row.currency,
  net: decimalOf(net),
  tax_percent: row.tax_percent,
  tax: decimalOf(tax),
  total: decimalOf(total),
  gateway: row.paid_at === undefined ? null : row.payment_gateway,
  deliverable_id: licence?.id ?? null,
  deliverable_human_id: licence?.human_id ?? null,
  deliverable_name: licence?.name ?? null,
  seller: JSON.stringify(branding.get(tenant).seller),
  buyer: JSON.stringify(buyerIn(row, customer)),
  lines: JSON.stringify([
    { title: row.description, detail: null, quantity: 1, unit_price: decimalOf(net), amount: decimalOf(net) },
  ]),
  actions: JSON.stringify([{ command: 'custom', description: row.description, data: {} }]),
  imported: true,
})

const paymentRow = (clock: Services['clock'], { order, row }: Made) => ({
  id: makeId(clock),
  tenant: order.tenant,
  order_id: order.id,
  account_id: order.account_id,
  amount: order.total,
  currency: order.currency,
  created_at: row.paid_at ?? row.issued_at,
  recorded_at: clock.now(),
  gateway: row.payment_gateway,
  transaction_id: transactionOf(row),
  description: row.description,
})

const surroundingsOf = async (
  { branding, findLicences }: InvoiceImportNeeds,
  tx: Tx,
  { tenant, now }: ImportRun,
  lines: readonly Line<InvoiceLine>[],
): Promise<Surroundings> => {
  const rows = lines.map(({ row }) => row)
  return {
    prefix: branding.get(tenant).invoice_prefix,
    year: now.getUTCFullYear(),
    customers: await findImportedCustomers(
      tx,
      rows.map(({ customer }) => customer),
    ),
    licences: await findLicences(
      tx,
      rows.flatMap(({ licence }) => licence ?? []),
    ),
  }
}

/**
 * Imports invoices of the vendor's former system under their own numbers, without using numbers of Foyer's series. A paid one gets its
 * payment. Paying an open one later delivers nothing by itself.
 */
export const importInvoices = (needs: InvoiceImportNeeds): ImportKind<InvoiceLine> => ({
  name: 'invoices',
  schema: InvoiceLine,
  take: async (tx, run, lines) => {
    const { clock, audit } = needs
    const { tenant } = run
    const { refusals, passes } = createSieve<InvoiceLine>()
    const surroundings = await surroundingsOf(needs, tx, run, lines)
    const numberTwice = repeated(lines, ({ number }) => number)
    const paidTwice = repeated(lines, (row) =>
      row.paid_at === undefined ? undefined : `${row.payment_gateway} ${transactionOf(row)}`,
    )
    const fit = lines.flatMap((line): Made[] => {
      const { row } = line
      const fits = passes(line, [
        ...faultsOf(row, surroundings),
        numberTwice.has(line.line) ? numbered : null,
        paidTwice.has(line.line) ? booked : null,
      ])
      const customer = surroundings.customers.get(row.customer)
      const amounts = amountsOf(row)
      if (!fits || customer === undefined || isFault(amounts)) return []
      const licence = row.licence === undefined ? undefined : surroundings.licences.get(row.licence)
      return [{ line, row, order: orderRow(needs, tenant, row, customer, licence, amounts) }]
    })
    // The insert itself tells which numbers and payments exist already.
    const written = await insertOrdersUnlessNumbered(
      tx,
      fit.map(({ order }) => order),
    )
    const made = fit.filter(({ line, order }) => passes(line, [written.has(order.id) ? null : numbered]))
    const paid = made.filter(({ row, order }) => row.paid_at !== undefined && !isNothing(String(order.total)))
    const received = await insertPaymentsUnlessBooked(
      tx,
      paid.map((one) => paymentRow(clock, one)),
    )
    for (const { line, order } of paid) passes(line, [received.has(order.id) ? null : booked])
    const about = { ...auditedBySystem(tenant), action: 'order_issued', object_type: 'order' }
    await audit(
      tx,
      made.map(({ order: { id, account_id, number, total, currency } }) => ({
        ...about,
        object_id: id,
        account_id,
        reason: 'import',
        changes: { number, total, currency },
      })),
    )
    return { written: new Map(made.map(({ row, order }) => [row.id, order.id])), refusals }
  },
})
