import { expect, it } from 'vitest'
import { passwordStrength } from './password-strength.ts'

it.each([
  ['', 'none'],
  ['short1', 'none'],
  ['only-letters', 'none'],
  ['abcdefg1', 'weak'],
  ['aaaaaaaaaaaaaaa1', 'weak'],
  ['password1234', 'weak'],
  ['Tr0mbone', 'weak'],
  ['harbour-7l', 'fair'],
  ['Harbour-light-42', 'strong'],
  ['correct7horse8battery', 'strong'],
])('AUTH-46 %j is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})
