import { activateServer, sendHeartbeat } from '@foyer/contract/licensing/media-server-endpoints.ts'
import { changeStaffLicence, changeStaffLimit } from '@foyer/contract/operator/licence-endpoints.ts'
import { createStaffOrder } from '@foyer/contract/operator/order-endpoints.ts'
import { minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import { afterEach, beforeAll, expect, it } from 'vitest'
import type { Client } from '../../../../test/client.ts'
import { advance } from '../../../../test/days.ts'
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

const names = ['first', 'second', 'third']
const server = (name: string) => ({ server_id: `id-${name}`, hostname: `${name}.servers.example`, version: '26.11' })

const heartbeats = async (id: string): Promise<Record<string, number>> => {
  const machine = await mediaServer(foyer, id)
  const answers: [string, number][] = []
  for (const name of names) answers.push([name, (await machine.call(sendHeartbeat, { body: server(name) })).status])
  return Object.fromEntries(answers)
}

/** A licence for three with three running servers. */
const running = async (): Promise<string> => {
  const id = await giveLicence(foyer, olga, { servers_limit: 3 })
  const machine = await mediaServer(foyer, id)
  for (const name of names) {
    await machine.ask(activateServer, { body: server(name) })
    advance(foyer, 1000)
  }
  return id
}

const setLimit = (id: string, quantity: number) =>
  lena.ask(changeStaffLimit, { params: { id }, body: { quantity, reason: 'pays for fewer' } })

/** Which servers its owner was told are silent, one list for each piece of news. */
const toldOffline = async (id: string): Promise<string[]> => {
  const told = `select details ->> 'names' as names from push.notification where path = $1 and kind = 'server_alert'`
  const rows = await foyer.sql<{ names: string }>(told, `/licenses/${id}`)
  return rows.map(({ names }) => names.split(', ').toSorted().join(', '))
}

it('LIC-14 after lowering the limit, the servers first seen last are refused, and return when it is raised', async () => {
  const id = await running()
  await setLimit(id, 1)
  expect(await heartbeats(id)).toEqual({ first: 200, second: 409, third: 409 })
  await setLimit(id, 2)
  expect(await heartbeats(id)).toEqual({ first: 200, second: 200, third: 409 })
})

it('LIC-14 silent servers lose their places before running ones', async () => {
  const id = await running()
  foyer.platform.clock.offset_ms = 6 * minuteMs
  const machine = await mediaServer(foyer, id)
  for (const name of ['second', 'third']) await machine.ask(sendHeartbeat, { body: server(name) })
  await setLimit(id, 2)
  expect(await heartbeats(id)).toEqual({ first: 409, second: 200, third: 200 })
})

it('LIC-14 so they do however the limit is lowered: by an order, and by the number of servers alone', async () => {
  const [ordered, changed] = [await running(), await running()]
  const order = { action: 'decrease' as const, customer_id: olga.account.id, deliverable_id: ordered }
  await lena.ask(createStaffOrder, { body: { ...order, quantity_delta: -1, reason: 'pays for fewer' } })
  await lena.ask(changeStaffLicence, { params: { id: changed }, body: { servers_limit: 2, reason: 'agreed' } })
  for (const id of [ordered, changed]) expect(await heartbeats(id)).toEqual({ first: 200, second: 200, third: 409 })
})

it('LIC-14 a heartbeat in progress while the limit is lowered does not restore a place', async () => {
  const id = await running()
  const { clock } = foyer.platform
  clock.offset_ms += 60_000
  await setLimit(id, 2)
  // Like a process whose clock is slow.
  clock.offset_ms -= 30_000
  expect(await heartbeats(id)).toMatchObject({ third: 409 })
})

it('LIC-14, LIC-37 a place from a file counts, and stays', async () => {
  const id = await running()
  await foyer.sql(
    `update licensing.server set lease_expires_at = null where deliverable_id = $1 and server_id = 'id-third'`,
    id,
  )
  await setLimit(id, 1)
  expect(await heartbeats(id)).toEqual({ first: 409, second: 409, third: 200 })
})

it('LIC-14, LIC-43 nobody is notified that a server refused by the lowered limit is offline', async () => {
  const id = await running()
  await setLimit(id, 2)
  await listenFor(foyer, 6)
  expect(await toldOffline(id)).toEqual(['first.servers.example, second.servers.example'])
})
