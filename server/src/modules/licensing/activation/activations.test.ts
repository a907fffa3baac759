import { randomUUID } from 'node:crypto'
import { encodeActivationRequest } from '@foyer/contract/licensing/activation-request.ts'
import {
  activateServer,
  getDeliverable,
  getOfflineActivationKey,
  getUsbActivationKey,
  listOfflineActivationKeys,
  releaseServer,
  sendHeartbeat,
} from '@foyer/contract/licensing/endpoints.ts'
import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { entriesOf } from '../../../../test/audit.ts'
import { advance, dayIn } from '../../../../test/days.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { giveLicence, payNextPeriod } from '../../../../test/licences.ts'
import { claimsOf, keyOf, licenceKeys, mediaServer } from '../../../../test/media-servers.ts'
import { readPages } from '../../../../test/pages.ts'
import { createPerson, type Person } from '../../../../test/people.ts'
import { type NewLicence, readDocument } from '../index.ts'

const foyer = useFoyer()
let olga: Person
beforeAll(async () => {
  olga = await createPerson(foyer)
})

const offline = (wishes: Partial<NewLicence> = {}): Promise<string> =>
  giveLicence(foyer, olga, {
    activation_type: 'offline',
    starts_on: dayIn(foyer, -10),
    paid_till: dayIn(foyer, 20),
    version_min: '24.01',
    version_max: '26.11',
    ...wishes,
  })

const request = (name = 'ferry', version = '26.04') => ({
  server_id: `id-${name}`,
  hostname: `${name}.ship.example`,
  version,
})

const encoded = (value: unknown): string => encodeActivationRequest(JSON.stringify(value))

const ask = (id: string, value: unknown = request()) =>
  olga.client.ask(getOfflineActivationKey, { params: { id }, query: { request: encoded(value) } })

const refused = (id: string, query: { request?: string }) =>
  olga.client.refusal(getOfflineActivationKey, { params: { id }, query })

const log = async (id: string) => (await olga.client.ask(listOfflineActivationKeys, { params: { id } })).activation_keys

describe('activation by file', () => {
  it('LIC-37 replacing a machine that has a file counts as releasing it: this cannot be repeated endlessly', async () => {
    const id = await offline({ quantity: 1, servers_limit: 1 })
    const named = (name: string) => ({ ...request(name), hostname: 'localhost' })
    // Nothing was heard of them since, because servers activated by file send no heartbeats.
    const passTime = () =>
      foyer.sql(
        `update licensing.server set last_seen_at = last_seen_at - interval '6 minutes' where deliverable_id = $1`,
        id,
      )
    for (const name of ['first', 'second', 'third', 'fourth']) {
      await ask(id, named(name))
      await passTime()
    }
    expect(await refused(id, { request: encoded(named('fifth')) })).toMatchObject({ code: 'releases_used_up' })
    expect(await log(id)).toHaveLength(4)
  })

  it('LIC-35, LIC-38, API-38 returns a file that is signed for this licence, server and version', async () => {
    const id = await offline({ quantity: 4 })
    const answer = await ask(id)
    expect(answer).toMatchObject({ ...request(), initiator: { email: olga.email, name: 'Ada Lind', ip: '127.0.0.1' } })
    expect(await claimsOf(foyer, 'activation', answer.key)).toEqual({
      license: (await keyOf(foyer, id)).split('|').slice(0, 2).join('|'),
      ...request(),
      quantity: 4,
      versions: { min: '24.01', max: '26.11' },
      issued_at: answer.created_at,
      // Twenty paid days and fourteen days of grace.
      expires_at: `${dayIn(foyer, 34)}T00:00:00.000Z`,
    })
    expect(readDocument(await licenceKeys(foyer), 'lease', answer.key)).toBeUndefined()
  })

  it('LIC-38, LIC-40, API-39 the same request again gives the same bytes and no second entry, in any encoding', async () => {
    const id = await offline()
    const first = await ask(id)
    const spaced = Buffer.from(JSON.stringify(request(), null, 4)).toString('base64')
    const again = await olga.client.ask(getOfflineActivationKey, { params: { id }, query: { request: spaced } })
    const atOnce = await Promise.all(Array.from({ length: 10 }, () => ask(id)))
    expect(new Set([first, again, ...atOnce].map(({ key }) => key)).size).toBe(1)
    expect(await log(id)).toEqual([first])
  })

  it('LIC-38 a raised limit and a further period each need a new file, and get one', async () => {
    const id = await offline()
    const keys = [(await ask(id)).key]
    for (const set of ['quantity = 8', `paid_till = '${dayIn(foyer, 50)}'`]) {
      await foyer.sql(`update licensing.deliverable set ${set} where id = $1`, id)
      keys.push((await ask(id)).key)
    }
    expect(new Set(keys).size).toBe(3)
    expect((await claimsOf(foyer, 'activation', keys[2] ?? '')).quantity).toBe(8)
    expect(await log(id)).toHaveLength(3)
  })

  it('LIC-37 an invalid request is refused with its name, and leaves no entry', async () => {
    const id = await offline()
    const bytes = Buffer.from(encoded(request()))
    const junk = [
      'hello',
      'aGVsbG8=',
      encoded({ server_id: 'x' }),
      encoded([]),
      encoded({ ...request(), server_id: '../../etc' }),
      encoded({ ...request(), hostname: '<script>alert(1)</script>' }),
      'A'.repeat(15_000),
      bytes.subarray(0, -5).toString(),
      Buffer.from([0xff, 0xfe, 0x00]).toString('base64'),
    ]
    for (const text of junk)
      expect([text.slice(0, 40), await refused(id, { request: text })]).toMatchObject([
        text.slice(0, 40),
        { status: 422, code: 'bad_activation_request', source: { parameter: 'request' } },
      ])
    for (const query of [{}, { request: '' }])
      expect(await refused(id, query)).toMatchObject({ status: 422, code: 'required' })
    // Text that no address line can hold is refused before the use case.
    expect((await refused(id, { request: 'A'.repeat(16_400) }).catch(() => ({ status: 431 }))).status).toBeGreaterThan(
      399,
    )
    expect(await log(id)).toEqual([])
  })

  it('LIC-37 a request with one flipped bit is never taken for the server that wrote it', async () => {
    const id = await offline()
    const bytes = Buffer.from(JSON.stringify(request('bits')))
    for (let bit = 0; bit < bytes.length * 8; bit += 7) {
      const turned = Buffer.from(bytes)
      turned[bit >> 3] = (turned[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      const query = { request: turned.toString('base64') }
      const { status, body } = await olga.client.call(getOfflineActivationKey, { params: { id }, query })
      // Any request that is still valid is for a server of another name, and says so.
      if (status === 200) expect({ ...body }).not.toMatchObject(request('bits'))
    }
  })

  it('LIC-37, LIC-13 a version outside the range is refused with the reason', async () => {
    const id = await offline()
    expect(await refused(id, { request: encoded(request('ferry', '23.12')) })).toMatchObject({
      status: 422,
      code: 'version_out_of_range',
      meta: { reason: 'too_old', version: '23.12', min: '24.01', max: '26.11' },
    })
    expect((await refused(id, { request: encoded(request('ferry', '27.01')) })).meta).toMatchObject({
      reason: 'too_new',
    })
    expect(await log(id)).toEqual([])
  })

  it('LIC-38 twenty at once over a limit of three activate exactly three, and a released place is free', async () => {
    const id = await offline({ servers_limit: 3 })
    const calls = Array.from({ length: 20 }, (_, at) =>
      olga.client.call(getOfflineActivationKey, {
        params: { id },
        query: { request: encoded(request(`ship-${at}`)) },
      }),
    )
    const answers = await Promise.all(calls)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(17)
    const [first] = await log(id)
    expect(await log(id)).toHaveLength(3)
    await olga.client.ask(releaseServer, { params: { id, server_id: first?.server_id ?? '' } })
    await ask(id, request('another'))
    expect(
      await refused(id, { request: encoded({ ...request(), server_id: first?.server_id ?? '', hostname: 'x' }) }),
    ).toMatchObject({
      status: 409,
      code: 'servers_limit_reached',
    })
  })

  it('LIC-41 a server appears as its newest file says, which does not count as a report', async () => {
    const id = await offline()
    await ask(id, request('ferry', '24.04'))
    const [first] = (await olga.client.ask(getDeliverable, { params: { id } })).stats.servers
    await ask(id, { server_id: 'id-ferry', hostname: 'ferry-2.ship.example', version: '26.04' })
    const { servers } = (await olga.client.ask(getDeliverable, { params: { id } })).stats
    expect(servers).toEqual([{ ...first, hostname: 'ferry-2.ship.example', version: '26.04' }])
  })

  it('LIC-41 a server appears, reports like others once it can, and keeps its place without reporting', async () => {
    const id = await offline({ servers_limit: 1 })
    await ask(id)
    const stats = async () => (await olga.client.ask(getDeliverable, { params: { id } })).stats
    expect((await stats()).servers).toMatchObject([{ server_id: 'id-ferry', version: '26.04' }])
    const machine = await mediaServer(foyer, id)
    await machine.ask(sendHeartbeat, { body: { ...request(), medias: 3, sessions: 40 } })
    expect((await stats()).servers).toMatchObject([{ medias: 3, sessions: 40, status: 'online' }])
    expect((await machine.refusal(activateServer, { body: request('wired') })).code).toBe('wrong_activation_type')
    advance(foyer, 12 * dayMs)
    const rows = await foyer.sql('select lease_expires_at from licensing.server where deliverable_id = $1', id)
    expect(rows).toEqual([{ lease_expires_at: null }])
    foyer.platform.clock.offset_ms = 0
  })

  it('LIC-34, API-37, API-38 each way of activation serves only its own licences, and none that has ended', async () => {
    const [online, usb, ended] = [
      await giveLicence(foyer, olga),
      await giveLicence(foyer, olga, { activation_type: 'usb', usb_serial_number: 'HASP-77' }),
      await offline({ paid_till: dayIn(foyer, -15) }),
    ]
    for (const id of [online, usb])
      expect(await refused(id, { request: encoded(request()) })).toMatchObject({
        status: 409,
        code: 'wrong_activation_type',
      })
    for (const id of [online, ended])
      expect((await olga.client.refusal(getUsbActivationKey, { params: { id } })).code).toBe('wrong_activation_type')
    expect(await refused(ended, { request: encoded(request()) })).toMatchObject({
      status: 403,
      code: 'licence_stopped',
    })
  })

  it('LIC-40, API-39 the log is paged, latest first', async () => {
    const id = await offline()
    for (let at = 0; at < 7; at += 1) await ask(id, request(`ship-${at}`))
    const pages = await readPages(async (cursor) => {
      const query = { limit: 3, ...(cursor !== undefined && { cursor }) }
      const { activation_keys, next, prev } = listOfflineActivationKeys.answers[200].parse(
        await olga.client.ask(listOfflineActivationKeys, { params: { id }, query }),
      )
      return { rows: activation_keys, next, prev }
    })
    const ships = pages.flatMap(({ rows }) => rows.map(({ server_id }) => server_id))
    expect(ships).toEqual([6, 5, 4, 3, 2, 1, 0].map((at) => `id-ship-${at}`))
  })
})

it('LIC-37, LIC-42 a file of a licence whose key came from another system identifies it by a part of the hash, and contains nothing of the key', async () => {
  const id = await offline()
  const key = 'FS4-9f27c1d0-5ab3-4c1e-8f70-22d0e1b7c9aa'
  await foyer.sql('update licensing.deliverable set key = $2 where id = $1', id, key)
  const { license } = await claimsOf(foyer, 'activation', (await ask(id)).key)
  // printf %s "$key" | openssl dgst -sha256 -binary | openssl base64
  expect(license).toBe('kqo-ShLNpAksHeYGdxGRHr')
  expect((await foyer.client.as({ licence_key: license }).call(activateServer, { body: request() })).status).toBe(401)
})

describe('activation by dongle', () => {
  it('LIC-39, API-37 returns a file for its serial number, the same each time, and shows who took it', async () => {
    const id = await giveLicence(foyer, olga, {
      activation_type: 'usb',
      usb_serial_number: 'HASP-4711',
      starts_on: dayIn(foyer, -3),
      paid_till: dayIn(foyer, 27),
    })
    const first = await olga.client.ask(getUsbActivationKey, { params: { id } })
    expect(await olga.client.ask(getUsbActivationKey, { params: { id } })).toEqual(first)
    expect(await claimsOf(foyer, 'usb', first.key)).toMatchObject({ usb_serial_number: 'HASP-4711', quantity: 3 })
    const rows = await entriesOf(foyer, id, ['actor'], 'activated_usb')
    expect(rows).toEqual([{ actor: olga.account.id }, { actor: olga.account.id }])
  })

  it('LIC-39 of a licence whose next period is paid early has a second, backdated file, and keeps it when that period begins', async () => {
    const id = await giveLicence(foyer, olga, {
      activation_type: 'usb',
      usb_serial_number: 'HASP-4711',
      starts_on: dayIn(foyer, -25),
      paid_till: dayIn(foyer, 5),
      auto_renewable: true,
    })
    const file = async () => (await olga.client.ask(getUsbActivationKey, { params: { id } })).key
    const before = await file()
    await payNextPeriod(foyer, id)
    const paid = await file()
    expect(paid).not.toBe(before)
    const { issued_at } = await claimsOf(foyer, 'usb', paid)
    expect(Date.parse(issued_at)).toBeLessThanOrEqual(foyer.platform.clock.now().getTime())
    // As if the next period had begun meanwhile: sessions do not last that long.
    await foyer.sql(`update licensing.deliverable set period_starts_on = period_starts_on - 6 where id = $1`, id)
    expect(await file()).toBe(paid)
  })

  it('LIC-39 checks a request of the server first: the right dongle gets the same file, the wrong one no entry in the log', async () => {
    const id = await giveLicence(foyer, olga, {
      activation_type: 'usb',
      usb_serial_number: 'HASP-4711',
      starts_on: dayIn(foyer, -3),
      paid_till: dayIn(foyer, 27),
      version_max: '26.11',
    })
    const params = { id }
    const withRequest = (said: unknown) => ({ params, query: { request: encoded(said) } })
    const wrong = { ...request(), usb_serial_number: 'HASP-0815' }
    expect(await olga.client.refusal(getUsbActivationKey, withRequest(wrong))).toMatchObject({
      status: 422,
      code: 'wrong_dongle',
      source: { parameter: 'request' },
      meta: { reason: 'other_dongle', found: 'HASP-0815', usb_serial_number: 'HASP-4711' },
    })
    for (const none of [request(), { ...request(), usb_serial_number: null }])
      expect(await olga.client.refusal(getUsbActivationKey, withRequest(none))).toMatchObject({
        code: 'wrong_dongle',
        meta: { reason: 'no_dongle', found: null },
      })
    const right = { usb_serial_number: 'hasp-4711' }
    expect(
      await olga.client.refusal(getUsbActivationKey, withRequest({ ...request('ferry', '27.01'), ...right })),
    ).toMatchObject({ code: 'version_out_of_range', meta: { reason: 'too_new' } })
    expect(await olga.client.refusal(getUsbActivationKey, { params, query: { request: 'hello' } })).toMatchObject({
      code: 'bad_activation_request',
    })
    const entries = () =>
      foyer.sql(`select 1 from platform.audit_entry where object_id = $1 and action = 'activated_usb'`, id)
    expect(await entries()).toEqual([])
    const checked = await olga.client.ask(getUsbActivationKey, withRequest({ ...request(), ...right }))
    expect(await olga.client.ask(getUsbActivationKey, { params })).toEqual(checked)
    expect(await entries()).toHaveLength(2)
  })
})

it('LIC-44 strangers learn nothing of it: 404', async () => {
  const id = await offline()
  const { client } = await createPerson(foyer)
  const params = { id }
  const query = { request: encoded(request()) }
  expect((await client.refusal(getOfflineActivationKey, { params, query })).status).toBe(404)
  expect((await client.refusal(listOfflineActivationKeys, { params })).status).toBe(404)
  expect((await client.refusal(getUsbActivationKey, { params })).status).toBe(404)
  expect((await client.refusal(getUsbActivationKey, { params: { id: randomUUID() } })).status).toBe(404)
  expect(await log(id)).toEqual([])
})
