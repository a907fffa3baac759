import { getDeliverable } from '@foyer/contract/licensing/endpoints.ts'
import { activateServer, sendHeartbeat } from '@foyer/contract/licensing/media-server-endpoints.ts'
import { blockLicence, changeStaffLicence, unblockLicence } from '@foyer/contract/operator/licence-endpoints.ts'
import { afterEach, beforeAll, expect, it } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { giveLicence } from '../../../../test/licences.ts'
import { listenFor, mediaServer } from '../../../../test/media-servers.ts'
import { createStaff } from '../../../../test/operators.ts'
import { createPerson, type Person } from '../../../../test/people.ts'

const foyer = useFoyer()
let olga: Person
let lena: Client
beforeAll(async () => {
  olga = await createPerson(foyer)
  lena = (await createStaff(foyer)).client
})
afterEach(() => {
  foyer.platform.clock.offset_ms = 0
})

const server = (name: string, version = '26.11') => ({
  server_id: `id-${name}`,
  hostname: `${name}.servers.example`,
  version,
})

/** A licence for one server up to 26.11; one server runs on it and has reported as usual. */
const running = async () => {
  const id = await giveLicence(foyer, olga, { servers_limit: 1, version_min: '25.01', version_max: '26.11' })
  const machine = await mediaServer(foyer, id)
  for (const call of [activateServer, sendHeartbeat]) await machine.ask(call, { body: server('first') })
  return { id, machine }
}

const servers = async (id: string) => {
  const { stats } = await olga.client.ask(getDeliverable, { params: { id } })
  return stats.servers.map(({ server_id, version, status, holds_place }) => [server_id, version, status, holds_place])
}

it('LIC-13, LIC-14 a server that was updated beyond the last version loses its place, and is offline', async () => {
  const { id, machine } = await running()
  const updated = server('first', '27.01')
  for (let times = 0; times < 3; times += 1) {
    expect((await machine.refusal(sendHeartbeat, { body: updated })).code).toBe('version_out_of_range')
    await listenFor(foyer, 2)
  }
  expect(await servers(id)).toEqual([['id-first', '26.11', 'offline', false]])
  await machine.ask(activateServer, { body: server('second') })
  expect((await machine.refusal(sendHeartbeat, { body: server('first') })).code).toBe('servers_limit_reached')
})

it('LIC-13, LIC-14 so does one that activates again after its update, and one whose last version staff have lowered', async () => {
  const [asks, stays] = [await running(), await running()]
  const updated = { body: server('first', '27.01') }
  expect((await asks.machine.refusal(activateServer, updated)).code).toBe('version_out_of_range')
  const body = { version_max: '26.10', reason: 'agreed' }
  await lena.ask(changeStaffLicence, { params: { id: stays.id }, body })
  expect((await stays.machine.refusal(sendHeartbeat, { body: server('first') })).code).toBe('version_out_of_range')
  for (const { id } of [asks, stays]) expect(await servers(id)).toMatchObject([['id-first', '26.11', 'online', false]])
  await asks.machine.ask(activateServer, { body: server('second') })
  await stays.machine.ask(activateServer, { body: server('second', '26.10') })
})

it('LIC-14 those of a blocked licence are offline, hold no place, and return with their next report when it is unblocked', async () => {
  const { id, machine } = await running()
  const reason = 'unpaid'
  await lena.ask(blockLicence, { params: { id }, body: { reason } })
  for (let times = 0; times < 3; times += 1) {
    expect((await machine.refusal(sendHeartbeat, { body: server('first') })).meta).toEqual({ reason: 'blocked' })
    await listenFor(foyer, 2)
  }
  expect(await servers(id)).toEqual([['id-first', '26.11', 'offline', false]])
  await lena.ask(unblockLicence, { params: { id }, body: {} })
  await machine.ask(sendHeartbeat, { body: server('first') })
  expect(await servers(id)).toEqual([['id-first', '26.11', 'online', true]])
})

it('LIC-13, LIC-37 one that a file activated keeps its place, and is offline while it is refused', async () => {
  const { id, machine } = await running()
  const byFile = 'update licensing.server set lease_expires_at = null where deliverable_id = $1'
  await foyer.sql(byFile, id)
  await machine.ask(sendHeartbeat, { body: server('first') })
  for (let times = 0; times < 3; times += 1) {
    expect((await machine.call(sendHeartbeat, { body: server('first', '27.01') })).status).toBe(422)
    await listenFor(foyer, 2)
  }
  expect(await servers(id)).toEqual([['id-first', '26.11', 'offline', true]])
})

it('LIC-13 the fast path of a heartbeat accepts exactly the versions that the slow one accepts', async () => {
  const { id, machine } = await running()
  const bounds = [
    ['25.01', '26.11', '25.02'],
    ['26.0', '26.0', '26'],
    ['26', '26.11.0.2', '26.10.9'],
    [null, '26', '25'],
    ['9999', null, '9999'],
  ] as const
  const versions = [
    '24.12',
    '25',
    '25.1-rc2',
    '26',
    '26.0.7',
    '26.11.3',
    '26.11+b.5',
    '26.11.0.3',
    '27',
    '9'.repeat(30),
  ]
  for (const [version_min, version_max, covered] of bounds) {
    const set = 'update licensing.deliverable set version_min = $2, version_max = $3 where id = $1'
    await foyer.sql(set, id, version_min, version_max)
    for (const version of versions) {
      await machine.ask(activateServer, { body: server('first', covered) })
      const short = (await machine.call(sendHeartbeat, { body: server('first', version) })).status
      const kept = (await servers(id))[0]?.[1]
      const long = (await machine.call(activateServer, { body: server('first', version) })).status
      const told = [version_min, version_max, version]
      expect([...told, short, kept]).toEqual([...told, long, long === 200 ? version : covered])
    }
  }
})
