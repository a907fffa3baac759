import { expect, it } from 'vitest'
import { chooseLocale } from './choose-locale.ts'

it.each([
  [['ru-RU'], 'en', 'ru'],
  [['de'], 'ru', 'ru'],
  [['de', 'fr'], 'de', 'en'],
  [['de', 'ru', 'en'], 'en', 'ru'],
  [['EN-us'], 'ru', 'en'],
  [[], undefined, 'en'],
])('SHELL-56 browser %j and brand %s make %s', (browser, brand, locale) => {
  expect(chooseLocale({ browser, brand })).toBe(locale)
})

it('SHELL-58 an explicit choice takes precedence over the browser, an invalid one does not', () => {
  expect(chooseLocale({ chosen: 'ru', browser: ['en'], brand: 'en' })).toBe('ru')
  expect(chooseLocale({ chosen: 'xx', browser: ['en'], brand: 'ru' })).toBe('en')
})
