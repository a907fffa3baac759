import type { DeclineReason } from '@foyer/contract/billing/decline.ts'

export interface BillingTexts {
  readonly issued: string
  readonly newCard: string
  readonly attemptFailed: (card: string, reason: string) => string
  readonly attemptWaits: (card: string) => string
  readonly attemptOpen: (card: string) => string
  readonly paid: (card: string) => string
  readonly paidOtherwise: string
  readonly declines: Readonly<Record<DeclineReason, string>>
  readonly receipt: {
    readonly subject: (number: string) => string
    readonly heading: (amount: string) => string
    readonly body: (description: string, number: string) => string
    readonly action: string
    readonly footer: (brand: string) => string
  }
}

export const en: BillingTexts = {
  issued: 'Invoice issued',
  newCard: 'a new card',
  attemptFailed: (card, reason) => `Payment with ${card} refused: ${reason}`,
  attemptWaits: (card) => `Payment with ${card} waits for confirmation by the bank`,
  attemptOpen: (card) => `Payment with ${card} is being checked`,
  paid: (card) => `Paid with ${card}`,
  paidOtherwise: 'Paid',
  declines: {
    generic_decline: 'the bank gave no reason',
    insufficient_funds: 'not enough money on the card',
    expired_card: 'the card has expired',
    incorrect_cvc: 'wrong security code',
    incorrect_number: 'wrong card number',
    lost_or_stolen_card: 'the bank has blocked the card',
    card_not_supported: 'the card cannot be used for this payment',
    limit_exceeded: 'the card’s limit is used up',
    authentication_failed: 'the bank could not confirm it is you',
    authentication_expired: 'not confirmed in time',
    processing_error: 'an error at the bank',
    invalid_card: 'the card could not be used',
    abandoned: 'given up',
  },
  receipt: {
    subject: (number) => `Receipt for invoice ${number}`,
    heading: (amount) => `${amount} received, thank you`,
    body: (description, number) => `${description}. Invoice ${number} is paid; nothing is left to do.`,
    action: 'Open the invoice',
    footer: (brand) => `You receive this message because you are a customer of ${brand}.`,
  },
}
