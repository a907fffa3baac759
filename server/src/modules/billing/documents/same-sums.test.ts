// @module-tag long
import { randomUUID } from 'node:crypto'
import {
  createOrder,
  getCreditNoteDocument,
  getOrder,
  getOrderDocument,
  listOrders,
} from '@foyer/contract/billing/endpoints.ts'
import { getSkuPrice } from '@foyer/contract/catalogue/endpoints.ts'
import { getDeliverable } from '@foyer/contract/licensing/endpoints.ts'
import { getStaffOrder } from '@foyer/contract/operator/order-endpoints.ts'
import { currencyFacts } from '@foyer/contract/vocabulary/currency-facts.ts'
import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { useFoyer } from '../../../../test/foyer.ts'
import { giveRefund, publishSku } from '../../../../test/licences.ts'
import { createStaff, type Staff } from '../../../../test/operators.ts'
import { openPdf } from '../../../../test/pdf.ts'
import { createPerson, type Person } from '../../../../test/people.ts'

/* All views of one purchase must show the same sums. They are calculated here a second time, in whole minor units. */

const foyer = useFoyer()
let staff: Staff
beforeAll(async () => {
  staff = await createStaff(foyer)
})

const currencies = ['EUR', 'USD', 'KRW', 'USDT', 'BTC'] as const satisfies readonly Currency[]
/** Tax at home, elsewhere in the EU, and outside it, where none is charged; in thousandths of a percent. */
const taxes = { DE: 19_000n, SE: 25_000n, FI: 25_500n, US: 0n } as const
/** How many prices are charged at once. */
const periods = { monthly: 1n, annually: 1n, hourly: 24n, one_time: 1n } as const

interface Purchase {
  readonly currency: (typeof currencies)[number]
  readonly country: keyof typeof taxes
  readonly period: keyof typeof periods
  /** Minor units of the price of one, and of one in a quantity above ten. */
  readonly unit: number
  readonly cheaper: number
  readonly quantity: number
  /** Thousandths of the remaining amount, refunded one after the other. */
  readonly refunds: readonly number[]
}

const purchases: fc.Arbitrary<Purchase> = fc.record({
  currency: fc.constantFrom(...currencies),
  country: fc.constantFrom(...(Object.keys(taxes) as (keyof typeof taxes)[])),
  period: fc.constantFrom(...(Object.keys(periods) as (keyof typeof periods)[])),
  unit: fc.oneof(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 100, max: 2000 })),
  cheaper: fc.integer({ min: 1, max: 99 }),
  quantity: fc.integer({ min: 1, max: 20 }),
  refunds: fc.array(fc.integer({ min: 1, max: 1000 }), { maxLength: 3 }),
})

/** Taxes of exactly half a cent, which are rounded to even. Random values rarely contain them. */
const halves: [Purchase][] = [2, 6].map((unit) => [
  { currency: 'EUR', country: 'SE', period: 'monthly', unit, cheaper: 1, quantity: 1, refunds: [500] },
])

const decimal = (minor: bigint, currency: Currency): string => {
  const { decimals } = currencyFacts[currency]
  const digits = String(minor).padStart(decimals + 1, '0')
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
}

/** Rounds half to even. */
const divided = (whole: bigint, by: bigint): bigint => {
  const [part, twice] = [whole / by, (whole % by) * 2n]
  return twice > by || (twice === by && part % 2n === 1n) ? part + 1n : part
}

const soldTo = async ({ currency, country }: Purchase): Promise<Person> =>
  createPerson(foyer, { country, currency, permissions: { store: true, create_trial: false } })

const publish = async ({ currency, period, unit, cheaper }: Purchase): Promise<string> => {
  const id = `sold-${randomUUID()}`
  const billing_terms = period === 'one_time' ? 'perpetual' : 'subscription'
  const tiers = [
    { from_quantity: 1, unit_price: decimal(BigInt(unit), currency) },
    { from_quantity: 11, unit_price: decimal(BigInt(cheaper), currency) },
  ]
  await publishSku(foyer, { id, currency, period, billing_terms, tiers })
  return id
}

/** The text of a document without white space, in which an amount is written like `19.00`, with commas for thousands. */
const textOf = async (base64: string): Promise<string> => {
  const page = await (await openPdf(Buffer.from(base64, 'base64'))).getPage(1)
  const { items } = await page.getTextContent()
  return items
    .map((item) => ('str' in item ? item.str : ''))
    .join('')
    .replaceAll(/[\s,]/gu, '')
}

const rowOf = async ({ client }: Person, number: string): Promise<Record<string, string>> => {
  const { bytes } = await client.send('GET', '/billing/api/v1/orders', { query: { format: 'csv' } })
  const cells = (line: string) => [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/gu)].map(([, cell = '']) => cell)
  const [columns = '', ...lines] = Buffer.from(bytes)
    .toString()
    .replace(/^\uFEFF/u, '')
    .split('\r\n')
  const row = cells(lines.find((line) => line.startsWith(number)) ?? '')
  return Object.fromEntries(cells(columns).map((name, at) => [name, row[at] ?? '']))
}

const isTold = (text: string, amounts: readonly bigint[], currency: Currency): void => {
  for (const amount of amounts) expect(text).toContain(currencyFacts[currency].symbol + decimal(amount, currency))
}

/** Refunds a paid invoice in parts, each a share of what is left. Returns their total. */
const giveBack = async (olga: Person, order_id: string, total: bigint, { currency, refunds }: Purchase) => {
  let left = total
  for (const share of refunds) {
    const part = (left * BigInt(share)) / 1000n
    if (part === 0n) continue
    await giveRefund(foyer, order_id, decimal(part, currency))
    left -= part
  }
  const beyond = decimal(left + 1n, currency)
  await expect(giveRefund(foyer, order_id, beyond)).rejects.toThrow('refund_too_large')
  const credited = Number(decimal(total - left, currency))
  const { credit_notes, ...order } = await olga.client.ask(getOrder, { params: { id: order_id } })
  expect(order.credited_amount).toBe(credited)
  const sum = credit_notes.reduce((all, { amount }) => all + amount, 0)
  expect(sum).toBeCloseTo(credited, currencyFacts[currency].decimals)
  const { refunded, refundable } = await staff.client.ask(getStaffOrder, { params: { id: order_id } })
  expect([refunded, refundable]).toEqual([credited, Number(decimal(left, currency))])
  expect(Number((await rowOf(olga, order.number))['credited_amount'])).toBe(credited)
  for (const { id, amount } of credit_notes.slice(0, 1)) {
    const { document } = await olga.client.ask(getCreditNoteDocument, { params: { order_id, id } })
    expect(await textOf(document)).toContain(amount.toFixed(currencyFacts[currency].decimals))
  }
}

it('BUY-18, BILL-09, BILL-14 a purchase has the same amounts in its quote, order, list, document, export, licence and refund', async () => {
  await fc.assert(
    fc.asyncProperty(purchases, async (purchase) => {
      const { currency, country, period, quantity } = purchase
      const unit = BigInt(quantity > 10 ? purchase.cheaper : purchase.unit) * periods[period]
      const net = unit * BigInt(quantity)
      const tax = divided(net * taxes[country], 100_000n)
      const total = net + tax
      const [wireNet, wireTax, wireTotal] = [net, tax, total].map((sum) => Number(decimal(sum, currency)))
      const [olga, sku_id] = [await soldTo(purchase), await publish(purchase)]

      const quote = await olga.client.ask(getSkuPrice, { params: { sku_id }, query: { quantity } })
      expect(quote).toMatchObject({ price: wireNet, tax_amount: wireTax, total: wireTotal, currency })
      const { id } = await olga.client.ask(createOrder, { body: { purpose: 'new', sku_id, quantity } })
      const order = await olga.client.ask(getOrder, { params: { id } })
      const sums = { net_amount: wireNet, tax_amount: wireTax, amount: wireTotal, currency }
      expect(order).toMatchObject(sums)
      expect(order.lines).toMatchObject([{ quantity, unit_price: Number(decimal(unit, currency)), amount: wireNet }])
      expect((await olga.client.ask(listOrders, {})).orders).toMatchObject([sums])
      const { document } = await olga.client.ask(getOrderDocument, { params: { order_id: id } })
      isTold(await textOf(document), [unit, net, tax, total], currency)
      const row = await rowOf(olga, order.number)
      expect([row['net_amount'], row['tax_amount'], row['amount']].map(Number)).toEqual([wireNet, wireTax, wireTotal])

      const transfer = { gateway: 'bank_transfer', transaction_id: id, reason: 'on the statement' } as const
      const about = { tenant: 'aurora', actor: 'operator:test', order_id: id }
      await foyer.modules.billing.recordPayment({ ...about, ...transfer })
      const { deliverable } = await olga.client.ask(getOrder, { params: { id } })
      const licence = await olga.client.ask(getDeliverable, { params: { id: deliverable?.id ?? '' } })
      expect(licence.price).toBe(Number(decimal(net / periods[period], currency)))
      await giveBack(olga, id, total, purchase)
    }),
    { numRuns: 25, examples: halves },
  )
})
