import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import * as z from 'zod'
import type { PayProNames } from '../../../../config.ts'
import type { CircuitBreaker } from '../circuit-breaker.ts'
import { callProvider, type Said } from '../provider-call.ts'

export interface PayProSettings {
  /** The page where the customer pays. */
  readonly checkout_url: string
  readonly api_url: string
  readonly vendor_account_id: string
  readonly api_secret_key: string
  readonly product_id: string
  /** Signs notifications together with six of their fields. */
  readonly validation_key: string
  /** Signs the order's number. */
  readonly secret: string
  /** Encrypts the price in the address: 32 and 16 bytes as text. */
  readonly dynamic_key: string
  readonly dynamic_iv: string
  readonly test_mode: boolean
  /** The currencies that PayPro sells in. */
  readonly currencies: readonly Currency[]
  /** The provider's names for things. */
  readonly names: PayProNames
}

const decimal = z.union([z.string(), z.number().transform(String)])

const Id = z.union([z.string(), z.number().transform(String)])

/** An order with all its details. */
const Order = z.object({
  orderId: Id,
  orderStatusName: z.string(),
  billingTotalPrice: decimal,
  billingCurrencyCode: z.string(),
  mainProductId: Id.nullish(),
  /** In the currency of the vendor's balance, which may differ from the order's. */
  balanceRefundedAmount: decimal.nullish(),
  balanceCurrencyCode: z.string().nullish(),
  isTestMode: z.boolean().nullish(),
  invoiceLink: z.string().nullish(),
  creditCardLastFour: z.string().nullish(),
  customFields: z.array(z.object({ customFieldKey: z.string(), customFieldValue: z.string().nullish() })).nullish(),
  orderItems: z
    .array(z.object({ orderItemId: Id.nullish(), productId: Id.nullish(), quantity: z.number().nullish() }))
    .nullish(),
})
export type Order = z.output<typeof Order>

/** An order in a list, which contains neither the paid amount nor the checkout. */
const ListedOrder = z.object({ id: Id, orderStatusName: z.string() })
export type ListedOrder = z.output<typeof ListedOrder>

export const OrderAnswer = z.object({ isSuccess: z.boolean(), response: Order.nullish() })
export const OrdersAnswer = z.object({
  isSuccess: z.boolean(),
  response: z.object({ orders: z.array(ListedOrder) }).nullish(),
})

const Refunded = z.object({ isRefundSuccessful: z.boolean().nullish(), refundNotice: z.string().nullish() })
const Refusal = z.object({ propertyErrorMessages: z.array(z.string()).nullish() })

export const DoneAnswer = z.object({ isSuccess: z.boolean() })
/** The answer to one refund, or to several at once. */
export const RefundAnswer = z.object({
  isSuccess: z.boolean(),
  errors: z.array(Refusal).nullish(),
  response: z.union([Refunded.transform((one) => [one]), z.array(Refunded)]).nullish(),
})

/** Ids are texts here and numbers at the provider. */
export const numberOf = (id: string): number | string => (/^\d{1,15}$/.test(id) ? Number(id) : id)

export type Ask = <S extends z.ZodType>(path: string, body: object, schema: S) => Promise<Said<z.output<S>>>

/** The API: JSON, with the vendor's key in each body. */
export const payProApi =
  ({ api_url, vendor_account_id, api_secret_key, names }: PayProSettings, line: CircuitBreaker): Ask =>
  (path, body, schema) =>
    callProvider(
      {
        line,
        url: api_url + path,
        body: JSON.stringify({ [names.account]: numberOf(vendor_account_id), [names.key]: api_secret_key, ...body }),
        headers: { 'content-type': 'application/json' },
      },
      schema,
    )

/** Our id, which passed through the customer's browser: it names an attempt and proves nothing. */
export const referenceOf = ({ customFields }: Order, { attempt }: PayProNames): string | null =>
  customFields?.find(({ customFieldKey }) => customFieldKey === attempt)?.customFieldValue ?? null
