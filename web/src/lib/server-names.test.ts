import { expect, it } from 'vitest'
import { idBesideName } from './server-names.ts'

it('servers with the same name are distinguished by their ids, others by their names', () => {
  const servers = [
    { server_id: 'a1', hostname: 'edge' },
    { server_id: 'b2', hostname: 'Edge' },
    { server_id: 'c3', hostname: 'origin' },
    // From a ticket older than server ids.
    { hostname: 'edge' },
  ]
  expect(servers.map(idBesideName(servers))).toEqual(['a1', 'b2', undefined, undefined])
  expect(idBesideName([])({ hostname: 'edge' })).toBeUndefined()
})
