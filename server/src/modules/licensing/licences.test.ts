import { randomUUID } from 'node:crypto'
import { getSku, listSkus } from '@foyer/contract/catalogue/endpoints.ts'
import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import {
  getAvailableVersions,
  getDeliverable,
  listDeliverables,
  recordEvent,
} from '@foyer/contract/licensing/endpoints.ts'
import { daySeconds } from '@foyer/contract/vocabulary/durations.ts'
import { describe, expect, it } from 'vitest'
import type * as z from 'zod/mini'
import { createTeam, joinTeam } from '../../../test/companies.ts'
import { advance, dayIn } from '../../../test/days.ts'
import { useFoyer } from '../../../test/foyer.ts'
import { giveInvoice, giveLicence, publishSku, receiveTransfer, reportServer, skuId } from '../../../test/licences.ts'
import { isSorted, readPages } from '../../../test/pages.ts'
import { createPerson, type Person, type SignedIn, signIn } from '../../../test/people.ts'
import { letPass } from '../../../test/sandbox.ts'

const foyer = useFoyer()

type Query = z.input<typeof listDeliverables.query>

const listed = async ({ client }: Person, query: Query = {}): Promise<Deliverable[]> =>
  (await client.ask(listDeliverables, { query })).deliverables

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id).toSorted()

const read = ({ client }: SignedIn, id: string): Promise<Deliverable> => client.ask(getDeliverable, { params: { id } })

describe('the list of licences', () => {
  it('LIC-01, LIC-10, API-30 the outcome filter separates licences, hardware, VSaaS and support; each opens by its id', async () => {
    const olga = await createPerson(foyer)
    const outcomes = ['license', 'hardware', 'vsaas', 'support'] as const
    const ids = new Map<string, string>()
    for (const outcome of outcomes) ids.set(outcome, await giveLicence(foyer, olga, { outcome }))
    for (const outcome of outcomes) {
      const id = ids.get(outcome) ?? ''
      expect(idsOf(await listed(olga, { outcome }))).toEqual([id])
      expect(await read(olga, id)).toMatchObject({ outcome, stats: { vsaas: outcome === 'vsaas' } })
    }
    expect(await listed(olga)).toHaveLength(4)
    const others = outcomes.slice(1).map((outcome) => ids.get(outcome))
    expect(new Set(idsOf(await listed(olga, { outcome: 'other' })))).toEqual(new Set(others))
    const refused = await olga.client.send('GET', listDeliverables.url, { query: { outcome: 'licence' } })
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ source: { parameter: 'outcome' } }] } })
  })

  it('LIC-08 the search covers id, plan, comment and key; what is typed is text, not a pattern', async () => {
    const olga = await createPerson(foyer)
    const plain = await giveLicence(foyer, olga, { user_comment: 'Studio Göteborg' })
    const percent = await giveLicence(foyer, olga, { user_comment: '100% of the load' })
    const underscore = await giveLicence(foyer, olga, { user_comment: String.raw`edge_01 \ spare` })
    const all = [plain, percent, underscore].toSorted()
    const { human_id, key } = await read(olga, plain)
    const found = async (query: string): Promise<string[]> => idsOf(await listed(olga, { query }))
    expect(await found('göTEBORG')).toEqual([plain])
    expect(await found(` ${human_id.toLowerCase()} `)).toEqual([plain])
    expect(await found(key.slice(3, 20))).toEqual([plain])
    expect(await found('media server')).toEqual(all)
    expect(await found('')).toEqual(all)
    expect(await found('%')).toEqual([percent])
    expect(await found('_')).toEqual(expect.arrayContaining([underscore]))
    expect(await found('edge_0')).toEqual([underscore])
    expect(await found('edgex0')).toEqual([])
    expect(await found('\\')).toEqual([underscore])
    expect(await found(`'; drop table licensing.deliverable; --`)).toEqual([])
  })

  it('LIC-08, LIC-03 it sorts by every column, page by page, with unlimited ones last', async () => {
    const olga = await createPerson(foyer)
    await publishSku(foyer, {
      id: 'test-watcher',
      name: 'Watcher',
      category: { name: 'watcher', product: 'single' },
      period: 'annually',
    })
    for (let at = 0; at < 11; at += 1)
      await giveLicence(foyer, olga, {
        sku_id: at % 3 === 0 ? 'test-watcher' : skuId,
        quantity: ((at * 3) % 4) + 1,
        user_comment: `comment ${'edcba'[at % 5]}`,
        paid_till: at % 4 === 0 ? null : `2087-0${(at % 9) + 1}-15`,
        created_at: new Date(Date.UTC(2026, 1, at + 1)),
      })
    const shorter = `update licensing.deliverable set human_id = 'MS-99'
      where id = (select id from licensing.deliverable where account_id = $1 and human_id like 'MS-%' limit 1)`
    await foyer.sql(shorter, olga.account.id)
    const byLength = ['hourly', 'daily', 'monthly', 'quarterly', 'semiannually', 'annually', 'one_time']
    const columns: Readonly<Record<string, (row: Deliverable) => string | number | null>> = {
      created_at: ({ created_at }) => created_at,
      human_id: ({ human_id }) => human_id.replace(/\d+$/, (figures) => figures.padStart(20, '0')),
      sku_name: ({ sku_name }) => sku_name,
      paid_till: ({ paid_till }) => paid_till,
      period: ({ period }) => byLength.indexOf(period),
      quantity: ({ quantity }) => quantity,
      user_comment: ({ user_comment }) => user_comment,
    }
    for (const [column, valueOf] of Object.entries(columns))
      for (const order of ['rising', 'falling'] as const) {
        const sort = (order === 'rising' ? column : `-${column}`) as NonNullable<Query['sort']>
        const pages = await readPages(async (cursor) => {
          const query = { sort, limit: 4, ...(cursor !== undefined && { cursor }) }
          const { deliverables, next, prev } = listDeliverables.answers[200].parse(
            await olga.client.ask(listDeliverables, { query }),
          )
          return { rows: deliverables, next, prev }
        })
        const rows = pages.flatMap((page) => page.rows)
        expect([sort, new Set(idsOf(rows)).size]).toEqual([sort, 11])
        expect([sort, isSorted(rows.map(valueOf), order)]).toEqual([sort, true])
      }
    const byKey = await listed(olga, { sort: 'key' })
    const byKeyDown = await listed(olga, { sort: '-key' })
    expect(byKeyDown.map(({ id }) => id)).toEqual(byKey.map(({ id }) => id).toReversed())
  })
})

describe('which licences one sees', () => {
  it('LIC-44 a stranger, another brand’s customer and a made-up id get 404, and no row', async () => {
    const olga = await createPerson(foyer)
    const id = await giveLicence(foyer, olga)
    const stranger = await createPerson(foyer)
    const elsewhere = await createPerson(foyer, { tenant: 'sever', country: 'RU' })
    for (const { client } of [stranger, elsewhere]) {
      expect(await client.refusal(getDeliverable, { params: { id } })).toMatchObject({ status: 404, code: 'not_found' })
      expect((await client.refusal(getAvailableVersions, { params: { id } })).status).toBe(404)
      const event = await client.refusal(recordEvent, { body: { name: 'key_copied', deliverable_id: id } })
      expect(event).toMatchObject({ status: 404, source: { pointer: '/deliverable_id' } })
    }
    expect([await listed(stranger), await listed(elsewhere)]).toEqual([[], []])
    for (const madeUp of [randomUUID(), 'x', 'MS-1001', "' or 1=1"])
      expect((await olga.client.refusal(getDeliverable, { params: { id: madeUp } })).status).toBe(404)
  })

  const company = async (): Promise<{ owner: Person; member: Person; outsider: Person; id: string }> => {
    const [owner, member, outsider] = [await createPerson(foyer), await createPerson(foyer), await createPerson(foyer)]
    const now = foyer.platform.clock.now()
    const none = { billing: false, tickets: false, deliverables: false, retroview: false }
    const { company } = foyer.modules
    const companyId = await company.create('aurora', 'Northlight TV', owner.account.id, now)
    await company.addMember('aurora', companyId, member.account.id, { ...none, deliverables: true }, now)
    await company.addMember('aurora', companyId, outsider.account.id, { ...none, billing: true, tickets: true }, now)
    return { owner, member, outsider, id: await giveLicence(foyer, owner) }
  }

  it('LIC-01 a member with the role sees the owner’s, marked by e-mail, and can filter the list to one of them', async () => {
    const { owner, member, id } = await company()
    const own = await giveLicence(foyer, member)
    const rows = await listed(member)
    expect(new Map(rows.map((row) => [row.id, row.owner?.email]))).toEqual(
      new Map([
        [id, owner.email],
        [own, undefined],
      ]),
    )
    expect((await read(member, id)).owner).toEqual({ email: owner.email, through: 'company' })
    expect(idsOf(await listed(member, { owner: 'me' }))).toEqual([own])
    expect(idsOf(await listed(member, { owner: owner.email }))).toEqual([id])
    expect(await listed(member, { owner: 'nobody@people.example' })).toEqual([])
    expect((await listed(owner)).map((row) => row.owner)).toEqual([null])
  })

  it('LIC-44 a member without the role gets an empty list, and by id 403, not 404', async () => {
    const { owner, outsider, id } = await company()
    expect(await listed(outsider)).toEqual([])
    expect(await listed(outsider, { owner: owner.email })).toEqual([])
    const params = { params: { id } }
    expect(await outsider.client.refusal(getDeliverable, params)).toMatchObject({ status: 403, code: 'forbidden' })
    expect((await outsider.client.refusal(getAvailableVersions, params)).status).toBe(403)
    const body = { name: 'key_copied', deliverable_id: id } as const
    expect((await outsider.client.refusal(recordEvent, { body })).status).toBe(403)
  })

  it('LIC-44 a member’s own stay private: neither the owner nor another member sees them', async () => {
    const { owner, member, outsider } = await company()
    const own = await giveLicence(foyer, member)
    for (const { client } of [owner, outsider])
      expect((await client.refusal(getDeliverable, { params: { id: own } })).status).toBe(404)
  })

  it('LIC-44 a withdrawn permission ends with the very next call, even with the same token', async () => {
    const { member, id } = await company()
    expect(await listed(member)).toHaveLength(1)
    const set = 'update company.member set deliverables = false where account_id = $1'
    await foyer.sql(set, member.account.id)
    expect(await listed(member)).toEqual([])
    expect((await member.client.refusal(getDeliverable, { params: { id } })).status).toBe(403)
    await foyer.sql('delete from company.member where account_id = $1', member.account.id)
    expect((await member.client.refusal(getDeliverable, { params: { id } })).status).toBe(404)
  })

  it('LIC-01, LIC-44 colleagues see what the permission licenses shares, in one direction only, and nothing indirectly', async () => {
    const [olga, cole, mia] = [await createPerson(foyer), await createPerson(foyer), await createPerson(foyer)]
    const none = { payments: false, statistics: false, licenses: false, tickets: false }
    const now = foyer.platform.clock.now()
    const { company } = foyer.modules
    await company.addColleague('aurora', olga.account.id, cole.account.id, { ...none, licenses: true }, now)
    await company.addColleague(
      'aurora',
      olga.account.id,
      mia.account.id,
      { ...none, payments: true, statistics: true, tickets: true },
      now,
    )
    const id = await giveLicence(foyer, olga)
    const hisOwn = await giveLicence(foyer, cole)
    expect(idsOf(await listed(cole))).toEqual([id, hisOwn].toSorted())
    expect((await read(cole, id)).owner).toEqual({ email: olga.email, through: 'sharing' })
    expect((await olga.client.refusal(getDeliverable, { params: { id: hisOwn } })).status).toBe(404)
    expect(await listed(mia)).toEqual([])
    expect((await mia.client.refusal(getDeliverable, { params: { id } })).status).toBe(404)
  })
})

describe('one licence', () => {
  it('LIC-12, API-31, DATA-04, DATA-15, DATA-17, DATA-18 has everything that its page shows', async () => {
    const olga = await createPerson(foyer, { country: 'DE' })
    const id = await giveLicence(foyer, olga, {
      starts_on: dayIn(foyer, -10),
      paid_till: dayIn(foyer, 20),
      servers_limit: 2,
      version_min: '24.01',
      version_max: '26.11',
      user_comment: 'Hamburg',
      retroview: true,
      billing_kind: 'internal',
      auto_renewable: true,
      gateway: 'stripe',
    })
    const licence = await read(olga, id)
    expect(licence).toEqual({
      id,
      human_id: expect.stringMatching(/^MS-\d{4,}$/),
      quantity: 3,
      created_at: expect.stringMatching(/Z$/),
      price: 1800,
      price_correction: 0,
      tax: 19,
      gateway: 'stripe',
      sku_id: skuId,
      terminatable: false,
      upgrade_status: 'enabled',
      paid_till: `${dayIn(foyer, 20)}T00:00:00.000Z`,
      last_paid_period: {
        id: expect.any(String),
        type: 'monthly',
        starts_on: dayIn(foyer, -10),
        ends_on: dayIn(foyer, 20),
      },
      cancellation_reason: null,
      billing_kind: 'internal',
      auto_renewable: true,
      outcome: 'license',
      stats: expect.any(Object),
      key: expect.stringMatching(/^l4\|[\w-]{22}\|[\w-]{30}$/),
      activation_type: 'online',
      usb_serial_number: null,
      available_versions: { min: '24.01', max: '26.11' },
      servers_limit: 2,
      user_comment: 'Hamburg',
      retroview: true,
      retroview_manageable: true,
      sku_name: 'Media Server Pro',
      period: 'monthly',
      currency: 'EUR',
      category: { name: 'media_server', product: 'pro' },
      owner: null,
      state: 'active',
      stops_on: dayIn(foyer, 34),
      unpaid_order_id: null,
      unpaid_order: null,
      next_charge: { date: dayIn(foyer, 20), amount: 2142 },
    } satisfies Deliverable)
    expect(await listed(olga)).toEqual([licence])
  })

  it('LIC-14, DATA-15 its price is the catalogue’s for the quantity; a correction is listed separately and is part of the next charge', async () => {
    const olga = await createPerson(foyer, { country: 'FI' })
    const wishes = {
      quantity: 10,
      auto_renewable: true,
      billing_kind: 'internal',
      paid_till: dayIn(foyer, 20),
    } as const
    const id = await giveLicence(foyer, olga, wishes)
    expect(await read(olga, id)).toMatchObject({
      price: 5000,
      price_correction: 0,
      tax: 25.5,
      next_charge: { amount: 6275 },
    })
    await foyer.sql('update licensing.deliverable set price_correction = -250.5 where id = $1', id)
    expect(await read(olga, id)).toMatchObject({
      price: 5000,
      price_correction: -250.5,
      next_charge: { amount: 5960.62 },
    })
    const abroad = await createPerson(foyer, { country: 'US', currency: 'EUR' })
    expect(await read(abroad, await giveLicence(foyer, abroad))).toMatchObject({ tax: 0, next_charge: null })
  })

  it('LIC-12, DATA-17 its open invoice is shown until it is paid', async () => {
    const olga = await createPerson(foyer)
    const { deliverable_id, order_id } = await giveInvoice(foyer, olga, {
      starts_on: dayIn(foyer, -25),
      paid_till: dayIn(foyer, 5),
    })
    expect(await read(olga, deliverable_id)).toMatchObject({
      state: 'unpaid',
      upgrade_status: 'unpaid',
      unpaid_order_id: order_id,
    })
    await receiveTransfer(foyer, { order_id })
    expect(await read(olga, deliverable_id)).toMatchObject({
      state: 'active',
      unpaid_order_id: null,
      last_paid_period: { starts_on: dayIn(foyer, 5) },
    })
  })

  it('LIC-12 it expires with its last paid day, by the clock', async () => {
    const olga = await createPerson(foyer)
    const id = await giveLicence(foyer, olga, { paid_till: dayIn(foyer, 2) })
    expect((await read(olga, id)).state).toBe('expiring')
    await letPass(foyer, 2 * daySeconds)
    const later = await signIn(foyer, olga)
    expect((await read(later, id)).state).toBe('expired')
  })

  it('LIC-14 says on which day its media servers stop: after the days of grace, or with its paid time if it was given up', async () => {
    const olga = await createPerson(foyer)
    const id = await giveLicence(foyer, olga, { paid_till: dayIn(foyer, 5) })
    expect((await read(olga, id)).stops_on).toBe(dayIn(foyer, 19))
    await foyer.sql(`update licensing.deliverable set cancellation_reason = 'Moved' where id = $1`, id)
    expect((await read(olga, id)).stops_on).toBe(dayIn(foyer, 5))
    await foyer.sql('update licensing.deliverable set terminated_at = now() where id = $1', id)
    expect((await read(olga, id)).stops_on).toBeNull()
  })

  it('LIC-15, API-36 its versions have their own call, with and without bounds', async () => {
    const olga = await createPerson(foyer)
    const bounds = [
      { version_min: '24.01', version_max: '26.11' },
      { version_min: '24.01' },
      { version_max: '26.11' },
      {},
    ]
    const answers = []
    for (const wishes of bounds) {
      const id = await giveLicence(foyer, olga, wishes)
      answers.push(await olga.client.ask(getAvailableVersions, { params: { id } }))
    }
    expect(answers).toEqual([
      { min: '24.01', max: '26.11' },
      { min: '24.01', max: null },
      { min: null, max: '26.11' },
      { min: null, max: null },
    ])
  })

  it('LIC-05, API-69, DATA-40 copying its key is recorded in its history: by whom, and whose it is', async () => {
    const [olga, cole] = [await createPerson(foyer), await createPerson(foyer)]
    const permissions = { payments: false, statistics: false, licenses: true, tickets: false }
    await foyer.modules.company.addColleague('aurora', olga.account.id, cole.account.id, permissions, new Date())
    const id = await giveLicence(foyer, olga)
    const answer = await cole.client.call(recordEvent, { body: { name: 'key_copied', deliverable_id: id } })
    expect([answer.status, answer.bytes.length]).toEqual([204, 0])
    const rows = await foyer.sql(
      `select tenant, actor, actor_ip, action, object_type, account_id from platform.audit_entry
       where object_id = $1 and action = 'key_copied'`,
      id,
    )
    expect(rows).toEqual([
      {
        tenant: 'aurora',
        actor: cole.account.id,
        actor_ip: '127.0.0.1',
        action: 'key_copied',
        object_type: 'deliverable',
        account_id: olga.account.id,
      },
    ])
    const other = await cole.client.send('POST', recordEvent.url, { body: { name: 'page_seen', deliverable_id: id } })
    expect(other).toMatchObject({ status: 422, body: { errors: [{ source: { pointer: '/name' } }] } })
  })

  it('LIC-07, API-22, DATA-10 its SKU can be read after it is off sale, by owners of a licence of it and nobody else', async () => {
    const [olga, mia] = [await createPerson(foyer), await createPerson(foyer)]
    const sku = { id: 'test-old-plan', name: 'Old plan' }
    await publishSku(foyer, sku)
    await giveLicence(foyer, olga, { sku_id: sku.id })
    expect(await mia.client.ask(getSku, { params: { id: sku.id } })).toEqual({
      ...sku,
      min_quantity: 1,
      billing_terms: 'subscription',
      period: 'monthly',
      currency: 'EUR',
      published: true,
      supported_external_gateways: [],
      category: { name: 'media_server', product: 'pro' },
    })
    await publishSku(foyer, { ...sku, published: false })
    expect(await olga.client.ask(getSku, { params: { id: sku.id } })).toMatchObject({ ...sku, published: false })
    expect((await mia.client.refusal(getSku, { params: { id: sku.id } })).status).toBe(404)
    const { skus } = await mia.client.ask(listSkus)
    expect(skus.map(({ id }) => id)).not.toContain(sku.id)
  })

  it('LIC-07, COMP-21 members who see a licence of it can read it too, and those without the role cannot', async () => {
    const team = await createTeam(foyer)
    const [mia, boris] = [await joinTeam(foyer, team, { deliverables: true }), await joinTeam(foyer, team)]
    const sku = { id: 'test-plan-of-a-company', name: 'Old plan', published: false } as const
    await publishSku(foyer, sku)
    await giveLicence(foyer, team.owner, { sku_id: sku.id })
    const hidden = async ({ client }: Person) =>
      (await client.ask(listSkus, { query: { published: 'false' } })).skus.map(({ id }) => id)
    expect(await mia.client.ask(getSku, { params: { id: sku.id } })).toMatchObject(sku)
    expect(await hidden(mia)).toEqual([sku.id])
    expect((await boris.client.refusal(getSku, { params: { id: sku.id } })).status).toBe(404)
    expect(await hidden(boris)).toEqual([])
  })
})

describe('the reports of a licence’s servers', () => {
  const serverOf = (licence: Deliverable, id: string) => licence.stats.servers.find(({ server_id }) => server_id === id)

  it('DATA-19, DATA-20, DATA-21 figures of reporting servers are added up; each also has its own', async () => {
    const olga = await createPerson(foyer)
    const id = await giveLicence(foyer, olga)
    expect((await read(olga, id)).stats).toEqual({
      in_bandwidth: 0,
      out_bandwidth: 0,
      activated: false,
      vsaas: false,
      server_count: 0,
      sessions: 0,
      medias: 0,
      error_notification_msg: null,
      servers: [],
    })
    await reportServer(foyer, id, {
      server_id: 'one',
      in_bandwidth: 12.1,
      out_bandwidth: 400.2,
      sessions: 120,
      medias: 8,
    })
    await reportServer(foyer, id, {
      server_id: 'two',
      in_bandwidth: 7.2,
      out_bandwidth: 100.1,
      sessions: 30,
      medias: 4,
    })
    const licence = await read(olga, id)
    expect(licence.stats).toMatchObject({
      in_bandwidth: 19.3,
      // As binary numbers, these add up to 500.29999999999995.
      out_bandwidth: 500.3,
      sessions: 150,
      medias: 12,
      server_count: 2,
      activated: true,
    })
    expect(serverOf(licence, 'one')).toEqual({
      server_id: 'one',
      alerts: [],
      hostname: 'one.servers.example',
      ip: '192.0.2.10',
      version: '26.11',
      in_bandwidth: 12.1,
      out_bandwidth: 400.2,
      sessions: 120,
      medias: 8,
      cpu: 35,
      memory: 60,
      lifetime: 86_400,
      status: 'online',
      holds_place: true,
      last_updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    })
  })

  it('LIC-14, DATA-20 a server that is silent for five minutes is offline, and its figures no longer count', async () => {
    const olga = await createPerson(foyer)
    const id = await giveLicence(foyer, olga)
    await reportServer(foyer, id, { server_id: 'old', sessions: 7, medias: 1 })
    advance(foyer, 290_000)
    await reportServer(foyer, id, { server_id: 'fresh', sessions: 5, medias: 2 })
    expect((await read(olga, id)).stats).toMatchObject({ server_count: 2, sessions: 12, medias: 3 })
    advance(foyer, 15_000)
    const licence = await read(olga, id)
    expect(licence.stats).toMatchObject({ server_count: 1, sessions: 5, medias: 2, activated: true })
    expect(serverOf(licence, 'old')?.status).toBe('offline')
    expect(serverOf(licence, 'fresh')?.status).toBe('online')
    await reportServer(foyer, id, { server_id: 'old', sessions: 9 })
    expect((await read(olga, id)).stats).toMatchObject({ server_count: 2, sessions: 14 })
  })

  it('LIC-14, DATA-19 an error of a server is shown on it and on the licence; the vendor’s note comes first', async () => {
    const olga = await createPerson(foyer)
    const id = await giveLicence(foyer, olga)
    await reportServer(foyer, id, { server_id: 'ill', alerts: ['error_disk_full'] })
    await reportServer(foyer, id, { server_id: 'well' })
    const licence = await read(olga, id)
    expect([serverOf(licence, 'ill')?.status, serverOf(licence, 'well')?.status]).toEqual(['error', 'online'])
    expect(licence.stats.error_notification_msg).toBe('error_disk_full')
    expect([serverOf(licence, 'ill')?.alerts, serverOf(licence, 'well')?.alerts]).toEqual([['error_disk_full'], []])
    const note = 'update licensing.deliverable set external_error = $2 where id = $1'
    await foyer.sql(note, id, 'The dongle is not readable')
    expect((await read(olga, id)).stats.error_notification_msg).toBe('The dongle is not readable\nerror_disk_full')
    advance(foyer, 305_000)
    const { stats } = await read(olga, id)
    expect(stats.error_notification_msg).toBe('The dongle is not readable')
    expect(stats.servers.map(({ alerts }) => alerts)).toEqual([[], []])
  })
})
