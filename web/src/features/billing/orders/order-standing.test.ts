import type { AttemptState } from '@foyer/contract/billing/order.ts'
import { describe, expect, it } from 'vitest'
import { standingOf } from './order-standing.ts'

const now = Date.parse('2026-11-20T15:00:00Z')
const unpaid = {
  paid_at: null,
  cancelled_at: null,
  due_on: null,
  charged_on: null,
  payment: null,
  amount: 119,
  credited_amount: 0,
  returning_amount: 0,
}
const payment = (state: AttemptState) =>
  ({ state, gateway: 'stripe', failure_code: null, card_last_four: null, at: '' }) as const

describe('the state of an order', () => {
  it('BILL-05 it is unpaid while paid_at is empty', () => {
    expect(standingOf(unpaid, now)).toEqual({ state: 'unpaid' })
    const at = '2026-11-20T10:00:00.000Z'
    expect(standingOf({ ...unpaid, paid_at: at, due_on: '2026-11-01' }, now)).toEqual({ state: 'paid', at })
    expect(standingOf({ ...unpaid, cancelled_at: at, due_on: '2026-11-01' }, now)).toEqual({ state: 'cancelled' })
  })

  it.each([
    [0, 'paid'],
    [0.01, 'partly_refunded'],
    [118.99, 'partly_refunded'],
    [119, 'refunded'],
  ] as const)('BILL-09 paid, with %d of its 119 credited, it is %s', (credited_amount, state) => {
    const at = '2026-11-20T10:00:00.000Z'
    expect(standingOf({ ...unpaid, paid_at: at, credited_amount }, now)).toEqual({ state, at })
  })

  it('BILL-09 paid, with some of it being refunded, it is not refunded yet', () => {
    const at = '2026-11-20T10:00:00.000Z'
    const paid = { ...unpaid, paid_at: at, returning_amount: 19 }
    expect(standingOf(paid, now)).toEqual({ state: 'refunding', at })
    expect(standingOf({ ...paid, credited_amount: 100 }, now)).toEqual({ state: 'refunding', at })
  })

  it('BILL-09 costing nothing, it was never paid: it is done', () => {
    const at = '2026-11-20T10:00:00.000Z'
    expect(standingOf({ ...unpaid, amount: 0, paid_at: at }, now)).toEqual({ state: 'done', at })
  })

  it.each([
    ['2026-11-27', { state: 'due', days: 7 }],
    ['2026-11-21', { state: 'due', days: 1 }],
    ['2026-11-20', { state: 'due_today' }],
    ['2026-11-19', { state: 'overdue', days: 1 }],
    ['2026-11-06', { state: 'overdue', days: 14 }],
  ])('BILL-09 due on %s it is %j on 20 November', (due_on, standing) => {
    expect(standingOf({ ...unpaid, due_on }, now)).toEqual(standing)
  })

  it.each([
    ['2026-11-27', null, { state: 'charged', days: 7 }],
    ['2026-11-20', null, { state: 'charged', days: 0 }],
    ['2026-11-19', null, { state: 'overdue', days: 1 }],
    ['2026-11-27', payment('unknown'), { state: 'checking' }],
    ['2026-11-21', payment('failed'), { state: 'overdue', days: 1 }],
  ])(
    'BILL-47 with its card charged on %s, after the payment %j it is %j on 20 November',
    (charged_on, before, standing) => {
      expect(standingOf({ ...unpaid, due_on: '2026-11-19', charged_on, payment: before }, now)).toEqual(standing)
    },
  )

  it.each([
    ['started', 'checking'],
    ['unknown', 'checking'],
    ['succeeded', 'checking'],
    ['requires_action', 'confirm'],
    ['failed', 'due'],
  ] as const)('a payment that is %s takes precedence over the due date: %s', (state, standing) => {
    expect(standingOf({ ...unpaid, due_on: '2026-12-01', payment: payment(state) }, now).state).toBe(standing)
  })
})
