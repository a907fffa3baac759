import { expect, it } from 'vitest'
import { blankTicket, bodyOf, NewTicket } from './new-ticket-form.ts'

const olga = { id: '018f4c1e-0000-7000-8000-000000000001' }
const typed = { ...blankTicket(olga), kind: 'support', product: 'iptv', title: 'Your call', description: 'Hello' }

it('a new ticket needs a customer, a kind, a product, a title and a text', () => {
  const missing = NewTicket.safeParse(blankTicket()).error?.issues.map(({ path }) => path.join('.'))
  expect(missing).toEqual(['customer_id', 'kind', 'product', 'title', 'description'])
  expect(NewTicket.safeParse(typed).success).toBe(true)
})

it('is sent without what was not chosen', () => {
  const { id: customer_id } = olga
  const said = { title: 'Your call', description: 'Hello', kind: 'support', product: 'iptv' }
  expect(bodyOf(typed)).toEqual({ customer_id, ...said, assigned: 'me' })
  const category_id = '018f4c1e-0000-7000-8000-000000000002'
  expect(bodyOf({ ...typed, category_id, assigned: 'nobody' })).toEqual({
    customer_id,
    ...said,
    category_id,
    assigned: 'nobody',
  })
})
