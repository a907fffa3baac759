import { describe, expect, it } from 'vitest'
import { ordersSearch, unpaidSearch } from '../orders/orders-search.ts'
import { paymentsSearch } from '../payments/payments-search.ts'

describe('the address of a list', () => {
  it('BILL-09 contains search, filters, order and page', () => {
    const raw = {
      query: 'AUR',
      status: 'open',
      from: '2026-01-01',
      to: '2026-01-31',
      owner: 'olga@northlight.example',
      amount_gt: '100',
      amount_lt: '99.5',
      sort: '-amount',
      cursor: 'abc',
      limit: '50',
    }
    expect(ordersSearch(raw)).toEqual({ ...raw, limit: 50, amount_gt: 100, amount_lt: 99.5 })
  })

  it('BILL-31 contains those of payments, with the way to pay', () => {
    const raw = { gateway: 'bank_transfer', amount_gt: '100', amount_lt: '250.5', from: '2026-01-01', sort: '-amount' }
    expect(paymentsSearch(raw)).toEqual({ ...raw, amount_gt: 100, amount_lt: 250.5 })
    expect(paymentsSearch({ gateway: 'cash' })).toEqual({})
  })

  it('BILL-09 accepts no amount that the server could not parse', () => {
    for (const typed of ['1e-9', '1e300', '1000000000001', 'Infinity', ' '])
      expect(ordersSearch({ amount_gt: typed })).toEqual({})
    expect(ordersSearch({ amount_gt: '1e3', amount_lt: '1000000000000' })).toEqual({ amount_gt: 1000, amount_lt: 1e12 })
  })

  it('BILL-09 parses an amount again that it has parsed before', () => {
    expect(ordersSearch({ ...ordersSearch({ amount_gt: '0.5' }) })).toEqual({ amount_gt: 0.5 })
  })

  it('ignores unknown values', () => {
    const raw = {
      status: 'lost',
      from: '2026-02-31',
      to: 'soon',
      owner: 'someone',
      amount_gt: 'much',
      amount_lt: '-1',
      sort: 'colour',
      limit: '7',
      page: '2',
    }
    expect(ordersSearch(raw)).toEqual({})
    expect(paymentsSearch({ ...raw, sort: 'number' })).toEqual({})
    expect(paymentsSearch({ status: 'open', query: 'AUR' })).toEqual({ query: 'AUR' })
    expect(unpaidSearch({ status: 'paid' })).toEqual({})
  })
})
