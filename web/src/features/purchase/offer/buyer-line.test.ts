import { expect, it } from 'vitest'
import { buyerLine } from './buyer-line.ts'

const olga = {
  legal_name: null,
  name: 'Olga',
  second_name: 'Berg',
  email: 'olga@people.example',
  address: null,
  country: 'DE',
}
const address = { line1: 'Kai 14', line2: '', city: 'Hamburg', region: '', postal_code: '20457', country: 'DE' }

it('names the billing identity with its address', () => {
  expect(buyerLine({ ...olga, legal_name: 'Northlight TV GmbH', address }, 'en')).toBe(
    'Northlight TV GmbH, Kai 14, 20457 Hamburg, Germany',
  )
})

it('names the person and their country where there is none, and the e-mail of somebody without a name', () => {
  expect(buyerLine(olga, 'ru')).toBe('Olga Berg, Германия')
  expect(buyerLine({ ...olga, name: '', second_name: '' }, 'en')).toBe('olga@people.example, Germany')
})
