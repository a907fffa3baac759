import { createHash } from 'node:crypto'
import type { Stripe } from 'stripe'
import * as z from 'zod'
import { stripeId } from './ids.ts'
import { type billingDetails, clearable, text } from './parameters.ts'
import { invalidRequest, Refusal } from './refusal.ts'
import { cardByName, cardByNumber, type Decline, declines, type TestCard } from './test-cards.ts'

/** A card as a person entered it. */
export const typedCard = z.strictObject({
  number: text,
  exp_month: text,
  exp_year: text,
  cvc: text.optional(),
})

/** A card as Stripe stores it: the test card and what is printed on it. */
export interface KnownCard {
  readonly card: TestCard
  readonly exp_month: number
  readonly exp_year: number
  readonly cvc_given: boolean
}

export const cardDeclined = (
  decline: Decline,
  detail: Partial<Pick<Refusal['body'], 'charge' | 'payment_intent' | 'payment_method' | 'setup_intent'>> = {},
): Refusal => new Refusal(402, { type: 'card_error', ...declines[decline], ...detail })

const mistyped = (code: string, message: string, param: string): Refusal =>
  new Refusal(402, { type: 'card_error', code, message, param })

const passesLuhn = (digits: string): boolean => {
  const sum = Array.from(digits, Number)
    .toReversed()
    .map((digit, index) => (index % 2 === 1 ? digit * 2 : digit))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0)
  return sum % 10 === 0
}

const readExpiry = (month: string, year: string, now: Date): Pick<KnownCard, 'exp_month' | 'exp_year'> => {
  const exp_month = Number(month)
  if (!Number.isInteger(exp_month) || exp_month < 1 || exp_month > 12) {
    throw mistyped('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month')
  }
  const exp_year = /^\d{1,2}$/.test(year) ? 2000 + Number(year) : Number(year)
  const [thisYear, thisMonth] = [now.getUTCFullYear(), now.getUTCMonth() + 1]
  if (!Number.isInteger(exp_year) || exp_year < thisYear || exp_year > thisYear + 50) {
    throw mistyped('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year')
  }
  if (exp_year === thisYear && exp_month < thisMonth) {
    throw mistyped('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month')
  }
  return { exp_month, exp_year }
}

/**
 * Validates a card as Stripe does and checks that it is a test card. Throws a refusal otherwise; a real card is
 * declined and never stored.
 */
export const readCard = ({ number, exp_month, exp_year, cvc }: z.output<typeof typedCard>, now: Date): KnownCard => {
  const digits = number.replace(/[\s-]/g, '')
  if (!/^\d{13,19}$/.test(digits) || !passesLuhn(digits)) {
    throw mistyped('incorrect_number', 'Your card number is incorrect.', 'number')
  }
  const expiry = readExpiry(exp_month, exp_year, now)
  const card = cardByNumber(digits)
  if (cvc !== undefined && !(card?.brand === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/).test(cvc)) {
    throw mistyped('invalid_cvc', "Your card's security code is invalid.", 'cvc')
  }
  if (card === undefined) throw cardDeclined('live_card')
  return { card, ...expiry, cvc_given: cvc !== undefined }
}

/** The card behind a predefined id, such as `tok_visa` (prefix `tok_`). It expires next year. */
export const readyMadeCard = (id: string, prefix: string, now: Date): KnownCard | undefined => {
  const card = id.startsWith(prefix) ? cardByName(id.slice(prefix.length)) : undefined
  if (card === undefined) return undefined
  return { card, exp_month: now.getUTCMonth() + 1, exp_year: now.getUTCFullYear() + 1, cvc_given: true }
}

/** The card of a stored token or payment method. Throws a refusal if it no longer exists. */
export const testCardOf = (name: string): TestCard => {
  const card = cardByName(name)
  if (card === undefined) throw invalidRequest(`The sandbox no longer knows the test card ${name}`)
  return card
}

const brandNames: Readonly<Record<TestCard['brand'], string>> = {
  visa: 'Visa',
  mastercard: 'MasterCard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}

/** The same card always has the same fingerprint. */
const fingerprintOf = ({ number }: TestCard): string =>
  createHash('sha256').update(`sandbox ${number}`).digest('base64url').replace(/[-_]/g, 'x').slice(0, 16)

const cvcCheck = ({ card, cvc_given }: KnownCard): string | null => {
  if (card.decline === 'incorrect_cvc') return 'fail'
  return cvc_given ? 'pass' : null
}

/** The card inside a token. */
export const tokenCard = (known: KnownCard, name: string | null): Stripe.Card => ({
  id: stripeId('card'),
  object: 'card',
  address_city: null,
  address_country: null,
  address_line1: null,
  address_line1_check: null,
  address_line2: null,
  address_state: null,
  address_zip: null,
  address_zip_check: null,
  brand: brandNames[known.card.brand],
  country: 'US',
  cvc_check: known.cvc_given ? 'unchecked' : null,
  dynamic_last4: null,
  exp_month: known.exp_month,
  exp_year: known.exp_year,
  fingerprint: fingerprintOf(known.card),
  funding: known.card.funding ?? 'credit',
  last4: known.card.number.slice(-4),
  metadata: {},
  name,
  networks: { preferred: null },
  regulated_status: 'unregulated',
  tokenization_method: null,
})

/** The card inside a payment method. */
export const methodCard = (known: KnownCard): Stripe.PaymentMethod.Card => ({
  brand: known.card.brand,
  checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: cvcCheck(known) },
  country: 'US',
  display_brand: known.card.brand,
  exp_month: known.exp_month,
  exp_year: known.exp_year,
  fingerprint: fingerprintOf(known.card),
  funding: known.card.funding ?? 'credit',
  generated_from: null,
  last4: known.card.number.slice(-4),
  networks: { available: [known.card.brand], preferred: null },
  regulated_status: 'unregulated',
  three_d_secure_usage: { supported: true },
  wallet: null,
})

/** The extra fields that the browser may send with a token's card. */
export const tokenCardParameters = z.strictObject({
  ...typedCard.shape,
  name: clearable.optional(),
  address_line1: clearable.optional(),
  address_line2: clearable.optional(),
  address_city: clearable.optional(),
  address_state: clearable.optional(),
  address_zip: clearable.optional(),
  address_country: clearable.optional(),
  currency: text.optional(),
})

/** Name, address and other details of the payer; missing ones are null. */
export const billingDetailsOf = (given: z.output<typeof billingDetails> = {}): Stripe.PaymentMethod.BillingDetails => ({
  address: {
    city: given.address?.city ?? null,
    country: given.address?.country ?? null,
    line1: given.address?.line1 ?? null,
    line2: given.address?.line2 ?? null,
    postal_code: given.address?.postal_code ?? null,
    state: given.address?.state ?? null,
  },
  email: given.email ?? null,
  name: given.name ?? null,
  phone: given.phone ?? null,
  tax_id: null,
})
