import { declineReasons } from '@foyer/contract/billing/decline.ts'
import { describe, expect, it } from 'vitest'
import { Failure, type Problem } from '../../../api/failure.ts'
import { en } from '../locale/en.ts'
import { ru } from '../locale/ru.ts'
import { CardRefusal, QuestionFailure } from './gateway-failures.ts'
import { lastDecline, payProblem } from './pay-problem.ts'

const failure = (status: number, code: string, more: Problem = {}) => new Failure(status, [{ code, ...more }])

describe('why a payment failed', () => {
  it.each(declineReasons)('BILL-20 a card declined for %s says what to do next, in both languages', (reason) => {
    expect(payProblem(failure(402, 'card_declined', { meta: { reason } }))).toEqual({ kind: 'declined', reason })
    expect(payProblem(new CardRefusal(reason))).toEqual({ kind: 'declined', reason })
    for (const { why, next } of [en.declines[reason], ru.declines[reason]])
      expect([why, next]).toEqual([expect.stringMatching(/\.$/), expect.stringMatching(/\.$/)])
    expect(ru.declines[reason].why).toMatch(/[а-я]\.$/)
  })

  it('an unknown reason is a plain decline', () => {
    const declined = { kind: 'declined', reason: 'generic_decline' }
    expect(payProblem(failure(402, 'card_declined', { meta: { reason: 'bad_weather' } }))).toEqual(declined)
    expect(payProblem(failure(402, 'card_declined'))).toEqual(declined)
  })

  it.each([
    [failure(409, 'already_paid'), 'already_paid'],
    [failure(409, 'payment_in_progress'), 'in_progress'],
    [failure(409, 'idempotency_in_progress'), 'in_progress'],
    [failure(429, 'too_many_requests'), 'too_many'],
    [failure(422, 'gateway_unavailable'), 'gateway_unavailable'],
    [failure(404, 'not_found'), 'card_gone'],
    [failure(409, 'conflict'), 'cancelled'],
    [failure(502, 'gateway_error'), 'no_answer'],
    [new Failure(0, []), 'offline'],
    [new QuestionFailure(), 'no_question'],
  ])('BILL-30 %s is explained as %s', (error, kind) => {
    expect(payProblem(error)).toEqual({ kind })
  })

  it('an error without its own text keeps the server’s', () => {
    expect(payProblem(failure(422, 'invalid', { title: 'No' }))).toEqual({ kind: 'other', title: 'No' })
    expect(payProblem(new Error('broken'))).toEqual({ kind: 'other', title: undefined })
  })

  it('BILL-18 the latest attempt has its result, its card and its time for returning customers', () => {
    const at = '2026-11-20T09:00:00.000Z'
    const payment = { state: 'failed', gateway: 'stripe', failure_code: 'expired_card', at } as const
    const expired = { kind: 'declined', reason: 'expired_card' }
    const paymentOf = (card_last_four: string | null) => ({ paid_at: null, payment: { ...payment, card_last_four } })
    expect(lastDecline(paymentOf('0002'))).toEqual({ ...expired, tried: { at, last_four: '0002' } })
    expect(lastDecline(paymentOf(null))).toEqual({ ...expired, tried: { at, last_four: null } })
    expect(lastDecline({ ...paymentOf('0002'), paid_at: '2026-11-20T10:00:00.000Z' })).toBeUndefined()
    expect(lastDecline({ paid_at: null, payment: null })).toBeUndefined()
  })
})
