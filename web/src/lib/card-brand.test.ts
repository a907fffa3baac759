import { expect, it } from 'vitest'
import { cardName } from './card-brand.ts'

it.each([
  ['visa', 'Visa •••• 4242'],
  ['MasterCard', 'Mastercard •••• 4242'],
  ['American Express', 'American Express •••• 4242'],
  ['Homebrew', 'Homebrew •••• 4242'],
])('BILL-33 a card of type %s is called %s', (card_type, name) => {
  expect(cardName({ card_type, card_last_four: '4242' })).toBe(name)
})
