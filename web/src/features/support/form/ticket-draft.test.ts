import { describe, expect, it } from 'vitest'
import { bodyOf, changed, emptyDraft, readyTicket } from './ticket-draft.ts'

const whole = { ...emptyDraft, kind: 'support', product: 'iptv', title: 'No picture', description: 'Since noon' }

describe('a ticket that is being written', () => {
  it.each(['kind', 'product', 'title', 'description'] as const)('SUP-13 is not ready without its %s', (field) => {
    expect(readyTicket(whole)).toEqual({
      kind: 'support',
      product: 'iptv',
      title: 'No picture',
      description: 'Since noon',
    })
    expect(readyTicket({ ...whole, [field]: ' ' })).toBeUndefined()
  })

  it('SUP-15 needs no category, and discards it with another kind or product', () => {
    const chosen = { ...whole, category_id: 'c1' }
    expect(bodyOf(chosen)['category_id']).toBe('c1')
    expect(changed(chosen, { title: 'Other' }).category_id).toBe('c1')
    expect(changed(chosen, { kind: 'payment' }).category_id).toBe('')
    expect(changed(chosen, { product: 'vsaas' }).category_id).toBe('')
    expect(bodyOf(whole)).not.toHaveProperty('category_id')
  })
})
