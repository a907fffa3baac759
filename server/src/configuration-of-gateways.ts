import { currencies } from '@foyer/contract/vocabulary/currency-facts.ts'
import { type Currency, isCarriedByBanks } from '@foyer/contract/vocabulary/currency.ts'
import * as z from 'zod'

/**
 * Configuration of the payment gateways. The currencies and names that providers use change, so they are configurable
 * too, with defaults.
 */

const Text = z.string().min(1)

/** Another origin with the provider's API: the sandbox's, or a test's. */
const api_url = z.url().optional().describe('another server with the same API, for tests')
const script_url = (address: string) =>
  z.string().default(address).describe('the provider’s script, for pages with a payment form')

/** The currencies that a provider sells in under the vendor's account. */
const soldIn = (provider: string, defaults: readonly Currency[]) =>
  z
    .array(z.enum(currencies))
    .default([...defaults])
    .describe(`the currencies of your ${provider} account; it is not offered for others`)

const name = (unlessTold: string, about: string) => z.string().min(1).default(unlessTold).describe(about)

/** PayPro's parameter names. Its documentation has changed them before; an installation can follow without a change of code. */
export const PayProNames = z.strictObject({
  price: name('Price[{currency}][Amount]', 'the price, in the encrypted part; {currency} stands for its code'),
  title: name('Name[en]', 'the title, in the encrypted part'),
  months: name('Subscription[Months]', 'the length of a period, in the encrypted part'),
  starts_on: name('Subscription[StartsOn]', 'the first charge, in the encrypted part'),
  attempt: name('x-attempt', 'Foyer’s id in the checkout’s address and in notifications'),
  order: name('x-order', 'the invoice, next to it'),
  custom_fields: name('ORDER_CUSTOM_FIELDS', 'the field of a notification that returns Foyer’s id'),
  subscription: name('SUBSCRIPTION_ID', 'the subscription, in a notification'),
  refunded: name('ORDER_REFUNDED', 'the total refunded for an order, in a notification'),
  account: name('vendorAccountId', 'vendor_account_id, in API calls'),
  key: name('apiSecretKey', 'api_secret_key, in API calls'),
})
export type PayProNames = z.output<typeof PayProNames>

const Stripe = z.strictObject({
  secret_key: Text.describe('for the API'),
  public_key: Text.describe('for the card form'),
  webhook_secrets: z
    .array(Text)
    .min(1)
    .describe('the signing secrets of /hooks/stripe; during a rotation the current one, then the previous one'),
  api_url,
  script_url: script_url('https://js.stripe.com/v3/'),
})

const CloudPayments = z.strictObject({
  public_id: Text.describe('for the widget'),
  api_secret: Text.describe('for the API; also signs the notifications to /hooks/cloudpayments'),
  api_url,
  script_url: script_url('https://widget.cloudpayments.ru/bundles/cloudpayments.js'),
  currencies: z.array(z.enum(currencies)).optional().describe('the currencies of the terminal; defaults to all'),
  test_mode: z.boolean().default(false).describe('accept payments from the provider’s test mode'),
})

const Paddle = z.strictObject({
  vendor_id: Text,
  vendor_auth_code: Text.describe('for the API'),
  public_key: z
    .string()
    .includes('BEGIN PUBLIC KEY', 'expected a public key in PEM')
    .describe('verifies the notifications to /hooks/paddle'),
  product_id: Text.describe('the product that invoices are paid as'),
  plan_id: Text.optional().describe('the plan for automatic renewal of monthly licences, if `plans` has none'),
  plans: z
    .strictObject({
      monthly: Text.optional().describe('the plan that is charged every month'),
      quarterly: Text.optional().describe('the plan that is charged every three months'),
      semiannually: Text.optional().describe('the plan that is charged every six months'),
      annually: Text.optional().describe('the plan that is charged every year'),
    })
    .prefault({})
    .describe('the plans for automatic renewal, by length of the period; it is not offered for periods without a plan'),
  api_url,
  balance_currency: z
    .enum(currencies)
    .optional()
    .describe(
      'the currency of your balance; set it if Paddle refuses links without a price in it: Paddle is then offered for this currency alone',
    ),
  currencies: soldIn('Paddle', ['USD', 'EUR', 'CAD', 'BRL', 'ARS', 'CNY', 'INR', 'KRW', 'RUB']),
})

const PayPro = z.strictObject({
  vendor_account_id: Text,
  api_secret_key: Text.describe('for the API'),
  product_id: Text.describe('the product that invoices are paid as'),
  validation_key: Text.describe('verifies the notifications to /hooks/paypro'),
  secret: Text.describe('also verifies them'),
  dynamic_key: z
    .string()
    .length(32, 'expected 32 characters')
    .describe('encrypts the price in the checkout’s address, together with dynamic_iv'),
  dynamic_iv: z.string().length(16, 'expected 16 characters'),
  api_url,
  currencies: soldIn('PayPro', ['USD', 'EUR', 'CAD', 'BRL', 'ARS', 'CNY', 'INR', 'KRW', 'RUB', 'CLP', 'KZT']),
  names: PayProNames.prefault({}).describe(
    'names of fields at the provider; change them if its documentation has others than these',
  ),
  checkout_url: z.url().optional().describe('another checkout page, for tests'),
  test_mode: z.boolean().default(false).describe('accept payments from the provider’s test mode'),
})

const bankAccount = {
  bank_name: z.string(),
  account_holder: z.string(),
  iban: z.string().describe('the IBAN, or the account’s number where there is none'),
  bic: z.string().describe('the BIC, or the bank’s number where there is none'),
}
const BankAccount = z.strictObject(bankAccount)

/** Those that no bank carries are left out. */
const bankCurrencies = currencies.filter((currency) => isCarriedByBanks(currency))

const isGiven = (field: unknown): boolean => field !== undefined

/** One account for all currencies, accounts for some of them, or both. */
const BankTransfer = z
  .strictObject({
    bank_name: bankAccount.bank_name
      .optional()
      .describe('with the three next: the account for all currencies that have none of their own'),
    account_holder: bankAccount.account_holder.optional(),
    iban: bankAccount.iban.optional(),
    bic: bankAccount.bic.optional(),
    currencies: z
      .partialRecord(z.enum(bankCurrencies), BankAccount)
      .default({})
      .describe('accounts by currency; with these alone, no transfer is offered in other currencies'),
  })
  .superRefine(({ currencies: own, ...account }, context) => {
    const given = Object.values(account).filter(isGiven).length
    if (given !== 0 && given !== Object.keys(bankAccount).length)
      for (const field of Object.keys(bankAccount) as (keyof typeof bankAccount)[])
        if (!isGiven(account[field])) context.addIssue({ code: 'custom', path: [field], message: 'is needed' })
    if (given === 0 && Object.keys(own).length === 0)
      context.addIssue({ code: 'custom', message: 'expected an account' })
  })

export const Gateways = z.strictObject({
  stripe: Stripe.optional().describe('cards'),
  cloudpayments: CloudPayments.optional().describe('cards, with its widget'),
  paddle: Paddle.optional().describe('the checkout page of Paddle Classic'),
  paypro: PayPro.optional().describe('the checkout page of PayPro'),
  bank_transfer: BankTransfer.optional().describe('printed on invoices; staff mark them as paid'),
})
