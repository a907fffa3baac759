import type { Order } from '@foyer/contract/billing/order.ts'
import { describe, expect, it } from 'vitest'
import { afterPayment } from './after-payment.ts'
import { aroundLicence } from './around-licence.ts'
import { nextSteps } from './next-steps.ts'

const deliverable = { id: 'd1', human_id: 'MS-1038', name: 'Media Server Pro' }
const common = { created_at: '2026-11-20T06:00:00Z', fulfilled_at: null, description: '' }
const prolong = {
  command: 'prolong',
  ...common,
  starts_on: '2026-11-27',
  ends_on: '2027-02-27',
  paid_periods: 1,
} as const
const increase = { command: 'increase', ...common, quantity_delta: 3 } as const
const actions: Order['actions'] = [prolong]
const raised: Order['actions'] = [increase]

describe('what an invoice says beyond its figures', () => {
  it('BILL-10 the licence in its description can be followed', () => {
    expect(aroundLicence({ description: 'Renewal of MS-1038 Media Server Pro', deliverable })).toEqual({
      before: 'Renewal of ',
      licence: 'MS-1038 Media Server Pro',
      after: '',
    })
    expect(aroundLicence({ description: 'MS-1038, three more', deliverable }).licence).toBe('MS-1038')
  })

  it('BILL-10 a description that names no licence is shown as it is', () => {
    const nothing = { before: 'Travel', licence: '', after: '' }
    expect(aroundLicence({ description: 'Travel', deliverable })).toEqual(nothing)
    expect(aroundLicence({ description: 'Travel', deliverable: null })).toEqual(nothing)
  })

  it('tells before the button what paying brings', () => {
    const licence = 'MS-1038'
    const running = '2026-12-10'
    expect(afterPayment({ actions, deliverable }, running)).toEqual({ kind: 'runs_until', licence, day: '2027-02-27' })
    expect(afterPayment({ actions: [increase], deliverable }, running)).toEqual({ kind: 'more', licence, count: 3 })
    expect(afterPayment({ actions, deliverable: null }, running)).toBeUndefined()
    expect(afterPayment({ actions: [], deliverable }, running)).toBeUndefined()
  })

  it('promises no day to a licence that has stopped: its period begins with the day of the payment', () => {
    const stopped = { kind: 'new_period', licence: 'MS-1038' }
    expect(afterPayment({ actions, deliverable }, '2026-12-11')).toEqual(stopped)
  })

  it('tells what happens by itself: the due day, and 14 days after the paid time the end', () => {
    const unpaid = {
      purpose: 'prolong',
      paid_at: null,
      cancelled_at: null,
      due_on: '2026-11-27',
      charged_on: null,
      actions,
      deliverable,
    } as const
    expect(nextSteps(unpaid, '2026-11-20')).toEqual([
      { kind: 'due', day: '2026-11-27' },
      { kind: 'stops', day: '2026-12-11' },
    ])
    const refused = { ...unpaid, charged_on: '2026-11-30' }
    expect(nextSteps(refused, '2026-11-28')[0]).toEqual({ kind: 'charged', day: '2026-11-30' })
    expect(nextSteps(unpaid, '2026-11-28')).toEqual([{ kind: 'stops', day: '2026-12-11' }])
    expect(nextSteps({ ...unpaid, paid_at: '2026-11-21T00:00:00Z' }, '2026-11-22')).toEqual([])
    const other = { ...unpaid, purpose: 'custom', actions: raised } as const
    expect(nextSteps(other, '2026-11-20')).toEqual([{ kind: 'due', day: '2026-11-27' }])
  })

  it('LIC-23 of a raise until when it can be paid, and that it is given up the day after', () => {
    const order = { paid_at: null, cancelled_at: null, due_on: '2026-11-27', charged_on: null, deliverable }
    const raise = { ...order, purpose: 'increase', actions: raised } as const
    const steps = [
      { kind: 'due', day: '2026-11-27' },
      { kind: 'lapses', day: '2026-11-28' },
    ]
    expect(nextSteps(raise, '2026-11-20')).toEqual(steps)
    expect(nextSteps({ ...raise, due_on: null }, '2026-11-20')).toEqual([])
  })
})
