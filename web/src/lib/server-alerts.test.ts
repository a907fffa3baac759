import type { Stats } from '@foyer/contract/licensing/stats.ts'
import { describe, expect, it } from 'vitest'
import { alertsOf, linkParts, placedAlerts } from './server-alerts.ts'

describe('alerts of media servers', () => {
  it('STAT-31 a line whose id contains error_ is a warning with the rest of the line as its text', () => {
    expect(alertsOf('error_disk: Disk is 94 % full')).toEqual([
      { kind: 'warning', id: 'error_disk', text: 'Disk is 94 % full' },
    ])
    expect(alertsOf('sto-1.error_transcoder 3 streams drop frames')).toEqual([
      { kind: 'warning', id: 'sto-1.error_transcoder', text: '3 streams drop frames' },
    ])
  })

  it('STAT-31 a bare id is explained in words, and only an id makes a warning', () => {
    expect(alertsOf('error_licence_lost')).toEqual([
      { kind: 'warning', id: 'error_licence_lost', text: 'Licence lost' },
    ])
    expect(alertsOf('sto-1.error_ntp\nerror_').map(({ text }) => text)).toEqual(['Ntp', 'error_'])
    expect(alertsOf('Restart planned because of error_disk')).toEqual([
      { kind: 'remark', id: undefined, text: 'Restart planned because of error_disk' },
    ])
    expect(alertsOf('warning_swap: swap is used')[0]?.kind).toBe('remark')
  })

  it('STAT-32, STAT-35 the scaling-governor warning is hidden, similar ones are not', () => {
    expect(alertsOf('error_cpu_scaling_governor: powersave\nerror_disk: full')).toEqual([
      { kind: 'warning', id: 'error_disk', text: 'full' },
    ])
    expect(alertsOf('error_cpu_scaling_governor')).toEqual([])
    expect(alertsOf('error_cpu_scaling_governor_lost: unknown')).toHaveLength(1)
  })

  it('STAT-33, STAT-35 an external error keeps none of its own text', () => {
    const external = { kind: 'external', id: undefined, text: '' }
    expect(alertsOf('error_auth: external_error from http://10.0.0.7/auth')).toEqual([external])
    expect(alertsOf('external_error\nmw: external_error 502')).toEqual([external])
  })

  it('STAT-35 no message is no alert, and the same alert of several servers is shown once', () => {
    expect(alertsOf(null)).toEqual([])
    expect(alertsOf(' \n')).toEqual([])
    expect(alertsOf('error_disk: full\nerror_ntp: off by 3 s\nerror_disk: full').map(({ text }) => text)).toEqual([
      'full',
      'off by 3 s',
    ])
  })
})

describe('addresses in alert texts', () => {
  it('STAT-34 http and https addresses become links', () => {
    expect(linkParts('See https://help.example/disk?a=1#full or http://10.0.0.7:8080/')).toEqual([
      { text: 'See ' },
      { text: 'https://help.example/disk?a=1#full', href: 'https://help.example/disk?a=1#full' },
      { text: ' or ' },
      { text: 'http://10.0.0.7:8080/', href: 'http://10.0.0.7:8080/' },
    ])
  })

  it('STAT-34 punctuation after an address is not part of it', () => {
    expect(linkParts('Full (https://help.example/disk).')).toEqual([
      { text: 'Full (' },
      { text: 'https://help.example/disk', href: 'https://help.example/disk' },
      { text: ').' },
    ])
    expect(linkParts('https://help.example/a_(b)')[0]?.href).toBe('https://help.example/a_(b)')
  })

  it('STAT-34, STAT-35 nothing else becomes a link, and no text is lost', () => {
    for (const text of ['javascript:alert(1)', 'ftp://files.example', 'https://', 'xhttps://a.example', 'plain', ''])
      expect(
        linkParts(text).filter(({ href }) => href !== undefined),
        text,
      ).toEqual([])
    const text = 'a https://one.example, https://two.example! b'
    expect(
      linkParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  })
})

describe('alerts of a licence', () => {
  const servers = [
    { hostname: 'edge-1', alerts: ['error_disk: full', 'error_ntp'] },
    { hostname: 'edge-2', alerts: ['error_disk: full'] },
    { hostname: 'edge-3', alerts: [] },
  ] as Stats['servers']
  const stats = {
    servers,
    error_notification_msg: 'Look at it\nerror_disk: full\nerror_ntp\nerror_disk: full',
  } as Stats
  const said = (of: Stats) => placedAlerts(of).map(({ text, servers: names }) => [text, names])

  it('name their servers, if there are several; the vendor’s note has none', () => {
    expect(said(stats)).toEqual([
      ['Look at it', []],
      ['full', ['edge-1', 'edge-2']],
      ['Ntp', ['edge-1']],
    ])
    expect(said({ ...stats, servers: servers.slice(0, 1) }).flatMap(([, names]) => names)).toEqual([])
  })

  it('name servers with the same name by their ids', () => {
    const namesakes = ['id-a', 'id-b'].map((server_id) => ({ server_id, hostname: 'edge', alerts: ['error_ntp'] }))
    const [alert] = placedAlerts({ error_notification_msg: 'error_ntp', servers: namesakes })
    expect(alert?.servers).toEqual(['edge (id-a)', 'edge (id-b)'])
  })

  it('name none while a server of the previous version answers, which does not have them', () => {
    const untold = servers.map(({ hostname }) => ({ hostname }))
    expect(placedAlerts({ ...stats, servers: untold }).map(({ text, servers: names }) => [text, names])).toEqual([
      ['Look at it', []],
      ['full', []],
      ['Ntp', []],
    ])
  })
})
