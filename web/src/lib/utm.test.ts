import { utmFields } from '@foyer/contract/vocabulary/utm.ts'
import { expect, it } from 'vitest'
import { memoryStore } from './storage.ts'
import { keepUtm, keptUtm } from './utm.ts'

it('AUTH-53 the six fields of the landing address are kept, and nothing else of it', () => {
  const store = memoryStore()
  const query = utmFields.map((field) => `${field}=${field}-1`).join('&')
  keepUtm(store, new URL(`https://foyer.test/licenses?${query}&utm_other=x&from=mail`))
  expect(keptUtm(store)).toEqual(Object.fromEntries(utmFields.map((field) => [field, `${field}-1`])))
})

it('AUTH-53 a page without them keeps them, empty ones count as none, long ones are cut', () => {
  const store = memoryStore()
  keepUtm(store, new URL('https://foyer.test/?utm_source=mail'))
  keepUtm(store, new URL('https://foyer.test/auth/signup'))
  keepUtm(store, new URL(`https://foyer.test/?utm_source=&utm_term=${'x'.repeat(400)}`))
  expect(keptUtm(store)).toEqual({ utm_source: 'mail', utm_term: 'x'.repeat(255) })
})

it('AUTH-53 half a character is never sent, because the server refuses a sign-up with one', () => {
  const store = memoryStore()
  keepUtm(store, new URL(`https://foyer.test/?utm_term=${'x'.repeat(254)}🙂`))
  expect(keptUtm(store)).toEqual({ utm_term: 'x'.repeat(254) })
})

it('AUTH-53 a later campaign replaces what it names, and nothing else', () => {
  const store = memoryStore()
  keepUtm(store, new URL('https://foyer.test/?utm_source=mail&utm_medium=letter'))
  keepUtm(store, new URL('https://foyer.test/?utm_source=fair'))
  expect(keptUtm(store)).toEqual({ utm_source: 'fair', utm_medium: 'letter' })
})
