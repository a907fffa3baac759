import { enableRetroview, getTimeline, listDeliverables, recordEvent } from '@foyer/contract/licensing/endpoints.ts'
import { getStatisticsStanding } from '@foyer/contract/statistics/endpoints.ts'
import { expect, it } from 'vitest'
import { createTeam, joinTeam } from '../../../test/companies.ts'
import { useFoyer } from '../../../test/foyer.ts'
import { giveLicence } from '../../../test/licences.ts'
import { createPerson, type Person } from '../../../test/people.ts'

const foyer = useFoyer()

const collecting = async ({ client }: Person): Promise<number> =>
  (await client.ask(listDeliverables, { query: { limit: 100 } })).deliverables.filter(({ retroview }) => retroview)
    .length

const audited = async (action: string, ids: readonly string[]): Promise<number> =>
  (await foyer.sql('select from platform.audit_entry where action = $1 and object_id = any($2::text[])', action, ids))
    .length

/** Copies of a licence, so that there are more than one call or one page could name. */
const multiply = (id: string, count: number): Promise<unknown> =>
  foyer.sql(
    `insert into licensing.deliverable
     select (jsonb_populate_record(d, jsonb_build_object('id', gen_random_uuid(), 'human_id', concat('MS-9', n), 'key', gen_random_uuid()))).*
     from licensing.deliverable d, generate_series(1, $2::int) n where id = $1`,
    id,
    count,
  )

it('STAT-27 statistics are enabled for all licences in one call, however many there are, and recorded for each', async () => {
  const olga = await createPerson(foyer)
  const id = await giveLicence(foyer, olga, { retroview: false })
  await multiply(id, 1200)
  await giveLicence(foyer, olga, { retroview: true })
  await giveLicence(foyer, olga, { retroview: false, retroview_manageable: false })
  const standing = async () => (await olga.client.ask(getStatisticsStanding)).lacking
  expect(await standing()).toEqual({ any: true, collects: true, count: 1201 })
  const done = await olga.client.ask(enableRetroview, { body: {} })
  expect(done).toEqual({ enabled: 1201, already: 1, not_manageable: 1 })
  expect(await standing()).toEqual({ any: true, collects: true, count: 0 })
  expect(await olga.client.ask(enableRetroview, { body: {} })).toEqual({ enabled: 0, already: 1202, not_manageable: 1 })
  const rows = await foyer.sql<{ id: string }>(
    'select id from licensing.deliverable where account_id = $1',
    olga.account.id,
  )
  const ids = rows.map((row) => row.id)
  expect(await audited('licence_properties_changed', ids)).toBe(1201)
  const { events } = await olga.client.ask(getTimeline, { params: { id } })
  expect(events.map(({ kind }) => kind)).toContain('properties')
})

it('STAT-27 statistics of named licences are enabled only if all of them are the caller’s to change', async () => {
  const team = await createTeam(foyer)
  const own = await giveLicence(foyer, team.owner, { retroview: false })
  const stranger = await createPerson(foyer)
  const others = await giveLicence(foyer, stranger, { retroview: false })
  const refused = await team.owner.client.refusal(enableRetroview, { body: { ids: [own, others] } })
  expect(refused).toMatchObject({ status: 404, source: { pointer: '/ids' } })
  expect(await collecting(team.owner)).toBe(0)
  const member = await joinTeam(foyer, team, { deliverables: true })
  expect(await member.client.ask(enableRetroview, { body: { ids: [own, own] } })).toMatchObject({ enabled: 1 })
  expect(await collecting(team.owner)).toBe(1)
  const without = await joinTeam(foyer, team, { billing: true })
  expect((await without.client.refusal(enableRetroview, { body: { ids: [own] } })).status).toBe(403)
})

it('LIC-12 copied keys are recorded for each licence by one call', async () => {
  const olga = await createPerson(foyer)
  const ids = [await giveLicence(foyer, olga), await giveLicence(foyer, olga)]
  const about = { name: 'key_copied' as const, deliverable_ids: ids }
  expect((await olga.client.call(recordEvent, { body: about })).status).toBe(204)
  expect(await audited('key_copied', ids)).toBe(2)
  const stranger = await createPerson(foyer)
  const refused = await stranger.client.refusal(recordEvent, { body: about })
  expect(refused).toMatchObject({ status: 404, source: { pointer: '/deliverable_ids' } })
  const none = await olga.client.refusal(recordEvent, { body: { name: 'key_copied' } })
  expect(none).toMatchObject({ status: 422, source: { pointer: '/deliverable_id' } })
})
