import { expect, it } from 'vitest'
import { monitoringSearch } from '../list/viewing-search.ts'
import { codesFor } from './codes.ts'

it('STAT-23, STAT-24 CONST-10 server_health filters by 403,404,500 if the address enables it, and not otherwise', () => {
  expect(codesFor('server_health', true)).toBe('403,404,500')
  expect(codesFor('server_health', false)).toBeUndefined()
  expect(codesFor('alerts_dashboard', true)).toBeUndefined()
  expect(monitoringSearch({ codes: '1' })).toEqual({ codes: '1' })
  expect(monitoringSearch({ codes: '0' })).toEqual({})
})
