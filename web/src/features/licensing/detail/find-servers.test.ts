import type { StatsServer } from '@foyer/contract/licensing/stats.ts'
import { expect, it } from 'vitest'
import { findServers } from './find-servers.ts'

const server = (hostname: string, more: Partial<StatsServer> = {}): StatsServer => ({
  server_id: `id of ${hostname}`,
  hostname,
  ip: '203.0.113.7',
  version: '26.10.2',
  in_bandwidth: 0,
  out_bandwidth: 0,
  sessions: 0,
  medias: 0,
  cpu: 0,
  memory: 0,
  lifetime: 0,
  status: 'online',
  holds_place: true,
  alerts: [],
  last_updated_at: '2026-11-28T12:00:00.000Z',
  ...more,
})

const servers = [
  server('edge-10'),
  server('edge-1', { status: 'offline' }),
  server('Edge-2', { ip: '198.51.100.9', version: '25.04' }),
  server('origin', { status: 'error' }),
]
const found = (asked: Parameters<typeof findServers>[1]) => findServers(servers, asked).map(({ hostname }) => hostname)

it('LIC-41 servers are sorted by the numbers in their names, reporting ones first', () => {
  expect(found({})).toEqual(['Edge-2', 'edge-10', 'origin', 'edge-1'])
})

it('LIC-41 a server is found by its name, address, id or version, in any letter case, and by its status', () => {
  expect(found({ server: 'EDGE-1' })).toEqual(['edge-10', 'edge-1'])
  expect(found({ server: '198.51' })).toEqual(['Edge-2'])
  expect(found({ server: 'id of origin' })).toEqual(['origin'])
  expect(found({ server: '25.04' })).toEqual(['Edge-2'])
  expect(found({ server: 'edge', status: 'offline' })).toEqual(['edge-1'])
  expect(found({ server: '%' })).toEqual([])
})
