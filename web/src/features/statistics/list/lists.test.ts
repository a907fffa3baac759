import { describe, expect, it } from 'vitest'
import { filtersOf, firstRange, firstSort } from './lists.ts'
import { viewingSearch } from './viewing-search.ts'

const range = { from: 100, to: 200 }
const search = viewingSearch({
  name: 'news',
  stream: 'news_24',
  agent: 'VLC/3.0.21',
  user_id: 'u1',
  ip: '192.0.2.1',
  hostname: 'edge',
  proto: 'hls',
  useragent: 'vlc',
  duration_gt: '5',
  duration_lt: '60',
})

describe('the address of a list', () => {
  it('STAT-10, STAT-11, STAT-13 short names become those of the call, times in seconds', () => {
    expect(filtersOf('streams', search, range)).toEqual({
      from: 100,
      to: 200,
      stream_name: 'news_24',
      stream_name_like: 'news',
      'client.user_id': 'u1',
      'client.ip': '192.0.2.1',
      'server.hostname': 'edge',
      proto: 'hls',
      'client.useragent': 'VLC/3.0.21',
      'client.useragent_like': 'vlc',
      'duration.play_gt': 5,
      'duration.play_lt': 60,
    })
  })

  it('STAT-13 a link from a sum to its sessions identifies the server, and omits what sessions do not have', () => {
    const filters = (said: object, list: 'sessions' | 'servers' = 'sessions') =>
      filtersOf(list, viewingSearch({ ...said }), range)
    expect(filters({ server: 'a1', server_ip: '192.0.2.9', ip: '198.51.100.7' })).toMatchObject({
      'server.id': 'a1',
      'server.ip': '192.0.2.9',
      'client.ip': '198.51.100.7',
    })
    expect(filters({ ip: '192.0.2.9' }, 'servers')).toMatchObject({ 'server.ip': '192.0.2.9' })
    expect(filters({ no_server: '1', no_user_id: '1', no_agent: '1' })).toMatchObject({
      'server.id_empty': 'true',
      'client.user_id_empty': 'true',
      'client.useragent_empty': 'true',
    })
    expect(filters({ no_server: 'yes' })).not.toHaveProperty(['server.id_empty'])
  })

  it('STAT-12 sessions and unique sessions have their durations', () => {
    for (const list of ['sessions', 'unique_sessions'] as const)
      expect(filtersOf(list, search, range)).toMatchObject({ duration_gt: 5, duration_lt: 60 })
    expect(filtersOf('sessions', search, range)).not.toHaveProperty(['duration.play_gt'])
  })

  it('STAT-13 for servers an address is the server’s', () => {
    const filters = filtersOf('servers', search, range)
    expect(filters).toMatchObject({ 'server.ip': '192.0.2.1' })
    expect(filters).not.toHaveProperty(['client.ip'])
  })

  it('STAT-08 sessions look back one day, the others two; the newest or the greatest is first', () => {
    expect(firstRange('sessions')).toBe('day')
    expect(firstRange('unique_sessions')).toBe('day')
    for (const list of ['streams', 'users', 'servers'] as const) expect(firstRange(list)).toBe('two_days')
    expect([firstSort('sessions'), firstSort('streams')]).toEqual(['-started_at', '-bytes'])
  })

  it('STAT-13 unknown values are ignored', () => {
    expect(viewingSearch({ from: 'May', limit: '7', duration_gt: '-1', sort: '<', colour: 'red' })).toEqual({})
  })
})
