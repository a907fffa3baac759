import { expect, it } from 'vitest'
import { tabAddress } from '../../ui/tab-address.ts'
import { backTarget } from './back-target.ts'
import { crumbsOf } from './crumbs.ts'

it('SHELL-07 the back button leads to /cameras when a page names no target', () => {
  expect(backTarget(undefined)).toBe('/cameras')
  expect(backTarget('/licenses')).toBe('/licenses')
})

it('SHELL-10 only the add tab carries its entity along', () => {
  expect(tabAddress({ name: 'add', to: '/things', entity: 'a b' })).toBe('/things?entity=a%20b')
  expect(tabAddress({ name: 'add', to: '/things' })).toBe('/things')
  expect(tabAddress({ name: 'list', to: '/things', entity: 'a' })).toBe('/things')
})

it('SHELL-11, SHELL-12 each path segment is a crumb with the path that leads to it', () => {
  expect(crumbsOf('/invoices/42')).toEqual([
    { path: '/invoices', page: 'invoices' },
    { path: '/invoices/42', page: undefined },
  ])
  expect(crumbsOf('/')).toEqual([])
})

it('SHELL-11 an object that has moved to another list is under that one', () => {
  expect(crumbsOf('/tickets/42', '/closed-tickets')).toEqual([
    { path: '/closed-tickets', page: 'closed' },
    { path: '/tickets/42', page: undefined },
  ])
})
