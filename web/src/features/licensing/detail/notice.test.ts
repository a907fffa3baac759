import { describe, expect, it } from 'vitest'
import { noticeOf } from './notice.ts'

const paidTill = '2026-11-25T00:00:00.000Z'
const licence = {
  state: 'active',
  paid_till: paidTill,
  unpaid_order_id: null,
  stops_on: '2026-12-09',
} as const

describe('the notice of a licence', () => {
  it('LIC-14 is absent while all is well', () => {
    expect(noticeOf(licence, undefined)).toBeUndefined()
    expect(noticeOf({ ...licence, state: 'trial' }, undefined)).toBeUndefined()
    expect(noticeOf({ ...licence, paid_till: null, stops_on: null }, undefined)).toBeUndefined()
  })

  it('LIC-14 asks for payment first, with the day on which the licence stops', () => {
    const unpaid = { ...licence, unpaid_order_id: 'o1' }
    const asked = { kind: 'unpaid', paid_till: paidTill, stops: '2026-12-09' }
    expect(noticeOf({ ...unpaid, state: 'unpaid' }, { purpose: 'prolong' })).toEqual(asked)
    expect(noticeOf({ ...unpaid, state: 'expired' }, { purpose: 'prolong' })).toEqual(asked)
  })

  it('LIC-14 does not ask for a payment that the card makes on its day', () => {
    expect(noticeOf({ ...licence, unpaid_order_id: 'o1' }, { purpose: 'prolong' })).toBeUndefined()
  })

  it('LIC-14 threatens nothing about an invoice that extends nothing or cannot be seen', () => {
    const unpaid = { ...licence, state: 'unpaid', unpaid_order_id: 'o1' } as const
    const asked = { kind: 'unpaid', paid_till: paidTill, stops: undefined }
    expect(noticeOf(unpaid, { purpose: 'increase' })).toEqual(asked)
    expect(noticeOf(unpaid, undefined)).toEqual(asked)
  })

  it('LIC-14 reports an end that is near or past, and a terminated licence', () => {
    expect(noticeOf({ ...licence, state: 'expiring' }, undefined)).toEqual({ kind: 'expiring', paid_till: paidTill })
    const expired = { kind: 'expired', paid_till: paidTill, stops: '2026-12-09' }
    expect(noticeOf({ ...licence, state: 'expired' }, undefined)).toEqual(expired)
    expect(noticeOf({ ...licence, state: 'terminated', unpaid_order_id: 'o1' }, undefined)).toEqual({
      kind: 'terminated',
    })
  })

  it('LIC-14 only asks to contact the vendor if they have stopped it, whatever else is due', () => {
    const blocked = { ...licence, state: 'blocked', unpaid_order_id: 'o1' } as const
    expect(noticeOf(blocked, { purpose: 'prolong' })).toEqual({ kind: 'blocked' })
  })
})
