import { getDeliverable } from '@foyer/contract/licensing/endpoints.ts'
import { activateServer, sendHeartbeat } from '@foyer/contract/licensing/media-server-endpoints.ts'
import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { useFoyer } from '../../../../test/foyer.ts'
import { giveLicence } from '../../../../test/licences.ts'
import { mediaServer } from '../../../../test/media-servers.ts'
import { createPerson, type Person } from '../../../../test/people.ts'
import type { NewLicence } from '../index.ts'

/* A seat that is free before its lease ends may let two servers run. That is limited to a number within 30 days. */

const foyer = useFoyer()
let olga: Person
beforeAll(async () => {
  olga = await createPerson(foyer)
})
afterEach(() => {
  foyer.platform.clock.offset_ms = 0
})

const dayIn = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)

const licence = async (wishes: Partial<NewLicence>) => {
  const id = await giveLicence(foyer, olga, { starts_on: dayIn(-10), paid_till: dayIn(90), ...wishes })
  return { id, machine: await mediaServer(foyer, id) }
}

/** The same machine, installed anew under that id. */
const anew = (id: string) => ({ body: { server_id: id, hostname: 'edge.servers.example', version: '26.11' } })
const other = (id: string, version = '26.11') => ({
  body: { server_id: id, hostname: `${id}.servers.example`, version },
})

const placed = async (id: string): Promise<string[]> => {
  const { stats } = await olga.client.ask(getDeliverable, { params: { id } })
  return stats.servers.filter(({ holds_place }) => holds_place).map(({ server_id }) => server_id)
}

const ids = (count: number): string[] => Array.from({ length: count }, (_, at) => `id-${at}`)

it('LIC-42 one machine can be reinstalled ten times in 30 days, and then keeps its place until the lease ends', async () => {
  const { id, machine } = await licence({ servers_limit: 1 })
  for (const name of ids(11)) await machine.ask(activateServer, anew(name))
  for (const call of [activateServer, sendHeartbeat])
    expect(await machine.refusal(call, anew('one-more'))).toMatchObject({
      status: 409,
      code: 'servers_limit_reached',
      meta: { servers_limit: 1, servers: 1 },
    })
  expect(await placed(id)).toEqual(['id-10'])
  await machine.ask(sendHeartbeat, anew('id-10'))
  foyer.platform.clock.offset_ms = 7 * dayMs + 60_000
  await machine.ask(activateServer, anew('one-more'))
  expect((await machine.refusal(activateServer, anew('and-more'))).code).toBe('servers_limit_reached')
  foyer.platform.clock.offset_ms = 30 * dayMs + 60_000
  for (const name of ['later', 'again']) await machine.ask(activateServer, anew(name))
})

it('LIC-42 with more servers, reinstallations are limited to three times the licence’s limit; beyond that one needs a free place like any other', async () => {
  const { id, machine } = await licence({ servers_limit: 5 })
  for (const name of ids(16)) await machine.ask(activateServer, anew(name))
  expect(await placed(id)).toEqual(['id-15'])
  await machine.ask(activateServer, anew('beside-it'))
  expect((await placed(id)).toSorted()).toEqual(['beside-it', 'id-15'])
})

it('LIC-42 twenty concurrent reinstallations are accepted as often as consecutive ones', async () => {
  const { machine } = await licence({ servers_limit: 1 })
  const answers = await Promise.all(ids(20).map((name) => machine.call(activateServer, anew(name))))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(11)
})

it('LIC-42 without a limit on servers, nothing is counted', async () => {
  const { id, machine } = await licence({})
  for (const name of ids(14)) await machine.ask(activateServer, anew(name))
  expect(await placed(id)).toEqual(['id-13'])
})

it('LIC-13, LIC-42 a server that reports an update frees its place as often, and then keeps it until its lease ends', async () => {
  const { id, machine } = await licence({ servers_limit: 1, version_max: '26.11' })
  const leave = async (name: string, call: typeof activateServer | typeof sendHeartbeat) => {
    await machine.ask(activateServer, other(name))
    for (let times = 0; times < 2; times += 1)
      expect((await machine.refusal(call, other(name, '27.01'))).code).toBe('version_out_of_range')
  }
  for (const [at, name] of ids(10).entries()) await leave(name, at % 2 === 0 ? sendHeartbeat : activateServer)
  expect(await placed(id)).toEqual([])
  await leave('last', sendHeartbeat)
  expect(await placed(id)).toEqual(['last'])
  expect((await machine.refusal(activateServer, other('next'))).code).toBe('servers_limit_reached')
  await machine.ask(sendHeartbeat, other('last'))
  await machine.refusal(sendHeartbeat, other('last', '27.01'))
  foyer.platform.clock.offset_ms = 7 * dayMs + 60_000
  await machine.ask(activateServer, other('next'))
})
