import { describe, expect, it } from 'vitest'
import { renewalOf } from './renewal.ts'

const licence = {
  state: 'active',
  terminatable: false,
  period: 'monthly',
  paid_till: '2026-12-14T00:00:00.000Z',
  auto_renewable: true,
  billing_kind: 'internal',
  next_charge: { date: '2026-12-14', amount: 1187.5 },
} as const

describe('what happens on the paid-till day', () => {
  it('LIC-12 tells a charge from an outside charge and from an invoice', () => {
    expect(renewalOf(licence)).toBe('charge')
    expect(renewalOf({ ...licence, billing_kind: 'external', next_charge: null })).toBe('external')
    expect(renewalOf({ ...licence, billing_kind: 'manual', next_charge: null })).toBe('invoice')
  })

  it('LIC-12 a licence that is not renewed ends, and so does a trial', () => {
    expect(renewalOf({ ...licence, auto_renewable: false, next_charge: null })).toBe('end')
    const trial = { ...licence, state: 'trial', terminatable: true, period: 'one_time', next_charge: null } as const
    expect(renewalOf(trial)).toBe('trial_end')
  })

  it('LIC-12, BILL-38 what is over and is not renewed can be switched on again', () => {
    const over = { ...licence, state: 'expired', auto_renewable: false, next_charge: null } as const
    expect(renewalOf(over)).toBe('over')
    expect(renewalOf({ ...over, terminatable: true, period: 'one_time' })).toBeUndefined()
  })

  it('LIC-12 says nothing where nothing runs out or all is over', () => {
    expect(renewalOf({ ...licence, paid_till: null, period: 'one_time' })).toBeUndefined()
    expect(renewalOf({ ...licence, state: 'expired' })).toBeUndefined()
    expect(renewalOf({ ...licence, state: 'terminated' })).toBeUndefined()
  })
})
