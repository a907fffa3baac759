import type { DeclineReason } from '@foyer/contract/billing/decline.ts'
import * as z from 'zod'
import type { Outcome } from '../../payments/payment-rules.ts'
import type { CircuitBreaker } from '../circuit-breaker.ts'
import { readMoney } from '../form.ts'
import { callProvider, type Said } from '../provider-call.ts'

export interface CloudPaymentsSettings {
  readonly public_id: string
  readonly api_secret: string
  readonly api_url: string
  /** Currencies that the terminal takes; by default all that have two decimals. */
  readonly currencies?: readonly string[] | undefined
  /** Whether payments of the provider's test mode count. Never if money is real. */
  readonly test_mode: boolean
}

/** Amounts arrive as JSON numbers of major units; their text is what counts. */
const decimal = z.number().transform(String)

const Transaction = z.object({
  TransactionId: z.number(),
  Amount: decimal,
  Currency: z.string(),
  InvoiceId: z.string().nullish(),
  AccountId: z.string().nullish(),
  Status: z.string().nullish(),
  ReasonCode: z.number().nullish(),
  CardLastFour: z.string().nullish(),
  CardType: z.string().nullish(),
  Token: z.string().nullish(),
  JsonData: z.string().nullish(),
  CreatedDateIso: z.string().nullish(),
  Type: z.number().nullish(),
  OriginalTransactionId: z.number().nullish(),
  /** Says whether anything was refunded, but not how much. The amounts are in the transactions that name this one as their original. */
  Refunded: z.boolean().nullish().catch(null),
})
export type Transaction = z.output<typeof Transaction>

/** Refunds and payouts to cards are transactions as well, and are listed among the payments. */
export const isPayment = ({ Type, OriginalTransactionId }: Transaction): boolean =>
  (Type ?? 0) === 0 && (OriginalTransactionId ?? null) === null

export const Answer = z.object({ Success: z.boolean(), Message: z.string().nullish(), Model: Transaction.nullish() })
export const ListAnswer = z.object({ Success: z.boolean(), Model: z.array(Transaction).nullish() })
export const RefundAnswer = z.object({
  Success: z.boolean(),
  Message: z.string().nullish(),
  Model: z.object({ TransactionId: z.number() }).nullish(),
})

/** CloudPayments' reason codes as ours; all others are a plain decline. */
const reasons: Readonly<Record<number, DeclineReason>> = {
  5003: 'processing_error',
  5004: 'lost_or_stolen_card',
  5012: 'card_not_supported',
  5013: 'limit_exceeded',
  5014: 'incorrect_number',
  5033: 'expired_card',
  5034: 'lost_or_stolen_card',
  5041: 'lost_or_stolen_card',
  5043: 'lost_or_stolen_card',
  5051: 'insufficient_funds',
  5054: 'expired_card',
  5057: 'card_not_supported',
  5061: 'limit_exceeded',
  5062: 'card_not_supported',
  5065: 'limit_exceeded',
  5082: 'incorrect_cvc',
  5091: 'processing_error',
  5096: 'processing_error',
  5206: 'authentication_failed',
  5207: 'authentication_failed',
}

export const reasonOf = (code: number | null | undefined): DeclineReason => reasons[code ?? 0] ?? 'generic_decline'

/** A successful call is not a successful payment: the status in it decides. */
export const outcomeOf = (transaction: Transaction, orderId: string | null): Outcome => {
  const gateway_ref = String(transaction.TransactionId)
  const amount = readMoney(transaction.Amount, transaction.Currency)
  if (!isPayment(transaction)) return { kind: 'unknown', gateway_ref: null }
  switch (transaction.Status) {
    case 'Completed':
      if (amount === null) return { kind: 'unknown', gateway_ref }
      return {
        kind: 'succeeded',
        gateway_ref,
        transaction_id: gateway_ref,
        order_id: orderId,
        amount,
        receipt_url: null,
        card_last_four: transaction.CardLastFour ?? null,
        card_type: transaction.CardType ?? null,
      }
    case 'Declined':
      return { kind: 'failed', gateway_ref, reason: reasonOf(transaction.ReasonCode) }
    case 'Cancelled':
      return { kind: 'failed', gateway_ref, reason: 'abandoned' }
    default:
      return { kind: 'unknown', gateway_ref }
  }
}

export type Ask = <S extends z.ZodType>(
  path: string,
  body: object,
  schema: S,
  key?: string,
) => Promise<Said<z.output<S>>>

/** The API: JSON, the terminal's own password, and an idempotency key that is remembered for an hour. */
export const cloudPaymentsApi = (
  { public_id, api_secret, api_url }: CloudPaymentsSettings,
  line: CircuitBreaker,
): Ask => {
  const authorization = `Basic ${Buffer.from(`${public_id}:${api_secret}`).toString('base64')}`
  return (path, body, schema, key) =>
    callProvider(
      {
        line,
        url: api_url + path,
        body: JSON.stringify(body),
        headers: {
          authorization,
          'content-type': 'application/json',
          ...(key !== undefined && { 'x-request-id': key }),
        },
      },
      schema,
    )
}
