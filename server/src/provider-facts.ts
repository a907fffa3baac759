import { currencies, type Currency } from '@foyer/contract/vocabulary/currency.ts'
import * as z from 'zod'

/** What providers sell in and call things, which they change: configured, with defaults (see configuration.ts). */

/** Currencies that a provider sells in under the vendor's account. */
export const soldIn = (provider: string, defaults: readonly Currency[]) =>
  z
    .array(z.enum(currencies))
    .default([...defaults])
    .describe(`those that ${provider} sells in under your account; it is offered for no others`)

const name = (unlessTold: string, about: string) => z.string().min(1).default(unlessTold).describe(about)

/** What PayPro calls things. Its documentation has changed them before; an installation follows it here, not in code. */
export const PayProNames = z.strictObject({
  price: name('Price[{currency}][Amount]', 'the price among what is encrypted; {currency} stands for its code'),
  title: name('Name[en]', 'what is paid for, there too'),
  months: name('Subscription[Months]', 'length of a period, there too'),
  starts_on: name('Subscription[StartsOn]', 'first charge, there too'),
  attempt: name('x-attempt', 'our own id in the checkout’s address and in what comes back'),
  order: name('x-order', 'the invoice, beside it'),
  custom_fields: name('ORDER_CUSTOM_FIELDS', 'where a notification tells our own id again'),
  subscription: name('SUBSCRIPTION_ID', 'of a notification'),
  refund_id: name('REFUND_ID', 'of a notification'),
  refund_amount: name('REFUND_AMOUNT', 'of a notification'),
  account: name('vendorAccountId', 'vendor_account_id in calls of the API'),
  key: name('apiSecretKey', 'api_secret_key in calls of the API'),
})
export type PayProNames = z.output<typeof PayProNames>
