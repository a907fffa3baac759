import { activateServer, getDeliverable, releaseServer, sendHeartbeat } from '@foyer/contract/licensing/endpoints.ts'
import { beforeAll, expect, it } from 'vitest'
import { useFoyer } from '../../../../test/foyer.ts'
import { giveLicence } from '../../../../test/licences.ts'
import { claimsOf, listenFor, mediaServer } from '../../../../test/media-servers.ts'
import { createPerson, type Person, signIn } from '../../../../test/people.ts'

const foyer = useFoyer()
let olga: Person
beforeAll(async () => {
  olga = await createPerson(foyer)
})

const said = (name: string) => ({ server_id: `id-${name}`, hostname: `${name}.servers.example`, version: '26.11' })

/** A licence for one server, which is bound to a dongle. */
const give = async () => {
  const bound = { activation_type: 'usb', usb_serial_number: 'HASP-77', servers_limit: 1 } as const
  const id = await giveLicence(foyer, olga, bound)
  return { id, machine: await mediaServer(foyer, id) }
}

const servers = async (id: string) => (await olga.client.ask(getDeliverable, { params: { id } })).stats.servers

it('LIC-34, LIC-39 the key of a licence with a dongle starts no server without it', async () => {
  const { id, machine } = await give()
  expect(await machine.refusal(activateServer, { body: said('bare') })).toMatchObject({
    status: 409,
    code: 'wrong_activation_type',
    meta: { activation_type: 'usb' },
  })
  expect(await servers(id)).toEqual([])
  // The first report, one that changes nothing, and one with another alert.
  for (const alerts of [[], [], ['error_disk: full']]) {
    const answer = await machine.ask(sendHeartbeat, { body: { ...said('a'), alerts } })
    expect(answer.expires_at).toBe(answer.issued_at)
    const { issued_at, expires_at } = await claimsOf(foyer, 'lease', answer.lease)
    expect(expires_at).toBe(issued_at)
  }
})

it('LIC-39, LIC-41 whoever has the dongle reports, so it may change machines; the one before is only taken off the list', async () => {
  const { id, machine } = await give()
  for (const name of ['a', 'b', 'b'])
    await machine.ask(sendHeartbeat, { body: { ...said(name), medias: name === 'b' ? 7 : 3 } })
  expect(await servers(id)).toMatchObject([
    { server_id: 'id-a', medias: 3, holds_place: false },
    { server_id: 'id-b', medias: 7, holds_place: false },
  ])
  await olga.client.ask(releaseServer, { params: { id, server_id: 'id-a' } })
  const count = 'select 1 from licensing.server_release where deliverable_id = $1'
  expect(await foyer.sql(count, id)).toEqual([])
  expect(await servers(id)).toMatchObject([{ server_id: 'id-b' }])
  await machine.ask(sendHeartbeat, { body: said('a') })
  expect(await servers(id)).toHaveLength(2)
})

it('LIC-43, PROF-34 one that falls silent is offline, and its owner is told of it', async () => {
  const { id, machine } = await give()
  await machine.ask(sendHeartbeat, { body: said('quiet') })
  await listenFor(foyer, 12)
  // Meanwhile their session is over.
  const { client } = await signIn(foyer, olga)
  const { stats } = await client.ask(getDeliverable, { params: { id } })
  expect(stats.servers).toMatchObject([{ server_id: 'id-quiet', status: 'offline' }])
  const told = `select 1 from push.notification where details::text like '%quiet.servers.example%'`
  expect(await foyer.sql(told)).toHaveLength(1)
  foyer.platform.clock.offset_ms = 0
})
