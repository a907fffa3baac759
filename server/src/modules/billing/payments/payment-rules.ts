import type { DeclineReason } from '@foyer/contract/billing/decline.ts'
import type { AttemptState } from '@foyer/contract/billing/order.ts'
import { minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import { compare, type Money } from '@foyer/contract/vocabulary/money.ts'

/** What a gateway says about one attempt, from its answer, a lookup or a notification. */
export type Outcome =
  | {
      readonly kind: 'succeeded'
      readonly gateway_ref: string
      readonly transaction_id: string
      /** The order that the gateway was given, if it repeats it. */
      readonly order_id: string | null
      readonly amount: Money
      readonly receipt_url: string | null
      readonly card_last_four: string | null
      /** The card’s brand as the gateway writes it, if it says so. */
      readonly card_type?: string | null
    }
  /** The bank wants the cardholder’s confirmation. Without a secret it does so on the gateway’s page, which nobody is sent to again. */
  | { readonly kind: 'requires_action'; readonly gateway_ref: string; readonly client_secret: string | null }
  | { readonly kind: 'failed'; readonly gateway_ref: string | null; readonly reason: DeclineReason }
  /** No answer, or an unclear one: the money may have moved. */
  | { readonly kind: 'unknown'; readonly gateway_ref: string | null }

/**
 * The transitions of an attempt. Nothing leaves `succeeded`. A failed one may still turn out captured, if the gateway reports that late,
 * but it never becomes open again.
 */
export const transitions: Readonly<Record<AttemptState, readonly AttemptState[]>> = {
  started: ['requires_action', 'unknown', 'succeeded', 'failed'],
  requires_action: ['unknown', 'succeeded', 'failed'],
  unknown: ['requires_action', 'succeeded', 'failed'],
  failed: ['succeeded'],
  succeeded: [],
}

export const isOpen = (state: AttemptState): boolean => state !== 'failed' && state !== 'succeeded'

/**
 * `move`: the attempt takes the state that the outcome names. `mismatch`: another amount, currency or order than was asked for, so nothing is
 * marked as paid, and a person looks at it.
 */
export type Verdict = 'ignore' | 'move' | 'mismatch'

/** What an attempt should collect. */
export interface Asked {
  readonly order_id: string
  readonly amount: Money
}

export const judgeOutcome = (state: AttemptState, asked: Asked, outcome: Outcome): Verdict => {
  if (!transitions[state].includes(outcome.kind)) return 'ignore'
  if (outcome.kind !== 'succeeded') return 'move'
  const { amount, order_id } = outcome
  const isAsked =
    amount.currency === asked.amount.currency &&
    compare(amount, asked.amount) === 0 &&
    (order_id === null || order_id === asked.order_id)
  return isAsked ? 'move' : 'mismatch'
}

/** How many declined cards one account may try within an hour, and how many tries one invoice may have. More suggests someone testing stolen cards. */
export const declinesAtMost = 10
export const declinesMs = 3_600_000
/** How long a customer has to answer their bank. Afterwards the attempt is given up. */
export const authenticationMs = 60 * minuteMs
/** How long one process keeps an attempt to itself. Longer than any call to a gateway may take. */
export const leaseMs = 30_000

/** Which rows a process takes to itself: what is due by now, until when, and how many. */
export interface Leasing {
  readonly now: Date
  readonly until: Date
  readonly limit: number
}
