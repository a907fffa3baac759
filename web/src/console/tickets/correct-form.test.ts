import { expect, it } from 'vitest'
import { aboutOf, correctionOf } from './correct-form.ts'

const category = { id: '018f4c1e-0000-7000-8000-000000000001', name: 'Streaming' }
const ticket = { kind: 'support', product: 'iptv', category, deliverable_id: null } as const
const seen = {
  seen_kind: 'support',
  seen_product: 'iptv',
  seen_category_id: category.id,
  seen_deliverable_id: null,
}

it('a correction says what was changed, and what was there', () => {
  const about = aboutOf(ticket)
  expect(correctionOf(about, ticket)).toEqual(seen)
  const corrected = { ...about, kind: 'payment', category_id: '' }
  expect(correctionOf(corrected, ticket)).toEqual({ ...seen, kind: 'payment', category_id: null })
})
