import { countDeliverables, listDeliverables, releaseServer } from '@foyer/contract/licensing/endpoints.ts'
import { parse } from 'csv-parse/sync'
import { beforeAll, expect, it } from 'vitest'
import { dayIn } from '../../../test/days.ts'
import { useFoyer } from '../../../test/foyer.ts'
import { giveInvoice, giveLicence, publishSku, reportServer } from '../../../test/licences.ts'
import { createPerson, type Person } from '../../../test/people.ts'

const foyer = useFoyer()
let olga: Person

/** Licences in every state, of two categories, including some past their paid day. */
beforeAll(async () => {
  olga = await createPerson(foyer)
  await publishSku(foyer, { id: 'test-watcher', category: { name: 'watcher', product: 'single' } })
  await publishSku(foyer, { id: 'test-trial', billing_terms: 'trial' })
  const starts_on = dayIn(foyer, -20)
  await giveLicence(foyer, olga, { starts_on, paid_till: dayIn(foyer, 10) })
  await giveLicence(foyer, olga, { starts_on, paid_till: dayIn(foyer, 8), sku_id: 'test-watcher' })
  await giveLicence(foyer, olga, { starts_on, paid_till: dayIn(foyer, 7), user_comment: '=cmd()' })
  await giveLicence(foyer, olga, { starts_on, paid_till: dayIn(foyer, 3), auto_renewable: true })
  await giveLicence(foyer, olga, { starts_on, paid_till: dayIn(foyer, 0) })
  await giveLicence(foyer, olga, { starts_on, paid_till: null })
  await giveLicence(foyer, olga, { starts_on, paid_till: dayIn(foyer, 5), sku_id: 'test-trial' })
  await giveInvoice(foyer, olga, { starts_on, paid_till: dayIn(foyer, 4) })
  await giveInvoice(foyer, olga, {
    starts_on,
    paid_till: dayIn(foyer, 4),
    billing_kind: 'internal',
    auto_renewable: true,
  })
  await giveInvoice(foyer, olga, {
    starts_on,
    paid_till: dayIn(foyer, 0),
    billing_kind: 'internal',
    auto_renewable: true,
  })
  await giveInvoice(foyer, olga, { starts_on, paid_till: dayIn(foyer, -13) })
  await giveInvoice(foyer, olga, { starts_on, paid_till: dayIn(foyer, -14) })
  await giveLicence(foyer, olga, { starts_on, paid_till: dayIn(foyer, 0), auto_renewable: true })
  const cancelled = await giveInvoice(foyer, olga, { starts_on, paid_till: dayIn(foyer, -1) })
  await foyer.sql(
    `update licensing.deliverable set cancellation_reason = 'Moved' where id = $1`,
    cancelled.deliverable_id,
  )
  const ended = await giveLicence(foyer, olga, { starts_on, paid_till: dayIn(foyer, 9) })
  const owing = await giveInvoice(foyer, olga, { starts_on, paid_till: dayIn(foyer, 4) })
  const stopped = [
    await giveLicence(foyer, olga, { starts_on, paid_till: dayIn(foyer, 9) }),
    await giveLicence(foyer, olga, { starts_on, paid_till: dayIn(foyer, -15) }),
    await giveLicence(foyer, olga, { starts_on, paid_till: dayIn(foyer, 5), sku_id: 'test-trial' }),
    owing.deliverable_id,
  ]
  const set = (column: string, ids: readonly string[]) =>
    foyer.sql(`update licensing.deliverable set ${column} = now() where id = any($1)`, ids)
  await set('terminated_at', [ended])
  await set('blocked_at', [ended, ...stopped])
})

it('LIC-08 the list can be filtered by state or category, and each row has the state that it was found by', async () => {
  const all = (await olga.client.ask(listDeliverables)).deliverables
  const states = new Set(all.map(({ state }) => state))
  expect(states).toEqual(new Set(['active', 'trial', 'expiring', 'expired', 'unpaid', 'blocked', 'terminated']))
  for (const state of states) {
    const { deliverables } = await olga.client.ask(listDeliverables, { query: { state } })
    expect(deliverables).toEqual(all.filter((licence) => licence.state === state))
  }
  const watchers = await olga.client.ask(listDeliverables, { query: { category: 'watcher', state: 'active' } })
  expect(watchers.deliverables.map(({ category }) => category.name)).toEqual(['watcher'])
  const wrong = await olga.client.send('GET', listDeliverables.url, { query: { state: 'well' } })
  expect(wrong).toMatchObject({ status: 400, body: { errors: [{ source: { parameter: 'state' } }] } })
})

it('LIC-08 returns the number of each, with the same filters as the list', async () => {
  const { counts } = await olga.client.ask(countDeliverables)
  const all = (await olga.client.ask(listDeliverables)).deliverables
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(all.length)
  for (const { category, state, count } of counts)
    expect([category, state, count]).toEqual([
      category,
      state,
      all.filter((licence) => licence.category.name === category && licence.state === state).length,
    ])
  expect((await olga.client.ask(countDeliverables, { query: { query: '=cmd' } })).counts).toEqual([
    { category: 'media_server', state: 'expiring', count: 1 },
  ])
  const { client } = await createPerson(foyer)
  expect((await client.ask(countDeliverables)).counts).toEqual([])
})

it('LIC-08 is exported as CSV, including keys, with the current filters', async () => {
  const { bytes, headers } = await olga.client.send('GET', listDeliverables.url, {
    query: { format: 'csv', state: 'expiring' },
  })
  expect(headers.get('content-disposition')).toBe('attachment; filename="licences.csv"')
  const rows = parse(Buffer.from(bytes), { bom: true, columns: true }) as Record<string, string>[]
  const { deliverables } = await olga.client.ask(listDeliverables, { query: { state: 'expiring' } })
  expect(rows.map(({ key, comment }) => [key, comment])).toEqual(
    deliverables.map(({ key, user_comment }) => [key, user_comment === '=cmd()' ? "'=cmd()" : user_comment]),
  )
})

it('LIC-08 a licence is found by the name or address of a media server, until that is released', async () => {
  const [ada, eve] = [await createPerson(foyer), await createPerson(foyer)]
  const [one, other] = [await giveLicence(foyer, ada), await giveLicence(foyer, ada)]
  const server = { server_id: 'fra-17', hostname: 'edge-fra-17.tv.example', ip: '198.51.100.17' }
  await reportServer(foyer, one, server)
  await reportServer(foyer, other, { server_id: 'fra-2' })
  await reportServer(foyer, await giveLicence(foyer, eve), server)
  const found = async (query: string): Promise<string[]> =>
    (await ada.client.ask(listDeliverables, { query: { query } })).deliverables.map(({ id }) => id)
  for (const words of ['FRA-17', '198.51.100']) expect([words, await found(words)]).toEqual([words, [one]])
  expect((await ada.client.ask(countDeliverables, { query: { query: 'fra-17' } })).counts).toMatchObject([{ count: 1 }])
  expect(await found('fra_17')).toEqual([])
  await ada.client.ask(releaseServer, { params: { id: one, server_id: 'fra-17' } })
  expect(await found('fra-17')).toEqual([])
})
