import { expect, it } from 'vitest'
import { searchScore } from './search-text.ts'

it.each([
  ['ms-1042', 'MS-1042 Media Server Pro'],
  ['ms1042', 'MS-1042 Media Server Pro'],
  ['ьы1042', 'MS-1042 Media Server Pro'],
  ['server pro', 'MS-1042 Media Server Pro'],
  ['7Wpv7u', 'MS-1042 Media Server Pro …7Wpv7u'],
  ['дшсутсу', 'Licence keys'],
  ['kbwtypbb', 'Лицензии'],
  ['invioce', 'Invoice AUR-2026-0418'],
  ['licnce', 'Licence keys'],
])('%s finds %s', (query, text) => {
  expect(searchScore(query, text)).toBeGreaterThan(0)
})

it.each([
  ['watcher', 'Media Server Pro'],
  ['ms-9999', 'MS-1042 Media Server Pro'],
  ['pro watcher', 'Media Server Pro'],
])('%s does not find %s', (query, text) => {
  expect(searchScore(query, text)).toBe(0)
})

it('the start of a text comes before its middle', () => {
  expect(searchScore('in', 'Invoices')).toBeGreaterThan(searchScore('in', 'Monitoring'))
})
