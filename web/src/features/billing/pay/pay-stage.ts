import type { AttemptState, Order } from '@foyer/contract/billing/order.ts'

type Paid = Pick<Order, 'paid_at' | 'payment'>

/** A payment has started and its outcome is not known yet. */
export const isUnderway = ({ paid_at, payment }: Paid): boolean =>
  paid_at === null && payment !== null && payment.state !== 'failed'

/** What the customer can do about an order. */
export type PayStage =
  /** Nothing is left to do. */
  | 'paid'
  /** Choose a way to pay. */
  | 'open'
  /** Answer the bank's confirmation, whose secret this tab has. */
  | 'confirm'
  /** Wait: the gateway has not answered yet. Paying again would only be refused. */
  | 'checking'

interface HandOver {
  /** The gateway's secret of the pending confirmation, if this tab has it. */
  readonly secret: string | null
  /** The confirmation was just answered; the server will hear of it. */
  readonly answered: boolean
}

/** The stage according to the latest attempt alone. */
const stages: Readonly<Record<AttemptState, Exclude<PayStage, 'paid'>>> = {
  started: 'checking',
  unknown: 'checking',
  succeeded: 'checking',
  requires_action: 'confirm',
  failed: 'open',
}

/**
 * An attempt with an answered confirmation is being checked. An attempt whose secret is lost blocks nobody: paying
 * again abandons it.
 */
export const stageOf = ({ paid_at, payment }: Paid, { secret, answered }: HandOver): PayStage => {
  if (paid_at !== null) return 'paid'
  const stage = payment === null ? 'open' : stages[payment.state]
  if (stage !== 'confirm') return stage
  if (answered) return 'checking'
  return secret === null ? 'open' : 'confirm'
}
