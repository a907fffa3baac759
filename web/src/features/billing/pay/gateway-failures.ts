import type { DeclineReason } from '@foyer/contract/billing/decline.ts'

/** The gateway would not turn the card into a token; in its own words, which are for the customer. */
export class TokenFailure extends Error {
  override readonly name = 'TokenFailure'
}

/** The bank's question could not be shown; it still waits. */
export class QuestionFailure extends Error {
  override readonly name = 'QuestionFailure'
}

/** The bank was asked and did not let the card be kept. */
export class CardRefusal extends Error {
  override readonly name = 'CardRefusal'
  readonly reason: DeclineReason

  constructor(reason: DeclineReason) {
    super(reason)
    this.reason = reason
  }
}
