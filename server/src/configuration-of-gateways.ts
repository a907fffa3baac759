import { currencies, type Currency } from '@foyer/contract/vocabulary/currency.ts'
import * as z from 'zod'

/**
 * Configuration of the payment gateways. The currencies and names that providers use change, so they are configurable
 * too, with defaults.
 */

const Text = z.string().min(1)

/** Another origin with the provider's API: the sandbox's, or a test's. */
const api_url = z.url().optional().describe('another origin that speaks this API, for tests')
const script_url = (address: string) => z.string().default(address).describe('the provider’s script on pages that pay')

/** The currencies that a provider sells in under the vendor's account. */
const soldIn = (provider: string, defaults: readonly Currency[]) =>
  z
    .array(z.enum(currencies))
    .default([...defaults])
    .describe(`those that ${provider} sells in under your account; it is offered for no others`)

const name = (unlessTold: string, about: string) => z.string().min(1).default(unlessTold).describe(about)

/** PayPro's parameter names. Its documentation has changed them before; an installation can follow without a change of code. */
export const PayProNames = z.strictObject({
  price: name('Price[{currency}][Amount]', 'the price among what is encrypted; {currency} stands for its code'),
  title: name('Name[en]', 'what is paid for, there too'),
  months: name('Subscription[Months]', 'length of a period, there too'),
  starts_on: name('Subscription[StartsOn]', 'first charge, there too'),
  attempt: name('x-attempt', 'our own id in the checkout’s address and in what comes back'),
  order: name('x-order', 'the invoice, beside it'),
  custom_fields: name('ORDER_CUSTOM_FIELDS', 'where a notification tells our own id again'),
  subscription: name('SUBSCRIPTION_ID', 'of a notification'),
  refunded: name('ORDER_REFUNDED', 'of a notification: what has gone back of an order in all'),
  account: name('vendorAccountId', 'vendor_account_id in calls of the API'),
  key: name('apiSecretKey', 'api_secret_key in calls of the API'),
})
export type PayProNames = z.output<typeof PayProNames>

const Stripe = z.strictObject({
  secret_key: Text.describe('of the API'),
  public_key: Text.describe('for the card form'),
  webhook_secrets: z
    .array(Text)
    .min(1)
    .describe(
      'the signing secret of /hooks/stripe; during a rotation the current one first, the previous one after it',
    ),
  api_url,
  script_url: script_url('https://js.stripe.com/v3/'),
})

const CloudPayments = z.strictObject({
  public_id: Text.describe('for the widget'),
  api_secret: Text.describe('of the API; signs the notifications to /hooks/cloudpayments'),
  api_url,
  script_url: script_url('https://widget.cloudpayments.ru/bundles/cloudpayments.js'),
  currencies: z.array(z.enum(currencies)).optional().describe('those that the terminal takes; all where not said'),
  test_mode: z.boolean().default(false).describe('payments of the provider’s test mode count'),
})

const Paddle = z.strictObject({
  vendor_id: Text,
  vendor_auth_code: Text.describe('of the API'),
  public_key: z
    .string()
    .includes('BEGIN PUBLIC KEY', 'expected a public key in PEM')
    .describe('checks the notifications to /hooks/paddle'),
  product_id: Text.describe('under which invoices are paid'),
  plan_id: Text.optional().describe('under which licences of a month renew by themselves, where `plans` names none'),
  plans: z
    .strictObject({
      monthly: Text.optional().describe('the plan that is charged each month'),
      quarterly: Text.optional().describe('the plan that is charged each three months'),
      semiannually: Text.optional().describe('the plan that is charged each six months'),
      annually: Text.optional().describe('the plan that is charged each year'),
    })
    .prefault({})
    .describe('under which licences renew by themselves: how often is the plan’s own; what has none is not offered to'),
  api_url,
  currencies: soldIn('Paddle', ['USD', 'EUR', 'CAD', 'BRL', 'ARS', 'CNY', 'INR', 'KRW', 'RUB']),
})

const PayPro = z.strictObject({
  vendor_account_id: Text,
  api_secret_key: Text.describe('of the API'),
  product_id: Text.describe('under which invoices are paid'),
  validation_key: Text.describe('checks the notifications to /hooks/paypro'),
  secret: Text.describe('checks them too'),
  dynamic_key: z
    .string()
    .length(32, 'expected 32 characters')
    .describe('with dynamic_iv encrypts the price in the checkout’s address'),
  dynamic_iv: z.string().length(16, 'expected 16 characters'),
  api_url,
  currencies: soldIn('PayPro', ['USD', 'EUR', 'CAD', 'BRL', 'ARS', 'CNY', 'INR', 'KRW', 'RUB', 'CLP', 'KZT']),
  names: PayProNames.prefault({}).describe('names at the provider, where its documentation has others by now'),
  checkout_url: z.url().optional().describe('another checkout page, for tests'),
  test_mode: z.boolean().default(false).describe('payments of the provider’s test mode count'),
})

const BankTransfer = z.strictObject({
  bank_name: z.string(),
  account_holder: z.string(),
  iban: z.string(),
  bic: z.string(),
})

export const Gateways = z.strictObject({
  stripe: Stripe.optional().describe('cards'),
  cloudpayments: CloudPayments.optional().describe('cards, by its widget'),
  paddle: Paddle.optional().describe('checkout page at Paddle Classic'),
  paypro: PayPro.optional().describe('checkout page at PayPro'),
  bank_transfer: BankTransfer.optional().describe('printed on invoices; someone of finance confirms what arrives'),
})
