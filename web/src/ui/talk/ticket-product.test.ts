import { categoryNames } from '@foyer/contract/catalogue/category-names.ts'
import { TicketProduct } from '@foyer/contract/support/category.ts'
import { expect, it } from 'vitest'
import { ticketProduct } from './ticket-product.ts'

it('the category of a licence says which product a ticket about it is about, except for what serves several', () => {
  const found = categoryNames.map((name) => [name, ticketProduct({ name })] as const)
  for (const [name, product] of found) if (product !== '') expect(TicketProduct.parse(product), name).toBe(product)
  expect(found.filter(([, product]) => product === '').map(([name]) => name)).toEqual(['support', 'hardware'])
})
