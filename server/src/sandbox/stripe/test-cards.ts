/** How a test card's bank answers a charge. */
export const declines = {
  generic_decline: { code: 'card_declined', decline_code: 'generic_decline', message: 'Your card was declined.' },
  insufficient_funds: {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  lost_card: { code: 'card_declined', decline_code: 'lost_card', message: 'Your card was declined.' },
  stolen_card: { code: 'card_declined', decline_code: 'stolen_card', message: 'Your card was declined.' },
  live_card: {
    code: 'card_declined',
    decline_code: 'test_mode_live_card',
    message: 'Your card was declined. This is a test environment: only test cards work here.',
  },
  expired_card: { code: 'expired_card', decline_code: 'expired_card', message: 'Your card has expired.' },
  incorrect_cvc: {
    code: 'incorrect_cvc',
    decline_code: 'incorrect_cvc',
    message: "Your card's security code is incorrect.",
  },
  processing_error: {
    code: 'processing_error',
    decline_code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
  authentication_required: {
    code: 'authentication_required',
    decline_code: 'authentication_required',
    message: 'Your card was declined. This transaction requires authentication.',
  },
} as const
export type Decline = keyof typeof declines

export interface TestCard {
  /** The card's name in `tok_<name>` and `pm_card_<name>`. */
  readonly name: string
  readonly aliases?: readonly string[]
  readonly number: string
  readonly brand: 'visa' | 'mastercard' | 'amex' | 'discover' | 'diners' | 'jcb' | 'unionpay'
  readonly funding?: 'credit' | 'debit' | 'prepaid'
  /** The bank declines charges, after 3-D Secure if the card requires it. */
  readonly decline?: Decline
  /** Unlike most declined cards, this one can be saved. */
  readonly savable?: true
  /** 3-D Secure: `always`, or until the card was set up for payments without the cardholder. */
  readonly challenge?: 'always' | 'unless_set_up'
}

/** Stripe's published test cards, as far as the product's flows need them. */
const testCards: readonly TestCard[] = [
  { name: 'visa', number: '4242424242424242', brand: 'visa' },
  { name: 'visa_debit', number: '4000056655665556', brand: 'visa', funding: 'debit' },
  { name: 'mastercard', number: '5555555555554444', brand: 'mastercard' },
  { name: 'mastercard_debit', number: '5200828282828210', brand: 'mastercard', funding: 'debit' },
  { name: 'mastercard_prepaid', number: '5105105105105100', brand: 'mastercard', funding: 'prepaid' },
  { name: 'mastercard_series2', number: '2223003122003222', brand: 'mastercard' },
  { name: 'amex', number: '378282246310005', brand: 'amex' },
  { name: 'discover', number: '6011111111111117', brand: 'discover' },
  { name: 'diners', number: '3056930009020004', brand: 'diners' },
  { name: 'jcb', number: '3566002020360505', brand: 'jcb' },
  { name: 'unionpay', number: '6200000000000005', brand: 'unionpay' },
  {
    name: 'chargeDeclined',
    aliases: ['visa_chargeDeclined'],
    number: '4000000000000002',
    brand: 'visa',
    decline: 'generic_decline',
  },
  {
    name: 'chargeDeclinedInsufficientFunds',
    aliases: ['visa_chargeDeclinedInsufficientFunds'],
    number: '4000000000009995',
    brand: 'visa',
    decline: 'insufficient_funds',
  },
  {
    name: 'chargeDeclinedLostCard',
    aliases: ['visa_chargeDeclinedLostCard'],
    number: '4000000000009987',
    brand: 'visa',
    decline: 'lost_card',
  },
  {
    name: 'chargeDeclinedStolenCard',
    aliases: ['visa_chargeDeclinedStolenCard'],
    number: '4000000000009979',
    brand: 'visa',
    decline: 'stolen_card',
  },
  {
    name: 'chargeDeclinedExpiredCard',
    aliases: ['visa_chargeDeclinedExpiredCard'],
    number: '4000000000000069',
    brand: 'visa',
    decline: 'expired_card',
  },
  {
    name: 'chargeDeclinedIncorrectCvc',
    aliases: ['visa_chargeDeclinedIncorrectCvc', 'chargeDeclinedCVC', 'cvcCheckFail'],
    number: '4000000000000127',
    brand: 'visa',
    decline: 'incorrect_cvc',
  },
  {
    name: 'chargeDeclinedProcessingError',
    aliases: ['visa_chargeDeclinedProcessingError'],
    number: '4000000000000119',
    brand: 'visa',
    decline: 'processing_error',
  },
  {
    name: 'chargeCustomerFail',
    aliases: ['visa_chargeCustomerFail'],
    number: '4000000000000341',
    brand: 'visa',
    decline: 'generic_decline',
    savable: true,
  },
  { name: 'threeDSecure2Required', number: '4000000000003220', brand: 'visa', challenge: 'unless_set_up' },
  { name: 'threeDSecureRequired', number: '4000000000003063', brand: 'visa', challenge: 'unless_set_up' },
  { name: 'threeDSecureOptional', number: '4000000000003055', brand: 'visa' },
  { name: 'authenticationRequiredOnSetup', number: '4000002500003155', brand: 'visa', challenge: 'unless_set_up' },
  { name: 'authenticationRequired', number: '4000002760003184', brand: 'visa', challenge: 'always' },
  {
    name: 'authenticationRequiredChargeDeclinedInsufficientFunds',
    number: '4000008260003178',
    brand: 'visa',
    challenge: 'always',
    decline: 'insufficient_funds',
    savable: true,
  },
  {
    name: 'threeDSecureRequiredChargeDeclined',
    number: '4000008400001629',
    brand: 'visa',
    challenge: 'always',
    decline: 'generic_decline',
    savable: true,
  },
]

const byNumber = new Map(testCards.map((card) => [card.number, card]))
const byName = new Map(testCards.flatMap((card) => [card.name, ...(card.aliases ?? [])].map((name) => [name, card])))

export const cardByNumber = (number: string): TestCard | undefined => byNumber.get(number)

/** The card with a name such as `visa`, from `tok_visa` or `pm_card_visa`. */
export const cardByName = (name: string): TestCard | undefined => byName.get(name)

/** The name of the test card whose number ends with these digits; by default a card that works. */
export const nameByEnding = (lastFour: string | null): string =>
  testCards.find(({ number }) => lastFour !== null && number.endsWith(lastFour))?.name ?? 'visa'
