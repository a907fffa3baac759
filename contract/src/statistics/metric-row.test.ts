import { expect, it } from 'vitest'
import { fieldFacts } from '../testing/field-facts.ts'
import { MetricRow } from './metric-row.ts'

const row = {
  id: 's1',
  stream_name: 'news',
  proto: 'hls',
  server: { id: 'server-1', hostname: 'edge-1', ip: '192.0.2.10', country: 'DE' },
  client: { user_id: 'u1', ip: '198.51.100.7', country: 'FR', useragent: 'VLC', referer: 'https://tv.example/' },
  bytes: { play: 4096 },
  duration: { play: 61.5 },
  sessions_count: 12,
  alerts: ['error_disk: full'],
  started_at: 1_776_500_000,
}

it('DATA-44 a row has the fields of its list, and always bytes and duration', () => {
  expect(MetricRow.parse(row)).toEqual(row)
  const optional = ['id', 'stream_name', 'proto', 'server', 'client', 'sessions_count', 'alerts', 'started_at']
  expect(fieldFacts(MetricRow, row)).toEqual({ optional, misspelt: optional, mistyped: [] })
})

it('DATA-44 bytes and duration are played amounts or bare numbers', () => {
  const session = { bytes: 4096, duration: 61.5 }
  expect(MetricRow.parse(session)).toEqual(session)
  for (const bytes of ['4096', null, {}, -1]) expect(MetricRow.safeParse({ ...session, bytes }).success).toBe(false)
})
