import { expect, it } from 'vitest'
import { isManagedBy, takenBy } from './assignee-rules.ts'

const anna = { handle: 'anna.berg', name: 'Anna Berg' }
const namesake = { handle: 'anna.berg.2', name: 'Anna Berg' }

it.each([
  ['the operator of the handle', { manager: anna, manager_name: 'Anna Berg' }, true],
  ['nobody else of that name', { manager: namesake, manager_name: 'Anna Berg' }, false],
  ['all of the name where there is no more', { manager: null, manager_name: 'Anna Berg' }, true],
  ['all of the name where the server tells no more', { manager_name: 'Anna Berg' }, true],
  ['nobody', { manager: null, manager_name: null }, false],
])('a ticket belongs to %s', (_, ticket, is) => {
  expect(isManagedBy(ticket, anna)).toBe(is)
})

it('the name of a new manager is distinguished from a namesake that the page shows', () => {
  const shown = { manager: anna, manager_name: 'Anna Berg' }
  expect(takenBy({ manager_name: 'Anna Berg', manager: 'anna.berg.2' }, shown)).toBe('Anna Berg (anna.berg.2)')
  expect(takenBy({ manager_name: 'Paul Weber', manager: 'paul' }, shown)).toBe('Paul Weber')
  expect(takenBy({ manager_name: null, manager: null }, shown)).toBeUndefined()
})
