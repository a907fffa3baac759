import { expect, it } from 'vitest'
import { aboutAfter } from './about-ticket.ts'

const about = { kind: 'support', product: 'iptv', category_id: 'c1', deliverable_id: 'd1' }

it('a category is cleared with the kind or product that it belongs to, and stays with everything else', () => {
  expect(aboutAfter(about, { kind: 'payment' })).toEqual({ ...about, kind: 'payment', category_id: '' })
  expect(aboutAfter(about, { product: 'vsaas' })).toEqual({ ...about, product: 'vsaas', category_id: '' })
  expect(aboutAfter(about, { kind: 'support', deliverable_id: '' })).toEqual({ ...about, deliverable_id: '' })
  expect(aboutAfter(about, { category_id: 'c2' })).toEqual({ ...about, category_id: 'c2' })
})
