/** How far something that was paid went back. */
export type RefundedState = 'paid' | 'partly_refunded' | 'refunded'

/** Of what was paid, by what of it went back. */
export const refundedState = (amount: number, returned: number): RefundedState => {
  if (returned === 0) return 'paid'
  return returned < amount ? 'partly_refunded' : 'refunded'
}

/** How an order stands for which nothing is left to be paid: nobody paid for one that costs nothing, it is done. */
export type SettledState = 'done' | RefundedState

/** Of an order whose `paid_at` is set, by what was paid and what of it went back. */
export const settledState = (paid: number, returned: number): SettledState =>
  paid === 0 ? 'done' : refundedState(paid, returned)

interface Returned {
  readonly amount: number
  /** How much of it has been refunded. */
  readonly credited_amount: number
  readonly returning_amount: number
}

/** The same as the customer sees it: a refund in progress comes first. */
export const customersState = ({ amount, credited_amount, returning_amount }: Returned): SettledState | 'refunding' =>
  returning_amount > 0 ? 'refunding' : settledState(amount, credited_amount)
