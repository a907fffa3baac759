import { expect, it } from 'vitest'
import { readPhone, writePhone } from './read-phone.ts'

it.each([
  ['+49 40 123456', 'US', '+4940123456'],
  ['040 / 12 34 56', 'DE', '+4940123456'],
  ['8 (916) 123-45-67', 'RU', '+79161234567'],
  ['+7 916 123 45 67', 'DE', '+79161234567'],
  ['12', 'DE', undefined],
  ['', 'DE', undefined],
  ['call me', 'DE', undefined],
  ['040 123456', 'XX', undefined],
])('PROF-16 %j in %s is %s', (text, country, phone) => {
  expect(readPhone(text, country)).toBe(phone)
})

it('a number is written in groups that stay together', () => {
  expect(writePhone('+79161234567')).toBe('+7\u00a0916\u00a0123\u00a045\u00a067')
})
