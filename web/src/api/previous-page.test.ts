import { expect, it } from 'vitest'
import { portalPath } from '../lib/portal-path.ts'
import { memoryStore } from '../lib/storage.ts'
import { carriedPage, carryPage, forgetPage } from './previous-page.ts'

it('AUTH-05 the return page is kept until it is used, and is / without one', () => {
  const store = memoryStore()
  expect(carriedPage(store)).toBe('/')
  carryPage('/licenses?query=pro', store)
  expect(carriedPage(store)).toBe('/licenses?query=pro')
  forgetPage(store)
  expect(carriedPage(store)).toBe('/')
})

it.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/\t/evil.example',
  '/\n/evil.example',
  'licenses',
  '',
])('AUTH-05 %j is not a page of the portal and becomes /', (path) => {
  expect(portalPath(path)).toBe('/')
})

it('AUTH-05 a stored value is checked again when it is read', () => {
  const store = memoryStore()
  store.set('previous_page', '//evil.example')
  expect(carriedPage(store)).toBe('/')
})
