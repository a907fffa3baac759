import {
  activateServer,
  getDeliverable,
  getTimeline,
  replaceKey,
  sendHeartbeat,
} from '@foyer/contract/licensing/endpoints.ts'
import { getStaffLicence, replaceStaffKey } from '@foyer/contract/operator/licence-endpoints.ts'
import { createStaffOrder } from '@foyer/contract/operator/order-endpoints.ts'
import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { useFoyer } from '../../../../test/foyer.ts'
import { giveLicence } from '../../../../test/licences.ts'
import { claimsOf, keyOf } from '../../../../test/media-servers.ts'
import { createStaff } from '../../../../test/operators.ts'
import { mailsTo } from '../../../../test/outbox.ts'
import { createPerson, type Person } from '../../../../test/people.ts'
import { eventsPath } from '../../../../test/viewing.ts'

const foyer = useFoyer()
let olga: Person
beforeAll(async () => {
  olga = await createPerson(foyer)
})
afterEach(() => {
  foyer.platform.clock.offset_ms = 0
})

const body = { server_id: 'id-1', hostname: 'edge.servers.example', version: '26.11' }
type Days = 0 | 1 | 7

const beat = (key: string) => foyer.client.as({ licence_key: key }).call(sendHeartbeat, { body })
const collected = async (key: string): Promise<number> => {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  return (await fetch(foyer.url + eventsPath, { method: 'POST', headers, body: '[]' })).status
}

/** A licence for one server, which runs. */
const give = async (owner = olga) => {
  const id = await giveLicence(foyer, owner, { servers_limit: 1, retroview: true })
  const key = await keyOf(foyer, id)
  await foyer.client.as({ licence_key: key }).ask(activateServer, { body })
  return { id, key }
}

const replace = async (id: string, keep_days: Days, reason = 'pasted into a chat'): Promise<string> =>
  (await olga.client.ask(replaceKey, { params: { id }, body: { keep_days, reason } })).key

const activates = async (key: string): Promise<number> =>
  (await foyer.client.as({ licence_key: key }).call(activateServer, { body })).status

const refused = async (key: string): Promise<void> =>
  expect([(await beat(key)).status, await collected(key), await activates(key)]).toEqual([401, 401, 401])

const history = async (id: string): Promise<string[]> =>
  (await olga.client.ask(getTimeline, { params: { id } })).events.map(({ text }) => text)

it('LIC-05, LIC-12 a key that is replaced at once opens nothing any more; with the new one the server keeps its place', async () => {
  const { id, key } = await give()
  const next = await replace(id, 0)
  expect(next).toMatch(/^l4\|[\w-]{22}\|[\w-]{30}$/)
  expect(next).not.toBe(key)
  await refused(key)
  const machine = foyer.client.as({ licence_key: next })
  const { lease, license } = await machine.ask(sendHeartbeat, { body })
  // Files and leases of before name the licence alike.
  expect(license).toBe(key.slice(0, key.lastIndexOf('|')))
  expect((await claimsOf(foyer, 'lease', lease)).license).toBe(license)
  expect(await collected(next)).toBeLessThan(300)
  const { stats, key: shown } = await olga.client.ask(getDeliverable, { params: { id } })
  expect(shown).toBe(next)
  expect(stats.servers).toMatchObject([{ server_id: 'id-1', status: 'online', holds_place: true }])
  expect(await history(id)).toContain('Key replaced: pasted into a chat. The former one no longer works')
  const [letter] = await mailsTo(foyer, olga.email)
  expect(letter?.subject).toMatch(/^The key of MS-\d+ .+ was replaced$/)
  expect(letter?.text).toContain('pasted into a chat')
  const entries = await foyer.sql('select * from platform.audit_entry where object_id = $1', id)
  for (const secret of [key, next].map((text) => text.slice(-30)))
    expect([letter?.text.includes(secret), JSON.stringify(entries).includes(secret)]).toEqual([false, false])
})

it('LIC-05 one that is kept for a day works beside the new one until then, and no longer where it is replaced again', async () => {
  const { id, key } = await give()
  const next = await replace(id, 1)
  for (const each of [key, next])
    expect([(await beat(each)).status, (await collected(each)) < 300]).toEqual([200, true])
  expect((await history(id))[0]).toMatch(/^Key replaced: pasted into a chat\. The former one works until .+ UTC$/)
  foyer.platform.clock.offset_ms = dayMs
  await refused(key)
  expect((await beat(next)).status).toBe(200)
  foyer.platform.clock.offset_ms = 0
  const third = await replace(id, 7)
  expect((await beat(next)).status).toBe(200)
  await replace(id, 0)
  for (const each of [key, next, third]) await refused(each)
})

it('LIC-05, DATA-18 heartbeats and events that arrive while several people replace a key are accepted or refused, and one key is left', async () => {
  const { id, key } = await give()
  const { client } = await createStaff(foyer)
  const wish = { params: { id }, body: { keep_days: 0 as const, reason: 'leaked' } }
  const replacing = [
    ...Array.from({ length: 3 }, () => olga.client.call(replaceKey, wish)),
    client.call(replaceStaffKey, wish),
  ]
  const calls = Array.from({ length: 20 }, async (_, at) => (at % 2 === 0 ? (await beat(key)).status : collected(key)))
  expect((await Promise.all(replacing)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  for (const status of await Promise.all(calls)) expect([200, 202, 204, 401]).toContain(status)
  const rows = await foyer.sql<{ ends_at: Date | null }>(
    'select ends_at from licensing.key_owner where deliverable_id = $1',
    id,
  )
  expect(rows).toHaveLength(5)
  expect(rows.filter(({ ends_at }) => ends_at === null)).toHaveLength(1)
  await refused(key)
  expect((await beat(await keyOf(foyer, id))).status).toBe(200)
})

it('LIC-05 the former key of another system still gets leases that name the licence as it does', async () => {
  const { id, key } = await give()
  const imported = 'FS4-9f27c1d0-5ab3-4c1e-8f70-22d0e1b7c9ab'
  await foyer.sql('update licensing.deliverable set key = $2 where id = $1', id, imported)
  await foyer.sql(
    `update licensing.key_owner set key_hash = sha256(convert_to($2, 'UTF8')) where deliverable_id = $1`,
    id,
    imported,
  )
  const nameFor = async (text: string): Promise<string> =>
    (await foyer.client.as({ licence_key: text }).ask(sendHeartbeat, { body })).license
  const before = await nameFor(imported)
  const next = await replace(id, 7)
  expect(next).not.toBe(key)
  expect([await nameFor(imported), await nameFor(next)]).toEqual([before, next.slice(0, next.lastIndexOf('|'))])
})

it('LIC-05, BILL-30 staff replace it as well, without seeing the new one, and not that of a terminated licence', async () => {
  const ada = await createPerson(foyer, { locale: 'ru' })
  const { id, key } = await give(ada)
  const { client } = await createStaff(foyer)
  const wish = { params: { id }, body: { keep_days: 7 as const, reason: 'found on a forum' } }
  await client.ask(replaceStaffKey, wish)
  expect((await ada.client.ask(getDeliverable, { params: { id } })).key).not.toBe(key)
  const [letter] = await mailsTo(foyer, ada.email)
  expect(letter?.subject).toMatch(/: ключ заменён$/)
  expect(letter?.text).toContain('found on a forum')
  const end = { customer_id: ada.account.id, deliverable_id: id, action: 'terminate' as const, reason: 'asked for' }
  await client.ask(createStaffOrder, { body: end })
  expect((await client.ask(getStaffLicence, { params: { id } })).terminated_at).not.toBeNull()
  expect((await client.refusal(replaceStaffKey, wish)).code).toBe('conflict')
  expect((await ada.client.refusal(replaceKey, wish)).code).toBe('conflict')
})
