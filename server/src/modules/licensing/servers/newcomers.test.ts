import { activateServer, sendHeartbeat } from '@foyer/contract/licensing/media-server-endpoints.ts'
import { beforeAll, expect, it } from 'vitest'
import { useFoyer } from '../../../../test/foyer.ts'
import { giveLicence } from '../../../../test/licences.ts'
import { mediaServer } from '../../../../test/media-servers.ts'
import { createPerson, type Person } from '../../../../test/people.ts'

const foyer = useFoyer()
let olga: Person
beforeAll(async () => {
  olga = await createPerson(foyer)
})

const server = (name: string, more: { version?: string; alerts?: string[] } = {}) => ({
  body: { server_id: `id-${name}`, hostname: `${name}.servers.example`, version: '26.11', ...more },
})

/** Leaves only this many of the servers that a licence may bring within an hour. */
const leave = async (points: number): Promise<void> => {
  const count = `update platform.rate_limit set points = $1 where key like 'licence_servers:%'`
  await foyer.sql(count, 600 - points)
}

const kept = async (id: string): Promise<number> => {
  const count = 'select count(*)::int from licensing.server where deliverable_id = $1'
  const [row] = await foyer.sql<{ count: number }>(count, id)
  return row?.count ?? 0
}

it('LIC-42 a key can bring 600 new servers in an hour; known ones are never counted, and lose nothing', async () => {
  const id = await giveLicence(foyer, olga)
  const machine = await mediaServer(foyer, id)
  await machine.ask(activateServer, server('known'))
  await leave(2)
  await machine.ask(activateServer, server('by-asking'))
  await machine.ask(sendHeartbeat, server('by-reporting'))
  for (const call of [activateServer, sendHeartbeat]) {
    const refused = await machine.call(call, server('one-more'))
    expect(refused).toMatchObject({ status: 429, body: { errors: [{ code: 'too_many_requests' }] } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
  }
  expect(await kept(id)).toBe(3)
  for (let times = 0; times < 3; times += 1)
    for (const call of [activateServer, sendHeartbeat])
      await machine.ask(call, server('known', { alerts: [`error_${times}`] }))
  const other = await mediaServer(foyer, await giveLicence(foyer, olga))
  await other.ask(activateServer, server('elsewhere'))
})

it('LIC-14, LIC-42 one without a free place, or with a refused version, is not counted', async () => {
  const id = await giveLicence(foyer, olga, { servers_limit: 2, version_max: '26.11' })
  const machine = await mediaServer(foyer, id)
  await machine.ask(activateServer, server('first'))
  await leave(2)
  for (const call of [activateServer, sendHeartbeat])
    expect((await machine.refusal(call, server('too-new', { version: '27.01' }))).code).toBe('version_out_of_range')
  await machine.ask(activateServer, server('second'))
  for (const name of ['third', 'fourth', 'fifth'])
    expect((await machine.refusal(activateServer, server(name))).code).toBe('servers_limit_reached')
  // Installed anew, it counts once more.
  const anew = { body: { ...server('second').body, server_id: 'id-anew' } }
  await machine.ask(activateServer, anew)
  const again = { body: { ...anew.body, server_id: 'id-again' } }
  expect((await machine.refusal(activateServer, again)).status).toBe(429)
})
