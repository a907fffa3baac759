/** Test cards of the providers other than Stripe, by number. */
export interface PaymentCard {
  readonly number: string
  readonly type: string
  /** The provider's code of the decline. */
  readonly declined?: number
  /** The bank asks the cardholder. */
  readonly asks?: true
  /** Charges of its saved token are declined. */
  readonly tokenDeclined?: true
}

const cards: readonly PaymentCard[] = [
  { number: '4242424242424242', type: 'Visa', asks: true },
  { number: '4000000000003055', type: 'Visa' },
  { number: '5555555555554444', type: 'MasterCard' },
  { number: '4012888888881881', type: 'Visa', asks: true, declined: 5051 },
  { number: '4111111111111111', type: 'Visa', tokenDeclined: true },
  { number: '4000056655665556', type: 'Visa', declined: 5051 },
  { number: '4000000000000002', type: 'Visa', declined: 5004 },
]

export const cardOfNumber = (typed: string): PaymentCard | undefined => {
  const digits = typed.replaceAll(/\D/g, '')
  return cards.find(({ number }) => number === digits)
}

/** A token ends with the last four digits of its card. */
export const cardOfToken = (token: string): PaymentCard | undefined =>
  cards.find(({ number }) => number.endsWith(token.slice(-4)))

const expiries = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2})$/

/** Normalizes `12 / 34` to `12/34`; undefined if it is not a date. */
export const expiryOf = (typed: string): string | undefined => {
  const match = expiries.exec(typed.trim())
  return match === null ? undefined : `${match[1]}/${match[2]}`
}
