/** Why a payment did not come about, in words that every gateway's own are translated to. Each has a text and a next step. */
export const declineReasons = [
  'generic_decline',
  'insufficient_funds',
  'expired_card',
  'incorrect_cvc',
  'incorrect_number',
  'lost_or_stolen_card',
  'card_not_supported',
  'limit_exceeded',
  'authentication_failed',
  'authentication_expired',
  'processing_error',
  'invalid_card',
  'abandoned',
] as const
export type DeclineReason = (typeof declineReasons)[number]
