// @module-tag long
import { randomUUID } from 'node:crypto'
import { getDeliverable, releaseServer } from '@foyer/contract/licensing/endpoints.ts'
import { activateServer, sendHeartbeat } from '@foyer/contract/licensing/media-server-endpoints.ts'
import type { HeartbeatBody } from '@foyer/contract/licensing/media-server.ts'
import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { entriesOf } from '../../../../test/audit.ts'
import { advance, dayIn } from '../../../../test/days.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { giveLicence } from '../../../../test/licences.ts'
import { claimsOf, keyOf, licenceKeys, listenFor, mediaServer } from '../../../../test/media-servers.ts'
import { createPerson, type Person } from '../../../../test/people.ts'
import { readDocument } from '../activation/signed-document.ts'
import type { NewLicence } from '../index.ts'

const foyer = useFoyer()
let olga: Person
beforeAll(async () => {
  olga = await createPerson(foyer)
})
afterEach(() => {
  foyer.platform.clock.offset_ms = 0
})

const server = (name: string, more: Partial<z.input<typeof HeartbeatBody>> = {}) => ({
  server_id: `id-${name}`,
  hostname: `${name}.servers.example`,
  version: '26.11',
  ...more,
})

const licence = (wishes: Partial<NewLicence> = {}): Promise<string> =>
  giveLicence(foyer, olga, { starts_on: dayIn(foyer, -10), paid_till: dayIn(foyer, 20), ...wishes })

const stats = async (id: string) => (await olga.client.ask(getDeliverable, { params: { id } })).stats

/** The notifications that its owner got about servers: the text of each alert, empty for silence. */
const noticesOf = async (id: string): Promise<string[]> => {
  await foyer.platform.jobs.runDue()
  const rows = await foyer.sql<{ alert: string }>(
    `select details ->> 'alert' as alert from push.notification where kind = 'server_alert' and path = $1 order by created_at`,
    `/licenses/${id}`,
  )
  return rows.map(({ alert }) => alert)
}

const change = async (id: string, set: string): Promise<void> => {
  await foyer.sql(`update licensing.deliverable set ${set} where id = $1`, id)
}

describe('activation', () => {
  it('LIC-42 a server presents its key and gets a lease that can be verified with our published key', async () => {
    const id = await licence({ quantity: 5, version_min: '24.01', version_max: '26.11' })
    const machine = await mediaServer(foyer, id)
    const answer = await machine.ask(activateServer, { body: server('one') })
    const claims = await claimsOf(foyer, 'lease', answer.lease)
    const key = await keyOf(foyer, id)
    expect(claims).toEqual({
      license: key.split('|').slice(0, 2).join('|'),
      server_id: 'id-one',
      quantity: 5,
      versions: { min: '24.01', max: '26.11' },
      issued_at: answer.issued_at,
      expires_at: answer.expires_at,
    })
    expect(Date.parse(claims.expires_at) - Date.parse(claims.issued_at)).toBe(7 * dayMs)
    expect(answer.lease).not.toContain(key.split('|')[2] ?? '')
    expect((await stats(id)).servers).toMatchObject([{ server_id: 'id-one', status: 'online', ip: '127.0.0.1' }])
  })

  it('LIC-42 needs no Idempotency-Key and no X-Tenant; a key of another brand only works at that brand', async () => {
    const elsewhere = await createPerson(foyer, { tenant: 'sever', country: 'RU' })
    const body = server('bare')
    const bare = { body, idempotency_key: null }
    const machine = await mediaServer(foyer, await licence())
    expect((await machine.send('POST', activateServer.url, bare)).status).toBe(200)
    expect((await elsewhere.client.send('POST', activateServer.url, bare)).body).toMatchObject({
      errors: [{ status: '401', code: 'licence_unknown' }],
    })
    for (const licence_key of ['l4|x|y', `l4|${'a'.repeat(22)}|${'b'.repeat(30)}`, '-'])
      expect(await foyer.client.as({ licence_key }).refusal(activateServer, { body })).toMatchObject({
        status: 401,
        code: 'licence_unknown',
      })
  })

  it('LIC-14 more servers than the limit are refused; a known one is not counted twice', async () => {
    const machine = await mediaServer(foyer, await licence({ servers_limit: 2 }))
    for (const name of ['one', 'two', 'two']) await machine.ask(activateServer, { body: server(name) })
    expect(await machine.refusal(activateServer, { body: server('three') })).toMatchObject({
      status: 409,
      code: 'servers_limit_reached',
      title: 'All places of this licence are taken, and servers that are offline keep theirs: release one first',
      meta: { servers_limit: 2, servers: 2 },
    })
    expect((await machine.refusal(sendHeartbeat, { body: server('four') })).code).toBe('servers_limit_reached')
  })

  it('LIC-14 fifty concurrent ones over a limit of seven let exactly seven in', async () => {
    const id = await licence({ servers_limit: 7 })
    const machine = await mediaServer(foyer, id)
    const calls = Array.from({ length: 50 }, (_, at) =>
      machine.call(at % 2 === 0 ? activateServer : sendHeartbeat, { body: server(`many-${at}`) }),
    )
    const answers = (await Promise.all(calls)).map(({ status }) => status)
    expect(answers.filter((status) => status === 200)).toHaveLength(7)
    expect(answers.filter((status) => status === 409)).toHaveLength(43)
    expect((await stats(id)).servers).toHaveLength(7)
  })

  it('LIC-13 a version outside the range is refused with the allowed range', async () => {
    const machine = await mediaServer(foyer, await licence({ version_min: '25.01', version_max: '26.11' }))
    const tries = { '24.12': 'too_old', '25.00.9': 'too_old', '26.12': 'too_new', '27.01-beta1': 'too_new' }
    for (const [version, reason] of Object.entries(tries))
      expect(await machine.refusal(activateServer, { body: server('versions', { version }) })).toMatchObject({
        status: 422,
        code: 'version_out_of_range',
        source: { pointer: '/version' },
        meta: { reason, version, min: '25.01', max: '26.11' },
      })
    for (const version of ['25.01', '26.11.3', '26.11-rc2'])
      await machine.ask(activateServer, { body: server('versions', { version }) })
  })

  it('LIC-42 invalid servers are refused by field: junk, huge figures, no body', async () => {
    const machine = await mediaServer(foyer, await licence())
    const wrong: Readonly<Record<string, object>> = {
      '/server_id': { server_id: 'a b' },
      '/hostname': { hostname: '<script>' },
      '/version': { version: 'latest' },
      '/sessions': { sessions: 1e12 },
      '/ip': { ip: 'localhost' },
    }
    for (const [pointer, field] of Object.entries(wrong)) {
      const { status, body } = await machine.send('POST', sendHeartbeat.url, { body: { ...server('junk'), ...field } })
      expect([pointer, status, body]).toMatchObject([pointer, 422, { errors: [{ source: { pointer } }] }])
    }
    for (const body of [[], { ...server('junk'), medias: 1.5 }, { ...server('junk'), alerts: 'error_x' }])
      expect((await machine.send('POST', sendHeartbeat.url, { body })).status).toBe(400)
    const more = { ...server('newer'), gpu: 3, status: 'online' }
    expect((await machine.send('POST', sendHeartbeat.url, { body: more })).status).toBe(200)
  })
})

describe('one machine with another id', () => {
  it('LIC-42 is recognised by its host name and takes its own place, at once from the same address', async () => {
    const id = await licence({ servers_limit: 1 })
    const machine = await mediaServer(foyer, id)
    await machine.ask(activateServer, { body: server('edge') })
    await machine.ask(activateServer, { body: server('edge', { server_id: 'reinstalled' }) })
    expect((await stats(id)).servers.map(({ server_id }) => server_id)).toEqual(['reinstalled'])
    const rows = await entriesOf(foyer, id, ['changes'], 'server_replaced')
    expect(rows).toMatchObject([{ changes: { before: 'id-edge', server_id: 'reinstalled' } }])
    // Both are alive, so they are two machines, and the limit is one.
    expect(await machine.refusal(sendHeartbeat, { body: server('edge') })).toMatchObject({
      code: 'servers_limit_reached',
    })
  })

  it('LIC-42 from another address only once the first is silent', async () => {
    const id = await licence({ servers_limit: 1 })
    const machine = await mediaServer(foyer, id)
    await machine.ask(activateServer, { body: server('moved', { ip: '192.0.2.1' }) })
    const moved = server('moved', { server_id: 'moved-2', ip: '192.0.2.2' })
    expect((await machine.refusal(activateServer, { body: moved })).code).toBe('servers_limit_reached')
    await machine.ask(sendHeartbeat, { body: server('moved', { ip: '192.0.2.1', alerts: ['error_disk_full'] }) })
    await listenFor(foyer, 6)
    await machine.ask(activateServer, { body: moved })
    // Its incidents end with its seat: it sends no more reports.
    const incidents =
      'select alert, ended_at is not null as over from licensing.server_incident where deliverable_id = $1'
    expect(await foyer.sql(`${incidents} order by alert`, id)).toEqual([
      { alert: '', over: true },
      { alert: 'error_disk_full', over: true },
    ])
  })
})

describe('heartbeats', () => {
  it('LIC-42, DATA-20 store the figures and renew the lease; an unknown server is activated by its first', async () => {
    const id = await licence()
    const machine = await mediaServer(foyer, id)
    const figures = {
      in_bandwidth: 12.5,
      out_bandwidth: 400,
      sessions: 120,
      medias: 8,
      cpu: 35,
      memory: 60,
      lifetime: 9,
    }
    await machine.ask(sendHeartbeat, { body: server('first', { ...figures, sessions: 1 }) })
    const { lease, heartbeat_in } = await machine.ask(sendHeartbeat, { body: server('first', figures) })
    expect((await claimsOf(foyer, 'lease', lease)).server_id).toBe('id-first')
    expect(heartbeat_in).toBe(60)
    expect((await stats(id)).servers).toMatchObject([{ ...figures, server_id: 'id-first', status: 'online' }])
  })

  it('STAT-16 locate the server: by its own address, otherwise by the caller’s', async () => {
    const id = await licence()
    const machine = await mediaServer(foyer, id)
    const country = async (ip?: string, call: typeof activateServer | typeof sendHeartbeat = sendHeartbeat) => {
      await machine.ask(call, { body: server('placed', ip === undefined ? {} : { ip }) })
      const rows = await foyer.sql('select country from licensing.server where deliverable_id = $1', id)
      return (rows[0] as { country: string | null }).country
    }
    // The first takes the slow path, the second the fast one.
    expect([await country('8.8.8.8'), await country('8.8.8.8'), await country('193.0.6.139')]).toEqual([
      'US',
      'US',
      'NL',
    ])
    // The place of a private network is unknown, as is that of the loopback address it calls from.
    expect([await country('10.0.0.7'), await country()]).toEqual([null, null])
    expect(await country('8.8.8.8', activateServer)).toBe('US')
  })

  it('LIC-14 report at the next call that the limit was raised, or that the licence was blocked, ended or terminated', async () => {
    const id = await licence({ quantity: 2 })
    const machine = await mediaServer(foyer, id)
    const body = server('told')
    await machine.ask(activateServer, { body })
    await change(id, 'quantity = 9')
    expect((await machine.ask(sendHeartbeat, { body })).quantity).toBe(9)
    const stops = {
      'blocked_at = now()': 'blocked',
      [`paid_till = '${dayIn(foyer, -14)}'`]: 'ended',
      'terminated_at = now()': 'terminated',
    }
    for (const [set, reason] of Object.entries(stops)) {
      await change(id, set)
      for (const call of [sendHeartbeat, activateServer])
        expect(await machine.refusal(call, { body })).toMatchObject({
          status: 403,
          code: 'licence_stopped',
          meta: { reason },
        })
      await change(id, `blocked_at = null, terminated_at = null, paid_till = '${dayIn(foyer, 20)}'`)
    }
    await machine.ask(sendHeartbeat, { body })
  })

  it('LIC-14 an unpaid licence runs for 14 more days, a trial or a cancelled one not a day; no lease outlives the licence', async () => {
    const body = server('ends')
    const running = await mediaServer(foyer, await licence({ paid_till: dayIn(foyer, -13) }))
    expect((await running.ask(sendHeartbeat, { body })).expires_at).toBe(`${dayIn(foyer, 1)}T00:00:00.000Z`)
    const over = await licence({ paid_till: dayIn(foyer, 0) })
    await change(over, `cancellation_reason = 'Too many'`)
    expect((await (await mediaServer(foyer, over)).refusal(sendHeartbeat, { body })).meta).toEqual({ reason: 'ended' })
  })

  it('LIC-43 a timer reports silence after five minutes, once, and the return ends it', async () => {
    const id = await licence()
    const machine = await mediaServer(foyer, id)
    await machine.ask(sendHeartbeat, { body: server('quiet') })
    const incidents = () =>
      foyer.sql(
        `select hostname, ended_at is not null as over from licensing.server_incident where deliverable_id = $1 and alert = ''`,
        id,
      )
    await listenFor(foyer, 4)
    expect(await incidents()).toEqual([])
    await listenFor(foyer, 2)
    expect(await incidents()).toEqual([{ hostname: 'quiet.servers.example', over: false }])
    await machine.ask(sendHeartbeat, { body: server('quiet') })
    expect(await incidents()).toEqual([{ hostname: 'quiet.servers.example', over: true }])
  })

  it('LIC-43 nobody is reported silent whom we could not hear: five minutes start again after two without a round', async () => {
    const id = await licence({ paid_till: dayIn(foyer, 60) })
    const machine = await mediaServer(foyer, id)
    const { clock, jobs } = foyer.platform
    await listenFor(foyer, 6)
    await machine.ask(sendHeartbeat, { body: server('busy') })
    await jobs.runDue()
    await foyer.sql('alter table licensing.server rename to server_away')
    for (let minute = 1; minute <= 6; minute += 1) {
      clock.offset_ms += 60_000
      expect((await machine.call(sendHeartbeat, { body: server('busy') })).status).toBeGreaterThanOrEqual(500)
      await jobs.runDue().catch(() => undefined)
    }
    await foyer.sql('alter table licensing.server_away rename to server')
    await listenFor(foyer, 4)
    expect(await noticesOf(id)).toEqual([])
    await listenFor(foyer, 2)
    expect(await noticesOf(id)).toEqual([''])
  })

  it('LIC-43, STAT-35 alerts are shown as long as they are sent, and are stored with their beginning and end', async () => {
    const id = await licence()
    const machine = await mediaServer(foyer, id)
    const ill = server('ill', { alerts: ['error_disk_full'] })
    for (let times = 0; times < 3; times += 1) await machine.ask(sendHeartbeat, { body: ill })
    expect((await stats(id)).servers).toMatchObject([{ status: 'error' }])
    await machine.ask(sendHeartbeat, { body: server('ill') })
    expect((await stats(id)).servers).toMatchObject([{ status: 'online' }])
    const kept = await foyer.sql(
      'select alert, ended_at is not null as over from licensing.server_incident where deliverable_id = $1',
      id,
    )
    expect(kept).toEqual([{ alert: 'error_disk_full', over: true }])
  })

  it('LIC-43, STAT-35 a server in trouble is accepted however much it sends: the first twenty alerts, the beginning of each, and all loads', async () => {
    const id = await licence()
    const machine = await mediaServer(foyer, id)
    const alerts = ['', `error_log: ${'a'.repeat(488)}😀`, ...Array.from({ length: 30 }, (_, at) => `error_${at}: no`)]
    await machine.ask(sendHeartbeat, { body: server('loud', { alerts, cpu: 640, memory: -1 }) })
    const [told] = (await stats(id)).servers
    expect(told).toMatchObject({ cpu: 100, memory: 0, status: 'error' })
    expect(told?.alerts).toEqual([`error_log: ${'a'.repeat(488)}`, ...alerts.slice(2, 21)])
  })

  it('LIC-43, STAT-35 an alert whose figures change is one, reported once and stored with its latest text, and reported again after an hour without it', async () => {
    const id = await licence()
    const machine = await mediaServer(foyer, id)
    const says = (...alerts: string[]) => machine.ask(sendHeartbeat, { body: server('full', { alerts }) })
    const incidents = async () =>
      (
        await foyer.sql<{ alert: string }>(
          'select alert from licensing.server_incident where deliverable_id = $1 order by began_at, alert',
          id,
        )
      ).map(({ alert }) => alert)
    for (const percent of [94, 95, 96]) await says(`error_disk: disk is ${percent} % full`, 'backup done')
    expect(await incidents()).toEqual(['backup done', 'error_disk: disk is 96 % full'])
    expect(await noticesOf(id)).toEqual(['error_disk: disk is 94 % full'])
    for (const minutes of [50, 0, 50]) {
      await says()
      advance(foyer, minutes * minuteMs)
      await says('error_disk: disk is 94 % full')
    }
    expect(await noticesOf(id)).toHaveLength(1)
    await says()
    advance(foyer, 61 * minuteMs)
    await says('error_disk: disk is 97 % full', 'error_raid: degraded')
    expect(await noticesOf(id)).toHaveLength(3)
  })

  it('LIC-43 a server that is silent because its licence has ended is offline, and nobody is notified', async () => {
    const [ends, goes] = [
      await licence({ paid_till: dayIn(foyer, 20) }),
      await licence({ paid_till: dayIn(foyer, 400) }),
    ]
    const blocked = await licence({ paid_till: dayIn(foyer, 400) })
    const offset = 34 * dayMs - (foyer.platform.clock.now().getTime() % dayMs)
    foyer.platform.clock.offset_ms = offset - 60_000
    for (const id of [ends, goes, blocked])
      await (await mediaServer(foyer, id)).ask(sendHeartbeat, { body: server('late') })
    await change(blocked, 'blocked_at = now()')
    foyer.platform.clock.offset_ms = offset + 60_000
    const machine = await mediaServer(foyer, ends)
    expect((await machine.refusal(sendHeartbeat, { body: server('late') })).code).toBe('licence_stopped')
    await listenFor(foyer, 6)
    expect(await Promise.all([ends, goes, blocked].map(noticesOf))).toEqual([[], [''], []])
    const offline =
      'select count(*)::int from licensing.server where deliverable_id = any($1) and offline_at is not null'
    expect(await foyer.sql(offline, [ends, goes, blocked])).toEqual([{ count: 3 }])
  })

  it('LIC-14 a place is free again when its lease is over', async () => {
    const machine = await mediaServer(foyer, await licence({ servers_limit: 1, paid_till: dayIn(foyer, 60) }))
    await machine.ask(activateServer, { body: server('gone') })
    foyer.platform.clock.offset_ms = 7 * dayMs - 60_000
    expect((await machine.refusal(activateServer, { body: server('next') })).code).toBe('servers_limit_reached')
    foyer.platform.clock.offset_ms = 7 * dayMs + 60_000
    await machine.ask(activateServer, { body: server('next') })
    expect((await machine.refusal(sendHeartbeat, { body: server('gone') })).code).toBe('servers_limit_reached')
  })

  it('LIC-14 a place ends with its lease, and both with the licence', async () => {
    const keptTill = async (id: string): Promise<string | undefined> => {
      const kept = 'select lease_expires_at from licensing.server where deliverable_id = $1'
      const rows = await foyer.sql<{ lease_expires_at: Date }>(kept, id)
      return rows[0]?.lease_expires_at.toISOString()
    }
    const body = server('short')
    for (const set of [
      'paid_till = null',
      `paid_till = '${dayIn(foyer, 40)}'`,
      `paid_till = '${dayIn(foyer, -9)}'`,
      `paid_till = '${dayIn(foyer, 2)}', billing_terms = 'trial'`,
      `paid_till = '${dayIn(foyer, 3)}', cancellation_reason = ''`,
    ]) {
      const id = await licence()
      const machine = await mediaServer(foyer, id)
      await machine.ask(activateServer, { body })
      await change(id, set)
      const { expires_at } = await machine.ask(sendHeartbeat, { body })
      expect([set, await keptTill(id)]).toEqual([set, expires_at])
    }
  })

  it('LIC-14 a place is free once its licence has ended, even if that is paid again', async () => {
    const id = await licence({ servers_limit: 1, paid_till: dayIn(foyer, 1) })
    await change(id, `cancellation_reason = 'Too many'`)
    const machine = await mediaServer(foyer, id)
    for (const call of [activateServer, sendHeartbeat]) await machine.ask(call, { body: server('gone') })
    foyer.platform.clock.offset_ms = 2 * dayMs
    await change(id, `cancellation_reason = null, paid_till = '${dayIn(foyer, 30)}'`)
    await machine.ask(activateServer, { body: server('next') })
  })

  it('LIC-34 a licence that is activated by files accepts no server over the network', async () => {
    const machine = await mediaServer(foyer, await licence({ activation_type: 'offline' }))
    for (const call of [activateServer, sendHeartbeat])
      expect(await machine.refusal(call, { body: server('wired') })).toMatchObject({
        status: 409,
        code: 'wrong_activation_type',
      })
  })
})

describe('releasing a place', () => {
  it('LIC-42 frees it for another server at once, three times in 30 days, and is logged', async () => {
    const id = await licence({ servers_limit: 1, paid_till: dayIn(foyer, 60) })
    const machine = await mediaServer(foyer, id)
    const release = (name: string) => ({ params: { id, server_id: `id-${name}` } })
    for (const name of ['a', 'b', 'c']) {
      await machine.ask(activateServer, { body: server(name) })
      expect((await stats(id)).servers).toMatchObject([{ server_id: `id-${name}`, holds_place: true }])
      await olga.client.ask(releaseServer, release(name))
      expect((await machine.refusal(sendHeartbeat, { body: server(name) })).code).toBe('server_released')
    }
    await machine.ask(activateServer, { body: server('a') })
    expect(await olga.client.refusal(releaseServer, release('a'))).toMatchObject({
      status: 409,
      code: 'releases_used_up',
      meta: { at_most: 3, days: 30, next_at: expect.any(String) },
    })
    expect((await stats(id)).servers.map(({ server_id }) => server_id)).toEqual(['id-a'])
    const told = `select actor, changes ->> 'hostname' as hostname from platform.audit_entry where object_id = $1 and action = 'server_released' order by at`
    const rows = await foyer.sql<{ actor: string }>(told, id)
    expect(rows.map(({ actor }) => actor)).toEqual(Array.from({ length: 3 }, () => olga.account.id))
  })

  it('LIC-42 removes servers whose lease has ended from the list, however many', async () => {
    const id = await licence({ servers_limit: 1, paid_till: dayIn(foyer, 60) })
    const machine = await mediaServer(foyer, id)
    const names = ['a', 'b', 'c', 'd', 'e']
    for (const name of names) {
      await machine.ask(activateServer, { body: server(name) })
      const over = `update licensing.server set lease_expires_at = now() - interval '1 day' where deliverable_id = $1 and server_id = $2`
      await foyer.sql(over, id, `id-${name}`)
    }
    expect((await stats(id)).servers.map(({ holds_place }) => holds_place)).toEqual(names.map(() => false))
    for (const name of names) await olga.client.ask(releaseServer, { params: { id, server_id: `id-${name}` } })
    expect((await stats(id)).servers).toEqual([])
    expect((await olga.client.call(releaseServer, { params: { id, server_id: 'id-a' } })).status).toBe(404)
    // None of them counts: three seats can still be released.
    for (const name of ['x', 'y', 'z']) {
      await machine.ask(activateServer, { body: server(name) })
      await olga.client.ask(releaseServer, { params: { id, server_id: `id-${name}` } })
    }
  })

  it('LIC-44 of a stranger’s licence, and of an unknown or released server, is 404', async () => {
    const id = await licence()
    await (await mediaServer(foyer, id)).ask(activateServer, { body: server('mine') })
    const stranger = await createPerson(foyer)
    const params = { id, server_id: 'id-mine' }
    expect((await stranger.client.refusal(releaseServer, { params })).status).toBe(404)
    expect((await olga.client.refusal(releaseServer, { params: { id, server_id: 'nobody' } })).status).toBe(404)
    await olga.client.ask(releaseServer, { params })
    expect((await olga.client.refusal(releaseServer, { params })).status).toBe(404)
  })
})

describe('signed documents', () => {
  it('LIC-42 with one bit flipped anywhere, of another kind or of another key are refused', async () => {
    const machine = await mediaServer(foyer, await licence())
    const { lease } = await machine.ask(activateServer, { body: server('flipped') })
    const keys = await licenceKeys(foyer)
    expect(readDocument(keys, 'lease', lease)).toBeDefined()
    const bytes = Buffer.from(lease)
    const accepted = Array.from({ length: bytes.length * 8 }, (_, bit) => {
      const flipped = Buffer.from(bytes)
      flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      return readDocument(keys, 'lease', flipped.toString('utf8'))
    }).filter((claims) => claims !== undefined)
    expect(accepted).toEqual([])
    for (const text of [
      '',
      '..',
      lease.slice(0, -1),
      `${lease}A`,
      `${lease}.`,
      lease.split('.').toReversed().join('.'),
    ])
      expect(readDocument(keys, 'lease', text)).toBeUndefined()
    expect(readDocument(keys, 'activation', lease)).toBeUndefined()
    expect(readDocument({ keys: [] }, 'lease', lease)).toBeUndefined()
    const { body } = await foyer.client.send('GET', '/.well-known/jwks.json')
    expect(readDocument(body as typeof keys, 'lease', lease)).toBeUndefined()
  })

  it('LIC-42 the published keys are only public halves', async () => {
    const { keys } = await licenceKeys(foyer)
    expect(keys.length).toBeGreaterThan(1)
    for (const key of keys) expect(Object.keys(key).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x'])
  })
})

it('LIC-44 a made-up key that is often requested stays unknown', async () => {
  for (let times = 0; times < 3; times += 1)
    expect(
      (await foyer.client.as({ licence_key: randomUUID() }).refusal(sendHeartbeat, { body: server('x') })).status,
    ).toBe(401)
})
