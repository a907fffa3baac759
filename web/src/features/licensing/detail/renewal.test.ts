import { describe, expect, it } from 'vitest'
import { lacksCard, renewalOf } from './renewal.ts'

const licence = {
  state: 'active',
  terminatable: false,
  period: 'monthly',
  paid_till: '2026-12-14T00:00:00.000Z',
  auto_renewable: true,
  billing_kind: 'internal',
  next_charge: { date: '2026-12-14', amount: 1187.5 },
} as const

const renewalOn = (
  facts: Parameters<typeof renewalOf>[0],
  day = '2026-12-01',
  order?: Parameters<typeof renewalOf>[2],
): ReturnType<typeof renewalOf> => renewalOf(facts, Date.parse(day), order)

describe('what happens on the paid-till day', () => {
  it('LIC-12 distinguishes a charge, an external charge and an invoice', () => {
    expect(renewalOn(licence)).toBe('charge')
    expect(renewalOn({ ...licence, billing_kind: 'external', next_charge: null })).toBe('external')
    expect(renewalOn({ ...licence, billing_kind: 'manual', next_charge: null })).toBe('invoice')
  })

  it('LIC-12 waits for the payment of the next period’s invoice once that is issued, not of one for more servers', () => {
    const manual = { ...licence, state: 'unpaid', billing_kind: 'manual', next_charge: null } as const
    expect(renewalOn(manual, '2026-12-08', { purpose: 'prolong' })).toBe('issued')
    expect(renewalOn(manual, '2026-12-08', { purpose: 'increase' })).toBe('invoice')
    expect(renewalOn(manual, '2026-12-20', { purpose: 'prolong' })).toBe('late')
    expect(renewalOn({ ...manual, billing_kind: 'external' }, '2026-12-08', { purpose: 'prolong' })).toBe('external')
  })

  it('LIC-12 waits for the invoice of a period that has begun unpaid; a card that will soon be charged comes first', () => {
    const unpaid = { ...licence, state: 'unpaid' } as const
    expect(renewalOn(unpaid, '2026-12-13')).toBe('charge')
    expect(renewalOn(unpaid, '2026-12-14')).toBe('late')
    expect(renewalOn({ ...unpaid, billing_kind: 'manual', next_charge: null }, '2026-12-20')).toBe('late')
    expect(renewalOn(licence, '2026-12-14')).toBe('charge')
  })

  it('LIC-12 a licence that is not renewed ends, and so does a trial', () => {
    expect(renewalOn({ ...licence, auto_renewable: false, next_charge: null })).toBe('end')
    const trial = { ...licence, state: 'trial', terminatable: true, period: 'one_time', next_charge: null } as const
    expect(renewalOn(trial)).toBe('trial_end')
  })

  it('LIC-12, BILL-38 an ended licence that is not renewed can be switched on again', () => {
    const over = { ...licence, state: 'expired', auto_renewable: false, next_charge: null } as const
    expect(renewalOn(over)).toBe('over')
    expect(renewalOn({ ...over, terminatable: true, period: 'one_time' })).toBeUndefined()
  })

  it('LIC-12 says nothing if nothing ends or everything has ended', () => {
    expect(renewalOn({ ...licence, paid_till: null, period: 'one_time' })).toBeUndefined()
    expect(renewalOn({ ...licence, state: 'terminated' })).toBeUndefined()
  })

  it('BILL-38, BILL-44 a licence that stopped unpaid waits for its invoice, or for the service that charges it', () => {
    const stopped = { ...licence, state: 'expired', next_charge: null } as const
    expect(renewalOn(stopped)).toBe('stopped')
    expect(renewalOn({ ...stopped, billing_kind: 'manual' })).toBe('stopped')
    expect(renewalOn({ ...stopped, billing_kind: 'external' })).toBe('stopped_external')
    expect(renewalOn({ ...stopped, period: 'one_time' })).toBeUndefined()
    const declined = { ...stopped, next_charge: { date: '2027-01-09', amount: 1187.5 } } as const
    expect(renewalOn(declined, '2027-01-09', { purpose: 'prolong', charged_on: null })).toBe('stopped')
    expect(renewalOn(declined, '2027-01-09', { purpose: 'prolong', charged_on: '2027-01-09' })).toBe('charge')
  })

  it('LIC-12 promises nothing about a licence stopped by the vendor, except what an external service does', () => {
    const blocked = { ...licence, state: 'blocked', next_charge: null } as const
    expect(renewalOn(blocked)).toBe('blocked')
    expect(renewalOn({ ...blocked, auto_renewable: false }, '2027-01-01')).toBe('blocked')
    expect(renewalOn({ ...blocked, billing_kind: 'external' })).toBe('blocked_external')
    expect(renewalOn({ ...blocked, billing_kind: 'external', auto_renewable: false })).toBe('blocked')
    expect(renewalOn({ ...blocked, terminatable: true })).toBeUndefined()
    expect(renewalOn({ ...blocked, period: 'one_time' })).toBeUndefined()
  })
})

it('LIC-12, BILL-47 no card is named if the invoice of the next period says that none will be charged', () => {
  expect(lacksCard({ purpose: 'prolong', charged_on: null })).toBe(true)
  expect(lacksCard({ purpose: 'prolong', charged_on: '2026-12-14' })).toBe(false)
  // An invoice for more servers says nothing about the next period.
  expect(lacksCard({ purpose: 'increase', charged_on: null })).toBe(false)
  expect(lacksCard(undefined)).toBe(false)
})
