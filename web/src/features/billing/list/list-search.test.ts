import { describe, expect, it } from 'vitest'
import { ordersSearch, unpaidSearch } from '../orders/orders-search.ts'
import { paymentsSearch } from '../payments/payments-search.ts'
import { ownersOf } from './owners.ts'

describe('the address of a list', () => {
  it('BILL-09 holds search, filters, order and page', () => {
    const raw = {
      query: 'AUR',
      status: 'open',
      from: '2026-01-01',
      to: '2026-01-31',
      owner: 'olga@northlight.example',
      sort: '-amount',
      cursor: 'abc',
      limit: '50',
    }
    expect(ordersSearch(raw)).toEqual({ ...raw, limit: 50 })
  })

  it('ignores what means nothing', () => {
    const raw = {
      status: 'lost',
      from: '2026-02-31',
      to: 'soon',
      owner: 'someone',
      sort: 'colour',
      limit: '7',
      page: '2',
    }
    expect(ordersSearch(raw)).toEqual({})
    expect(paymentsSearch({ ...raw, sort: 'number', query: 'x' })).toEqual({})
    expect(unpaidSearch({ status: 'paid' })).toEqual({})
  })

  it('offers the owners in sight, and none where all rows are one’s own', () => {
    const own = { owner: null }
    const olgas = { owner: { email: 'olga@northlight.example', through: 'company' } } as const
    expect(ownersOf([own, olgas, olgas], undefined)).toEqual(['me', 'olga@northlight.example'])
    expect(ownersOf([own], undefined)).toEqual([])
    expect(ownersOf([], 'cole@southbeam.example')).toEqual(['me', 'cole@southbeam.example'])
  })
})
