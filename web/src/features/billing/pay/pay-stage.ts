import type { AttemptState, Order } from '@foyer/contract/billing/order.ts'

type Paid = Pick<Order, 'paid_at' | 'payment'>

/** A payment has begun and its end is not known yet. */
export const isUnderway = ({ paid_at, payment }: Paid): boolean =>
  paid_at === null && payment !== null && payment.state !== 'failed'

/** What the customer can do about an order. */
export type PayStage =
  /** Nothing is left to do. */
  | 'paid'
  /** Choose a way to pay. */
  | 'open'
  /** Answer the bank's question that this tab was handed. */
  | 'confirm'
  /** Wait: the gateway has not said yet. Paying again could only be refused. */
  | 'checking'

interface HandOver {
  /** The gateway's secret of the question that waits, if this tab has it. */
  readonly secret: string | null
  /** The question has just been answered; the server will hear of it. */
  readonly answered: boolean
}

/** Where the customer stands by the latest attempt alone. */
const stages: Readonly<Record<AttemptState, Exclude<PayStage, 'paid'>>> = {
  started: 'checking',
  unknown: 'checking',
  succeeded: 'checking',
  requires_action: 'confirm',
  failed: 'open',
}

/**
 * An attempt whose question was answered is being checked, and one whose secret is lost holds nobody up:
 * paying again gives it up.
 */
export const stageOf = ({ paid_at, payment }: Paid, { secret, answered }: HandOver): PayStage => {
  if (paid_at !== null) return 'paid'
  const stage = payment === null ? 'open' : stages[payment.state]
  if (stage !== 'confirm') return stage
  if (answered) return 'checking'
  return secret === null ? 'open' : 'confirm'
}
