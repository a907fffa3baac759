import { expect, it } from 'vitest'
import { day } from '../../lib/search-figures.ts'
import { searchOf, text } from '../../lib/search-params.ts'
import { daysInOrder } from './days-in-order.ts'

const read = daysInOrder(searchOf({ from: day, to: day, query: text }))

it('an address with its days in reverse means the range between them', () => {
  const between = { from: '2026-02-01', to: '2026-03-01', query: 'a' }
  expect(read({ ...between, from: between.to, to: between.from })).toEqual(between)
  expect(read(between)).toEqual(between)
  expect(read({ from: '2026-03-01' })).toEqual({ from: '2026-03-01' })
})
