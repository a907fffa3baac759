import type { DeclineReason } from '@foyer/contract/billing/decline.ts'

/** The gateway refused to create a token for the card. The message is the gateway's own, meant for the customer. */
export class TokenFailure extends Error {
  override readonly name = 'TokenFailure'
}

/** The bank's confirmation could not be shown; it is still pending. */
export class QuestionFailure extends Error {
  override readonly name = 'QuestionFailure'
}

/** The bank was asked and did not allow saving the card. */
export class CardRefusal extends Error {
  override readonly name = 'CardRefusal'
  readonly reason: DeclineReason

  constructor(reason: DeclineReason) {
    super(reason)
    this.reason = reason
  }
}
