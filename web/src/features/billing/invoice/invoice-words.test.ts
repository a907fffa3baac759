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

describe('the notes on an invoice', () => {
  it('BILL-10 link to the licence in its description', () => {
    expect(aroundLicence({ description: 'Renewal of MS-1038 Media Server Pro', deliverable })).toEqual({
      before: 'Renewal of ',
      licence: 'MS-1038 Media Server Pro',
      after: '',
    })
    expect(aroundLicence({ description: 'MS-1038, three more', deliverable }).licence).toBe('MS-1038')
  })

  it('BILL-10 show a description without a licence unchanged', () => {
    const nothing = { before: 'Travel', licence: '', after: '' }
    expect(aroundLicence({ description: 'Travel', deliverable })).toEqual(nothing)
    expect(aroundLicence({ description: 'Travel', deliverable: null })).toEqual(nothing)
  })

  it('say before the button what paying does', () => {
    const licence = 'MS-1038'
    const [running, stops_on] = ['2026-12-10', '2026-12-11']
    const day = '2027-02-27'
    expect(afterPayment({ actions, deliverable, stops_on }, running)).toEqual({ kind: 'runs_until', licence, day })
    const more = { kind: 'more', licence, count: 3 }
    expect(afterPayment({ actions: raised, deliverable, stops_on: null }, running)).toEqual(more)
    expect(afterPayment({ actions, deliverable: null, stops_on: null }, running)).toBeUndefined()
    expect(afterPayment({ actions: [], deliverable, stops_on: null }, running)).toBeUndefined()
  })

  it('promise no day for a stopped licence: its period begins on the day of the payment', () => {
    const stopped = { kind: 'new_period', licence: 'MS-1038' }
    expect(afterPayment({ actions, deliverable, stops_on: '2026-12-11' }, '2026-12-11')).toEqual(stopped)
  })

  it('BILL-46 announce its own period for one that is switched on long after on that day, and one from the payment later', () => {
    const back = { actions, deliverable, stops_on: '2026-09-14' }
    expect(afterPayment(back, prolong.starts_on)).toMatchObject({ kind: 'runs_until', day: '2027-02-27' })
    expect(afterPayment(back, '2026-11-28')).toMatchObject({ kind: 'new_period' })
  })

  it('say what happens automatically: the due date, and the day on which the licence stops', () => {
    const unpaid = {
      purpose: 'prolong',
      paid_at: null,
      cancelled_at: null,
      due_on: '2026-11-27',
      charged_on: null,
      stops_on: '2026-12-11',
    } as const
    expect(nextSteps(unpaid, '2026-11-20')).toEqual([
      { kind: 'due', day: '2026-11-27' },
      { kind: 'stops', day: '2026-12-11' },
    ])
    const refused = { ...unpaid, charged_on: '2026-11-30' }
    expect(nextSteps(refused, '2026-11-28')[0]).toEqual({ kind: 'charged', day: '2026-11-30' })
    expect(nextSteps(unpaid, '2026-11-28')).toEqual([{ kind: 'stops', day: '2026-12-11' }])
    expect(nextSteps({ ...unpaid, paid_at: '2026-11-21T00:00:00Z' }, '2026-11-22')).toEqual([])
    const other = { ...unpaid, purpose: 'custom', stops_on: null } as const
    expect(nextSteps(other, '2026-11-20')).toEqual([{ kind: 'due', day: '2026-11-27' }])
  })

  it('BILL-46 announce no further end for a licence that already stopped', () => {
    const order = {
      purpose: 'prolong',
      paid_at: null,
      cancelled_at: null,
      due_on: null,
      charged_on: '2026-11-30',
    } as const
    for (const stops_on of ['2026-09-14', '2026-11-28'])
      expect(nextSteps({ ...order, stops_on }, '2026-11-28')).toEqual([{ kind: 'charged', day: '2026-11-30' }])
  })

  it('LIC-23 say until when a raise can be paid, and that it is cancelled the day after', () => {
    const order = { paid_at: null, cancelled_at: null, due_on: '2026-11-27', charged_on: null, stops_on: null }
    const raise = { ...order, purpose: 'increase' } as const
    const steps = [
      { kind: 'due', day: '2026-11-27' },
      { kind: 'lapses', day: '2026-11-28' },
    ]
    expect(nextSteps(raise, '2026-11-20')).toEqual(steps)
    expect(nextSteps({ ...raise, due_on: null }, '2026-11-20')).toEqual([])
  })
})
