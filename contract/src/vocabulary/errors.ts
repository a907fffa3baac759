import * as z from 'zod/mini'

/**
 * The closed list of error codes with their HTTP status. A code is also its translation key.
 * 401 means only that a session or credentials are dead; a declined card is 402, a refused action 403.
 */
export const errorStatus = {
  bad_request: 400,
  unknown_field: 400,
  wrong_type: 400,
  bad_cursor: 400,
  bad_sort: 400,
  tenant_required: 400,
  idempotency_key_required: 400,
  bad_signature: 400,
  unauthorized: 401,
  wrong_credentials: 401,
  otp_required: 401,
  licence_unknown: 401,
  card_declined: 402,
  forbidden: 403,
  sign_in_needed: 403,
  feature_off: 403,
  account_blocked: 403,
  licence_stopped: 403,
  second_person_needed: 403,
  in_person_only: 403,
  terms_needed: 403,
  password_needed: 403,
  confirmed_email_needed: 403,
  not_found: 404,
  link_invalid: 404,
  link_expired: 404,
  method_not_allowed: 405,
  too_slow: 408,
  conflict: 409,
  already_in_company: 409,
  company_has_members: 409,
  already_paid: 409,
  payment_in_progress: 409,
  approval_pending: 409,
  last_card: 409,
  idempotency_in_progress: 409,
  servers_limit_reached: 409,
  server_released: 409,
  releases_used_up: 409,
  wrong_activation_type: 409,
  upgrade_not_possible: 409,
  too_large: 413,
  unsupported_media_type: 415,
  invalid: 422,
  required: 422,
  invalid_email: 422,
  password_min: 422,
  password_hint: 422,
  password_common: 422,
  captcha_invalid: 422,
  wrong_password: 422,
  wrong_code: 422,
  invalid_phone: 422,
  invalid_tax_id: 422,
  quantity_too_small: 422,
  price_above_cap: 422,
  not_on_sale: 422,
  not_a_trial: 422,
  not_terminatable: 422,
  retroview_not_manageable: 422,
  own_email: 422,
  already_member: 422,
  already_invited: 422,
  already_colleague: 422,
  already_requested: 422,
  gateway_unavailable: 422,
  version_out_of_range: 422,
  bad_activation_request: 422,
  wrong_dongle: 422,
  card_not_both: 422,
  too_much_asked: 422,
  no_saved_card: 422,
  tiers_unsorted: 422,
  tier_missing: 422,
  too_fine: 422,
  period_unfit: 422,
  sku_fixed: 422,
  refund_too_large: 422,
  idempotency_key_reused: 422,
  token_refresh_required: 428,
  too_many_requests: 429,
  headers_too_large: 431,
  internal: 500,
  gateway_error: 502,
  unavailable: 503,
  overloaded: 503,
} as const

export type ErrorCode = keyof typeof errorStatus

export const errorCodes = Object.keys(errorStatus) as readonly ErrorCode[]

export const ApiError = z.object({
  /** The request's id, as in the server's log. */
  id: z.string(),
  /** The HTTP status, as a string. */
  status: z.string(),
  code: z.string(),
  /** In the caller's language. */
  title: z.string(),
  source: z.optional(z.object({ pointer: z.optional(z.string()), parameter: z.optional(z.string()) })),
  meta: z.optional(z.record(z.string(), z.unknown())),
})
export type ApiError = z.infer<typeof ApiError>

export const ErrorAnswer = z.object({ errors: z.array(ApiError) })
export type ErrorAnswer = z.infer<typeof ErrorAnswer>
