import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import * as z from 'zod'
import type { CircuitBreaker } from '../circuit-breaker.ts'
import { callProvider, type Said } from '../provider-call.ts'

export interface PaddleSettings {
  readonly vendor_id: string
  readonly vendor_auth_code: string
  /** PEM from the dashboard; alerts are verified with it. */
  readonly public_key: string
  /** The product whose price each payment sets. */
  readonly product_id: string
  /** The plans that renewals subscribe to, by the length of their periods in months. */
  readonly plans: ReadonlyMap<number, string>
  readonly api_url: string
  /** The currencies that Paddle sells in. */
  readonly currencies: readonly Currency[]
  /** If set, Paddle wants a price in it, so nothing is sold in other currencies. A second price would let customers pay another sum. */
  readonly balance_currency?: Currency | undefined
}

const Problem = z.object({ code: z.number().nullish(), message: z.string() })

const decimal = z.union([z.string(), z.number().transform(String)])

export const PayLink = z.object({
  success: z.boolean(),
  response: z.object({ url: z.url() }).optional(),
  error: Problem.optional(),
})

export const Done = z.object({
  success: z.boolean(),
  error: Problem.optional(),
})

const Transaction = z.object({
  /** A number for a single sale, a text for a subscription's. */
  order_id: z.union([z.string(), z.int().transform(String)]),
  status: z.string(),
  amount: decimal,
  currency: z.string(),
  passthrough: z.string().nullish(),
  receipt_url: z.string().nullish(),
  created_at: z.string(),
  refunded: decimal.nullish(),
})
export type Transaction = z.output<typeof Transaction>

const Transactions = z.object({ success: z.boolean(), response: z.array(Transaction).optional() })

export type Ask = <S extends z.ZodType>(
  path: string,
  fields: Readonly<Record<string, string>>,
  schema: S,
) => Promise<Said<z.output<S>>>

/** The API: forms that contain the vendor's code. */
export const paddleApi =
  ({ vendor_id, vendor_auth_code, api_url }: PaddleSettings, line: CircuitBreaker): Ask =>
  (path, fields, schema) =>
    callProvider(
      {
        line,
        url: api_url + path,
        body: new URLSearchParams({ vendor_id, vendor_auth_code, ...fields }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
      schema,
    )

/** Pages of a product's transactions, newest first. This is as far back as any shop looks. */
const pagesAtMost = 50

/**
 * The matching transactions, reading on as long as `more` says of a page that older ones may match; null if the provider did not answer.
 */
export const listTransactions = async (
  ask: Ask,
  product: string,
  isWanted: (transaction: Transaction) => boolean,
  since: Date,
): Promise<Transaction[] | null> => {
  const found: Transaction[] = []
  for (let page = 1; page <= pagesAtMost; page += 1) {
    const said = await ask(`/2.0/product/${product}/transactions`, { page: String(page) }, Transactions)
    if (said.kind !== 'answer' || !said.answer.success) return null
    const rows = said.answer.response ?? []
    found.push(...rows.filter(isWanted))
    const oldest = rows.at(-1)
    if (oldest === undefined || momentOf(oldest) < since) return found
  }
  return found
}

/** One transaction; undefined if the provider did not answer or does not know it. */
export const findTransaction = async (ask: Ask, orderId: string): Promise<Transaction | undefined> => {
  const said = await ask(`/2.0/order/${orderId}/transactions`, {}, Transactions)
  return said.kind === 'answer' ? said.answer.response?.find(({ order_id }) => order_id === orderId) : undefined
}

export const momentOf = ({ created_at }: Transaction): Date => new Date(`${created_at.replace(' ', 'T')}Z`)
