import { encodeActivationRequest } from '@foyer/contract/licensing/activation-request.ts'
import { getDeliverable, getOfflineActivationKey } from '@foyer/contract/licensing/endpoints.ts'
import { beforeAll, expect, it } from 'vitest'
import { useFoyer } from '../../../../test/foyer.ts'
import { giveLicence } from '../../../../test/licences.ts'
import { createPerson, type Person } from '../../../../test/people.ts'

const foyer = useFoyer()
let olga: Person
beforeAll(async () => {
  olga = await createPerson(foyer)
})

/** The answer to a machine that is called as its image is. */
const activate = async (id: string, name: string): Promise<number> => {
  const request = { server_id: `id-${name}`, hostname: 'localhost', version: '26.04' }
  const query = { request: encodeActivationRequest(JSON.stringify(request)) }
  return (await olga.client.call(getOfflineActivationKey, { params: { id }, query })).status
}

const listed = async (id: string): Promise<string[]> =>
  (await olga.client.ask(getDeliverable, { params: { id } })).stats.servers.map(({ server_id }) => server_id).toSorted()

const releases = (id: string) =>
  foyer.sql('select server_id from licensing.server_release where deliverable_id = $1', id)

it.each([5, null])(
  'LIC-37, LIC-41 machines of one host name each take a free place and no other’s, of %s places',
  async (servers_limit) => {
    const wishes = { activation_type: 'offline', ...(servers_limit !== null && { servers_limit }) } as const
    const id = await giveLicence(foyer, olga, wishes)
    const names = ['1', '2', '3', '4', '5']
    for (const name of names) expect(await activate(id, name)).toBe(200)
    expect(await listed(id)).toEqual(names.map((name) => `id-${name}`))
    expect(await releases(id)).toEqual([])
  },
)

it('LIC-37 where all places are taken, one of the same host name gives its place up, which counts as a release', async () => {
  const id = await giveLicence(foyer, olga, { activation_type: 'offline', servers_limit: 2 })
  for (const name of ['1', '2', '3']) expect(await activate(id, name)).toBe(200)
  expect(await listed(id)).toHaveLength(2)
  expect(await releases(id)).toHaveLength(1)
})
