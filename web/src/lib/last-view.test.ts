import { expect, it } from 'vitest'
import { forgetViews, keepView, lastView } from './last-view.ts'
import { memoryStore } from './storage.ts'

it('a list is found again as it was left, each by its own address', () => {
  const store = memoryStore()
  keepView('/licenses', { query: 'edge', cursor: 'c2', sort: '-paid_till' }, store)
  keepView('/invoices', { status: 'open' }, store)
  expect(lastView('/licenses', store)).toEqual({ query: 'edge', cursor: 'c2', sort: '-paid_till' })
  keepView('/licenses', {}, store)
  expect(lastView('/licenses', store)).toEqual({})
  expect(lastView('/invoices', store)).toEqual({ status: 'open' })
})

it('the pages of single objects are not kept, and nothing is after the end of the session', () => {
  const store = memoryStore()
  keepView('/licenses/0190c6a2-7c1b-7d2e-9b1a-3f2e1d0c9b8a', { tab: 'history' }, store)
  expect(store.get('views')).toBeNull()
  keepView('/licenses', { query: 'edge' }, store)
  forgetViews(store)
  expect(lastView('/licenses', store)).toEqual({})
})

it('what was stored by something else counts for nothing', () => {
  const store = memoryStore()
  store.set('views', '[{')
  expect(lastView('/licenses', store)).toEqual({})
  store.set('views', '{"/licenses":"x"}')
  expect(lastView('/licenses', store)).toEqual({})
})
