import { expect, it } from 'vitest'
import { orderState } from './order-rules.ts'

const fresh = { paid_at: null, cancelled_at: null, due_on: '2026-11-21', paid_amount: 100, refunded: 0 }
const at = '2026-11-20T10:00:00Z'

it.each([
  [fresh, 'open'],
  [{ ...fresh, due_on: null }, 'open'],
  [{ ...fresh, due_on: '2026-11-20' }, 'overdue'],
  [{ ...fresh, cancelled_at: at }, 'cancelled'],
  [{ ...fresh, paid_at: at }, 'paid'],
  [{ ...fresh, paid_at: at, paid_amount: 0 }, 'done'],
  [{ ...fresh, paid_at: at, refunded: 1 }, 'partly_refunded'],
  [{ ...fresh, paid_at: at, refunded: 100 }, 'refunded'],
] as const)('%j is %s', (order, state) => {
  expect(orderState(order, '2026-11-21')).toBe(state)
})
