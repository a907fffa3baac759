import { decimalOf, type Money } from '@foyer/contract/vocabulary/money.ts'
import type { FastifyPluginAsync } from 'fastify'
import type { Gateway, Queryable, SandboxOptions } from './options.ts'

/** Money that a provider captured or refunded. Ids are the provider's; order and attempt are what Foyer sent. */
export interface LedgerEntry {
  readonly id: string
  readonly gateway: Gateway
  readonly order_id: string | null
  readonly attempt_id: string | null
  readonly amount: Money
  readonly at: Date
}

const valuesOf = ({ id, gateway, order_id, attempt_id, amount, at }: LedgerEntry) => [
  id,
  gateway,
  order_id,
  attempt_id,
  decimalOf(amount),
  amount.currency,
  at,
]

/** Records a capture, in the provider's own transaction. */
export const recordCapture = async (client: Queryable, capture: LedgerEntry): Promise<void> => {
  await client.query(
    `insert into sandbox.capture (id, gateway, order_id, attempt_id, amount, currency, at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    valuesOf(capture),
  )
}

/** Records a refund of a capture. */
export const recordRefund = async (
  client: Queryable,
  refund: LedgerEntry & { readonly capture_id: string },
): Promise<void> => {
  await client.query(
    `insert into sandbox.refund (id, gateway, order_id, attempt_id, amount, currency, at, capture_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [...valuesOf(refund), refund.capture_id],
  )
}

interface LedgerRow {
  readonly amount: string
  readonly at: string
}

const present = <Row extends LedgerRow>(row: Row) => ({
  ...row,
  amount: Number(row.amount),
  at: new Date(row.at).toISOString(),
})

/** `GET /ledger`: every capture and refund of all providers, oldest first. */
export const ledger =
  ({ pool }: SandboxOptions): FastifyPluginAsync =>
  async (app) => {
    app.route({
      method: 'GET',
      url: '/ledger',
      handler: async () => {
        const captures = await pool.query<LedgerRow>(
          `select id, gateway, order_id, attempt_id, amount::text, currency, at
           from sandbox.capture order by row_number`,
        )
        const refunds = await pool.query<LedgerRow>(
          `select id, capture_id, gateway, order_id, attempt_id, amount::text, currency, at
           from sandbox.refund order by row_number`,
        )
        return { captures: captures.rows.map(present), refunds: refunds.rows.map(present) }
      },
    })
  }
