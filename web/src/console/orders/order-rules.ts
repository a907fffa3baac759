import { type SettledState, settledState } from '@foyer/contract/billing/refunded.ts'

export type OrderState = 'open' | 'overdue' | SettledState | 'cancelled'

interface Standing {
  readonly paid_at: string | null
  readonly cancelled_at: string | null
  readonly due_on: string | null
  readonly paid_amount: number
  readonly refunded: number
}

/** An order's state on a day such as `2026-11-21`. */
export const orderState = (
  { paid_at, cancelled_at, due_on, paid_amount, refunded }: Standing,
  today: string,
): OrderState => {
  if (paid_at !== null) return settledState(paid_amount, refunded)
  if (cancelled_at !== null) return 'cancelled'
  return due_on !== null && due_on < today ? 'overdue' : 'open'
}
