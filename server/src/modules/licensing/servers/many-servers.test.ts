import { getDeliverable } from '@foyer/contract/licensing/endpoints.ts'
import { beforeAll, expect, it } from 'vitest'
import { useFoyer } from '../../../../test/foyer.ts'
import { giveLicence, reportServer } from '../../../../test/licences.ts'
import { createPerson, type Person } from '../../../../test/people.ts'

const foyer = useFoyer()
let olga: Person
beforeAll(async () => {
  olga = await createPerson(foyer)
})

const stats = async (id: string) => (await olga.client.ask(getDeliverable, { params: { id } })).stats

/**
 * Adds a server for each of these, each last seen that many seconds before the previous one. The last hundred have been silent for long.
 */
const multiply = async (id: string, count: number): Promise<void> => {
  const copies = `
    insert into licensing.server (deliverable_id, server_id, tenant, hostname, ip, version, in_bandwidth, out_bandwidth, sessions, medias,
      alerts, first_seen_at, last_seen_at, lease_expires_at)
    select deliverable_id, 'copy-' || at, tenant, 'copy-' || at, ip, version, in_bandwidth, out_bandwidth, sessions, medias,
      alerts, first_seen_at,
      last_seen_at - case when at > $2 - 100 then interval '8 days' else make_interval(secs => at * 0.1) end,
      lease_expires_at - case when at > $2 - 100 then interval '8 days' else interval '0' end
    from licensing.server, generate_series(1, $2) at where deliverable_id = $1`
  await foyer.sql(copies, id, count)
}

it('LIC-14, DATA-19 of many servers the 500 seen last are listed, and all are added up', async () => {
  const id = await giveLicence(foyer, olga)
  const figures = { in_bandwidth: 0.1, out_bandwidth: 2, sessions: 3, medias: 4 }
  await reportServer(foyer, id, { server_id: 'first', ...figures })
  await multiply(id, 499)
  const all = await stats(id)
  expect(all).toMatchObject({ server_count: 400, in_bandwidth: 40, out_bandwidth: 800, sessions: 1200, medias: 1600 })
  expect([all.servers.length, all.unlisted]).toEqual([500, undefined])

  const other = await giveLicence(foyer, olga)
  await reportServer(foyer, other, { server_id: 'first', ...figures })
  await multiply(other, 800)
  const some = await stats(other)
  expect(some).toMatchObject({
    server_count: 701,
    in_bandwidth: 70.1,
    out_bandwidth: 1402,
    sessions: 2103,
    medias: 2804,
  })
  expect(some.unlisted).toEqual({ servers: 301, places: 201 })
  const listed = ['first', ...Array.from({ length: 499 }, (_, at) => `copy-${at + 1}`)]
  expect(some.servers.map(({ server_id }) => server_id).toSorted()).toEqual(listed.toSorted())
})
