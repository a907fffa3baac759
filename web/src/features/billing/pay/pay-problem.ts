import { type DeclineReason, declineReasons } from '@foyer/contract/billing/decline.ts'
import type { Order } from '@foyer/contract/billing/order.ts'
import { Failure } from '../../../api/failure.ts'
import { CardRefusal, QuestionFailure } from './gateway-failures.ts'

/** The attempt was made before this visit: the user may have a working card chosen now. */
interface Tried {
  readonly at: string
  readonly last_four: string | null
}

/** Why a payment failed, shown where it was attempted. */
export type PayProblem =
  | { readonly kind: 'declined'; readonly reason: DeclineReason; readonly tried?: Tried }
  | {
      readonly kind:
        | 'already_paid'
        | 'in_progress'
        | 'too_many'
        | 'gateway_unavailable'
        | 'card_gone'
        | 'cancelled'
        | 'offline'
        | 'no_answer'
        | 'no_question'
    }
  /** With the server's message, or none. */
  | { readonly kind: 'other'; readonly title: string | undefined }

/** A reason unknown to this version is shown as a plain decline. */
const declineOf = (reason: unknown) => ({
  kind: 'declined' as const,
  reason: declineReasons.find((known) => known === reason) ?? 'generic_decline',
})

const kinds = {
  already_paid: 'already_paid',
  payment_in_progress: 'in_progress',
  idempotency_in_progress: 'in_progress',
  too_many_requests: 'too_many',
  gateway_unavailable: 'gateway_unavailable',
  not_found: 'card_gone',
  conflict: 'cancelled',
} as const

const hasKind = (code: string | undefined): code is keyof typeof kinds => code !== undefined && code in kinds

export const payProblem = (error: unknown): PayProblem => {
  if (error instanceof QuestionFailure) return { kind: 'no_question' }
  if (error instanceof CardRefusal) return declineOf(error.reason)
  if (!(error instanceof Failure)) return { kind: 'other', title: undefined }
  const [problem] = error.problems
  if (error.code === 'card_declined') return declineOf(problem?.meta?.['reason'])
  if (hasKind(error.code)) return { kind: kinds[error.code] }
  if (error.status === 0) return { kind: 'offline' }
  return error.status >= 500 ? { kind: 'no_answer' } : { kind: 'other', title: problem?.title }
}

/** The outcome of the latest attempt, for users who return to an order that is still unpaid. */
export const lastDecline = ({ paid_at, payment }: Pick<Order, 'paid_at' | 'payment'>): PayProblem | undefined => {
  if (paid_at !== null || payment?.state !== 'failed') return undefined
  const { at, failure_code } = payment
  // The previous server version does not send the card.
  const last_four = (payment.card_last_four as string | null | undefined) ?? null
  return { ...declineOf(failure_code), tried: { at, last_four } }
}
