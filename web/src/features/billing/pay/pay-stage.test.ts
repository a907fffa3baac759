import type { AttemptState } from '@foyer/contract/billing/order.ts'
import { describe, expect, it } from 'vitest'
import { isUnderway, stageOf } from './pay-stage.ts'

const payment = (state: AttemptState) =>
  ({ state, gateway: 'stripe', failure_code: null, card_last_four: null, at: '' }) as const
const unpaid = (state?: AttemptState) => ({ paid_at: null, payment: state === undefined ? null : payment(state) })
const paid = { paid_at: '2026-11-20T10:00:00.000Z', payment: payment('succeeded') }
const nothing = { secret: null, answered: false }

describe('the stage of a payment', () => {
  it('BILL-11, BILL-26 a paid order has no buttons', () => {
    expect(stageOf(paid, nothing)).toBe('paid')
    expect(stageOf(paid, { secret: 'pi_1_secret', answered: false })).toBe('paid')
  })

  it('BILL-11 an unpaid order can be paid', () => {
    expect(stageOf(unpaid(), nothing)).toBe('open')
    expect(stageOf(unpaid('failed'), nothing)).toBe('open')
  })

  it.each(['started', 'unknown', 'succeeded'] as const)(
    'BILL-30 while an attempt is %s nobody can pay again',
    (state) => {
      expect(stageOf(unpaid(state), nothing)).toBe('checking')
    },
  )

  it('a bank’s question waits for the tab that has its secret', () => {
    const waits = unpaid('requires_action')
    expect(stageOf(waits, { secret: 'pi_1_secret', answered: false })).toBe('confirm')
    expect(stageOf(waits, { secret: null, answered: true })).toBe('checking')
    expect(stageOf(waits, nothing)).toBe('open')
  })

  it('an attempt is in progress until it has failed or the order is paid', () => {
    expect(isUnderway(unpaid())).toBe(false)
    expect(isUnderway(unpaid('failed'))).toBe(false)
    expect(isUnderway(paid)).toBe(false)
    for (const state of ['started', 'unknown', 'requires_action', 'succeeded'] as const)
      expect(isUnderway(unpaid(state))).toBe(true)
  })
})
