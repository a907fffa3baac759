import { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { decimalOf, type Money, money } from '@foyer/contract/vocabulary/money.ts'
import { recordCapture, recordRefund } from './ledger.ts'
import type { Gateway, Queryable } from './options.ts'
import type { ProviderContext } from './provider-api.ts'

export type SaleStatus = 'open' | 'waiting' | 'completed' | 'declined' | 'refunded' | 'partially_refunded'

export type Facts = Readonly<Record<string, string>>

/** A payment as a provider knows it, from checkout to completion. */
export interface Sale {
  readonly id: string
  readonly gateway: Gateway
  readonly reference: string
  readonly order_id: string | null
  readonly status: SaleStatus
  readonly amount: string
  readonly refunded: string
  readonly currency: string
  readonly facts: Facts
  readonly at: Date
}

const columns = 'id::text, gateway, reference, order_id, status, amount::text, refunded::text, currency, facts, at'

interface PastSale {
  readonly gateway: Gateway
  readonly transaction_id: string
  readonly order_id: string
  readonly amount: Money
  readonly description: string
  readonly email: string
  readonly at: Date
}

type NewSale = Omit<Sale, 'id' | 'refunded' | 'at' | 'gateway'>

export const insertSale = async ({ client, gateway, now }: ProviderContext, sale: NewSale): Promise<Sale> => {
  const { rows } = await client.query<Sale>(
    `insert into sandbox.sale (gateway, reference, order_id, status, amount, currency, facts, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${columns}`,
    [gateway, sale.reference, sale.order_id, sale.status, sale.amount, sale.currency, JSON.stringify(sale.facts), now],
  )
  const [row] = rows
  if (row === undefined) throw new Error('unreachable: an insert returns its row')
  return row
}

/**
 * Adds a sale from before this sandbox, with the number that the shop knows: `5000001`, or `5000001-5000001` for
 * compound order numbers.
 */
export const insertPastSale = async (
  client: Queryable,
  { gateway, transaction_id, order_id, amount, description, email, at }: PastSale,
): Promise<void> => {
  const [id = ''] = transaction_id.split('-')
  await client.query(
    `insert into sandbox.sale (id, gateway, reference, order_id, status, amount, currency, facts, at)
     overriding system value values ($1, $2, $3, $4, 'completed', $5, $6, $7, $8)`,
    [id, gateway, order_id, order_id, decimalOf(amount), amount.currency, JSON.stringify({ description, email }), at],
  )
  await recordCapture(client, { id: `${gateway}_${id}`, gateway, order_id, attempt_id: null, amount, at })
}

/** Finds a sale, by default without locking it. */
export const readSale = async (
  client: Queryable,
  gateway: Gateway,
  id: string,
  lock: 'for update' | '' = '',
): Promise<Sale | undefined> => {
  if (!/^\d{1,15}$/.test(id)) return undefined
  const { rows } = await client.query<Sale>(
    `select ${columns} from sandbox.sale where gateway = $1 and id = $2 ${lock}`,
    [gateway, id],
  )
  return rows[0]
}

export const findSale = (client: Queryable, gateway: Gateway, id: string): Promise<Sale | undefined> =>
  readSale(client, gateway, id, 'for update')

/** The latest sale with this reference. */
export const findSaleOf = async (client: Queryable, gateway: Gateway, reference: string): Promise<Sale | undefined> => {
  const { rows } = await client.query<Sale>(
    `select ${columns} from sandbox.sale where gateway = $1 and reference = $2 order by id desc limit 1`,
    [gateway, reference],
  )
  return rows[0]
}

export const listSales = async (
  client: Queryable,
  gateway: Gateway,
  { from, to, offset = 0, limit = 100 }: { from?: string; to?: string; offset?: number; limit?: number } = {},
): Promise<Sale[]> => {
  const { rows } = await client.query<Sale>(
    `select ${columns} from sandbox.sale
     where gateway = $1 and status not in ('open', 'waiting') and at >= coalesce($2::timestamptz, '-infinity')
       and at <= coalesce($3::timestamptz, 'infinity')
     order by id desc offset $4 limit $5`,
    [gateway, from ?? null, to ?? null, offset, limit],
  )
  return rows
}

export const updateSale = async (
  client: Queryable,
  id: string,
  status: SaleStatus,
  facts: Facts = {},
): Promise<void> => {
  await client.query('update sandbox.sale set status = $2, facts = (facts::jsonb || $3::jsonb)::json where id = $1', [
    id,
    status,
    JSON.stringify(facts),
  ])
}

export const moneyOfSale = ({ amount, currency }: Pick<Sale, 'amount' | 'currency'>): Money =>
  money(amount, Currency.parse(currency))

/** Captures the payment: completes the sale and records it in the ledger. */
export const capture = async (
  { client, gateway, now }: ProviderContext,
  sale: Sale,
  facts: Facts = {},
): Promise<void> => {
  await updateSale(client, sale.id, 'completed', facts)
  await recordCapture(client, {
    id: `${gateway}_${sale.id}`,
    gateway,
    order_id: sale.order_id,
    attempt_id: sale.reference,
    amount: moneyOfSale(sale),
    at: now,
  })
}

/** Refunds part of a completed sale. Returns a sale with the refund's own number, or undefined if less than the amount is left. */
export const giveBack = async (context: ProviderContext, sale: Sale, amount: Money): Promise<Sale | undefined> => {
  const { client, gateway, now } = context
  const total = moneyOfSale(sale)
  const before = money(sale.refunded, total.currency)
  const after = before.minor + amount.minor
  if (amount.currency !== total.currency || amount.minor <= 0n || after > total.minor) return undefined
  if (!['completed', 'partially_refunded'].includes(sale.status)) return undefined
  const status = after === total.minor ? 'refunded' : 'partially_refunded'
  const refund = await insertSale(context, {
    reference: `refund of ${sale.id}`,
    order_id: sale.order_id,
    status: 'completed',
    amount: decimalOf(amount),
    currency: sale.currency,
    facts: { refund_of: sale.id },
  })
  await client.query('update sandbox.sale set refunded = $2, status = $3 where id = $1', [
    sale.id,
    decimalOf({ minor: after, currency: total.currency }),
    status,
  ])
  await recordRefund(client, {
    id: `${gateway}_${refund.id}`,
    capture_id: `${gateway}_${sale.id}`,
    gateway,
    order_id: sale.order_id,
    attempt_id: sale.reference,
    amount,
    at: now,
  })
  return refund
}
