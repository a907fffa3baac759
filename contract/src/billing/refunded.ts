/** How far something that was paid went back. */
export type RefundedState = 'paid' | 'partly_refunded' | 'refunded'

/** Of what was paid, by what of it went back. */
export const refundedState = (amount: number, returned: number): RefundedState => {
  if (returned === 0) return 'paid'
  return returned < amount ? 'partly_refunded' : 'refunded'
}
