export type OrderState = 'open' | 'overdue' | 'paid' | 'refunded' | 'cancelled'

interface Standing {
  readonly paid_at: string | null
  readonly cancelled_at: string | null
  readonly due_on: string | null
  readonly refunded: number
}

/** How an order stands on a day, `2026-11-21`. What was paid and went back, in part or whole, is refunded. */
export const orderState = ({ paid_at, cancelled_at, due_on, refunded }: Standing, today: string): OrderState => {
  if (paid_at !== null) return refunded > 0 ? 'refunded' : 'paid'
  if (cancelled_at !== null) return 'cancelled'
  return due_on !== null && due_on < today ? 'overdue' : 'open'
}
