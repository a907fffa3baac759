/** The gateway would not turn the card into a token; in its own words, which are for the customer. */
export class TokenFailure extends Error {
  override readonly name = 'TokenFailure'
}

/** The bank's question could not be shown; it still waits. */
export class QuestionFailure extends Error {
  override readonly name = 'QuestionFailure'
}
