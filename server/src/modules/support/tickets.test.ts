import { randomUUID } from 'node:crypto'
import {
  addTicketCategory,
  changeTicketCategory,
  listStaffCategories,
} from '@foyer/contract/operator/category-endpoints.ts'
import { addStaffComment, getStaffTicket, listStaffTickets } from '@foyer/contract/operator/ticket-endpoints.ts'
import { clientTicketKinds, ticketKinds } from '@foyer/contract/support/category.ts'
import * as calls from '@foyer/contract/support/endpoints.ts'
import type { TicketBody } from '@foyer/contract/support/ticket.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { entriesOf } from '../../../test/audit.ts'
import { useFoyer } from '../../../test/foyer.ts'
import { giveLicence } from '../../../test/licences.ts'
import { createStaff, type Staff } from '../../../test/operators.ts'
import { readPages } from '../../../test/pages.ts'
import { createPerson, type Person } from '../../../test/people.ts'

const question = { title: 'No picture', description: 'Since noon', kind: 'support', product: 'iptv' } as const

const foyer = useFoyer()
let olga: Person
let hanna: Staff
beforeAll(async () => {
  olga = await createPerson(foyer)
  hanna = await createStaff(foyer)
})

const open = (person: Person, wishes: Partial<TicketBody> = {}) =>
  person.client.ask(calls.openTicket, { body: { ...question, ...wishes } })
const answer = (id: string, body = 'Which version?') =>
  hanna.client.ask(addStaffComment, { params: { id }, body: { body } })

describe('a colleague with whom tickets are shared', () => {
  it('COMP-34 reads and answers them; copies and rating are left to the customer', async () => {
    const [owner, cole] = [await createPerson(foyer), await createPerson(foyer)]
    const given = { payments: false, statistics: false, licenses: false, tickets: true }
    await foyer.modules.company.addColleague('aurora', owner.account.id, cole.account.id, given, new Date())
    const { id } = await owner.client.ask(calls.openTicket, { body: question })
    const { id: copy } = await owner.client.ask(calls.addSecondaryEmail, {
      params: { ticket_id: id },
      body: { email: 'noc@northlight.example' },
    })
    const at = { params: { id } }
    const about = { params: { ticket_id: id } }
    const { client } = cole
    expect(await client.ask(calls.getTicket, at)).toMatchObject({ owner: { email: owner.email, through: 'sharing' } })
    expect((await client.ask(calls.listComments, at)).comments).toEqual([])
    expect(await client.ask(calls.getReview, about)).toEqual({ rating: null, comment: null })
    const forbidden = { status: 403, code: 'forbidden' }
    expect((await client.ask(calls.addComment, { ...at, body: { body: 'And me' } })).body).toBe('And me')
    expect((await client.ask(calls.closeTicket, at)).closed_at).not.toBeNull()
    expect((await client.ask(calls.reopenTicket, at)).closed_at).toBeNull()
    const named = { ...about, body: { email: cole.email } }
    expect(await client.refusal(calls.addSecondaryEmail, named)).toMatchObject(forbidden)
    const without = { params: { ticket_id: id, id: copy } }
    expect(await client.refusal(calls.removeSecondaryEmail, without)).toMatchObject(forbidden)
    await owner.client.ask(calls.closeTicket, at)
    const said = { ...about, body: { rating: 1, comment: 'Slow' } }
    expect(await client.refusal(calls.putReview, said)).toMatchObject(forbidden)
  })
})

describe('a ticket', () => {
  it('SUP-07, API-79, API-80 is opened, and read by its id', async () => {
    const opened = await open(olga)
    expect(opened).toMatchObject({
      ...question,
      state: 'opened',
      responsibility: 'admin',
      manager_name: null,
      closed_at: null,
      attachments: [],
      secondary_emails: [],
      creator: { id: olga.account.id, name: 'Ada Lind', email: olga.email },
    })
    expect(opened).not.toHaveProperty('category_id')
    expect(await olga.client.ask(calls.getTicket, { params: { id: opened.id } })).toEqual(opened)
    expect((await open(olga)).number).toBe(opened.number + 1)
  })

  it('SUP-09 has a kind that customers may open, and no other', async () => {
    for (const kind of ticketKinds) {
      const { status } = await olga.client.send('POST', calls.openTicket.url, { body: { ...question, kind } })
      expect(`${kind} ${status}`).toBe(`${kind} ${clientTicketKinds.some((one) => one === kind) ? 201 : 422}`)
    }
  })

  it('SUP-11 accepts any cloud product', async () => {
    expect((await open(olga, { product: 'cloud_transcoder' })).product).toBe('cloud_transcoder')
    const refused = await olga.client.send('POST', calls.openTicket.url, { body: { ...question, product: 'radio' } })
    expect(refused.status).toBe(422)
  })

  it.each(['title', 'description', 'kind', 'product'])('SUP-13 needs a %s', async (field) => {
    const { [field as 'title']: _left, ...rest } = question
    const { status, body } = await olga.client.send('POST', calls.openTicket.url, { body: rest })
    expect({ status, body }).toMatchObject({ status: 422, body: { errors: [{ source: { pointer: `/${field}` } }] } })
  })

  it('keeps its licence as it was at that moment', async () => {
    const deliverable_id = await giveLicence(foyer, olga)
    const { human_id, sku_name } = await foyer.platform.database.read('aurora', (tx) =>
      tx.selectFrom('licensing.deliverable').selectAll().where('id', '=', deliverable_id).executeTakeFirstOrThrow(),
    )
    const figures = { in_bandwidth: 1, out_bandwidth: 2, sessions: 3, medias: 4, cpu: 5, memory: 6, lifetime: 7 }
    await foyer.modules.licensing.reportServer({
      tenant: 'aurora',
      deliverable_id,
      server_id: 'edge-1',
      hostname: 'edge-1.example',
      ip: '192.0.2.7',
      version: '26.10.1',
      alerts: ['error_disk_full'],
      country: null,
      ...figures,
    })
    const { licence } = await open(olga, { deliverable_id })
    expect(licence).toMatchObject({
      human_id,
      sku_name,
      alerts: 'error_disk_full',
      servers: [{ hostname: 'edge-1.example', version: '26.10.1' }],
    })
    const stranger = await createPerson(foyer)
    const refused = await stranger.client.refusal(calls.openTicket, { body: { ...question, deliverable_id } })
    expect(refused).toMatchObject({ code: 'invalid', source: { pointer: '/deliverable_id' } })
  })
})

describe('the lists', () => {
  it('SUP-02, SUP-03, SUP-04, API-78 show one state each, twenty to a page, newest update first', async () => {
    const person = await createPerson(foyer)
    const ids: string[] = []
    for (let made = 0; made < 23; made += 1) ids.push((await open(person, { title: `Question ${made}` })).id)
    await answer(ids[3] ?? '')
    const read = async (cursor: string | undefined) => {
      const { tickets, next, prev } = await person.client.ask(calls.listTickets, {
        query: { state: 'opened', ...(cursor !== undefined && { cursor }) },
      })
      return { rows: tickets, next, prev }
    }
    const pages = await readPages(read)
    expect(pages.map(({ rows }) => rows.length)).toEqual([20, 2])
    const expected = ids.filter((_, index) => index !== 3).toReversed()
    expect(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(expected)

    const pending = await person.client.ask(calls.listTickets, { query: { state: 'pending' } })
    expect(pending.tickets).toMatchObject([{ id: ids[3], responsibility: 'client' }])
    const waiting = await person.client.ask(calls.listTickets, { query: { waiting: 'true' } })
    expect(waiting.tickets.map(({ id }) => id)).toEqual([ids[3]])
    const closed = await person.client.ask(calls.listTickets, { query: { state: 'closed' } })
    expect(closed).toMatchObject({ tickets: [], estimated_count: 0, next: null, prev: null })
  })

  it('LIC-14 are limited to the tickets about one licence that the caller may see', async () => {
    const [person, member] = [await createPerson(foyer), await createPerson(foyer)]
    const { company } = foyer.modules
    const companyId = await company.create('aurora', 'Harbour TV', person.account.id, new Date())
    const roles = { billing: true, tickets: false, deliverables: true, retroview: true }
    await company.addMember('aurora', companyId, member.account.id, roles, new Date())
    const [deliverable_id, other] = [await giveLicence(foyer, person), await giveLicence(foyer, person)]
    const about = await open(person, { deliverable_id })
    const own = await open(member, { deliverable_id })
    await open(person, { deliverable_id: other })
    await open(person)
    const listed = async ({ client }: Person, query: object) =>
      (await client.ask(calls.listTickets, { query })).tickets.map(({ id }) => id)
    expect(await listed(person, { deliverable_id })).toEqual([about.id])
    expect(await listed(person, { deliverable_id, state: 'closed' })).toEqual([])
    expect(await listed(member, { deliverable_id })).toEqual([own.id])
    expect(await listed(await createPerson(foyer), { deliverable_id })).toEqual([])
    expect(await listed(person, { deliverable_id: 'none of ours' })).toEqual([])
  })

  it('are searched by text and number, literally', async () => {
    const person = await createPerson(foyer)
    const found = async (query: string) =>
      (await person.client.ask(calls.listTickets, { query: { query } })).tickets.map(({ title }) => title)
    const { number } = await open(person, { title: 'Archive 100%', product: 'vsaas' })
    await open(person, { title: 'Archive 100 days', description: 'of PLAYBACK' })
    expect(await found('100%')).toEqual(['Archive 100%'])
    expect(await found('playback')).toEqual(['Archive 100 days'])
    expect(await found(`#${number}`)).toEqual(['Archive 100%'])
    const vsaas = await person.client.ask(calls.listTickets, { query: { product: 'vsaas', kind: 'support' } })
    expect(vsaas.tickets).toHaveLength(1)
  })

  it('are found by their messages, and notes only by staff', async () => {
    const [said, noted] = ['s', 'n'].map((sign) => sign + randomUUID().slice(0, 8)) as [string, string]
    const person = await createPerson(foyer)
    const { id } = await open(person)
    await open(person)
    await answer(id, `Try transponder ${said} again`)
    await hanna.client.ask(addStaffComment, {
      params: { id },
      body: { body: `Ask Petra about ${noted}`, internal: true },
    })
    const ofCustomer = async (query: string) =>
      (await person.client.ask(calls.listTickets, { query: { query } })).tickets.map((ticket) => ticket.id)
    const ofStaff = async (query: string) =>
      (await hanna.client.ask(listStaffTickets, { query: { query } })).tickets.map((ticket) => ticket.id)
    expect([await ofCustomer(said.slice(1)), await ofStaff(`transponder ${said.toUpperCase()}`)]).toEqual([[id], [id]])
    expect([await ofCustomer(noted), await ofStaff(noted)]).toEqual([[], [id]])
    // All words must occur in the same comment, or all in the question.
    expect(await ofStaff(`${said} ${noted}`)).toEqual([])
    expect(await ofStaff(said.slice(1))).toEqual([])
  })

  it('show what others share, under its owner’s name, and nothing of strangers', async () => {
    const [owner, colleague] = [await createPerson(foyer), await createPerson(foyer)]
    const ticket = await open(owner)
    const seen = () => colleague.client.ask(calls.listTickets).then(({ tickets }) => tickets)
    expect(await seen()).toEqual([])
    const { status } = await colleague.client.call(calls.getTicket, { params: { id: ticket.id } })
    expect(status).toBe(404)
    const shared = { payments: false, statistics: false, licenses: false, tickets: true }
    await foyer.modules.company.addColleague('aurora', owner.account.id, colleague.account.id, shared, new Date())
    expect(await seen()).toMatchObject([{ id: ticket.id, owner: { email: owner.email } }])
  })
})

describe('the conversation', () => {
  it('SUP-20, API-81, API-82 is listed from the first message on', async () => {
    const { id } = await open(olga)
    await answer(id)
    const comment = await olga.client.ask(calls.addComment, { params: { id }, body: { body: '26.10.2' } })
    expect(comment).toMatchObject({ body: '26.10.2', side: 'client', creator: { email: olga.email }, review: null })
    const { comments, next } = await olga.client.ask(calls.listComments, { params: { id } })
    expect(comments.map(({ side, body }) => [side, body])).toEqual([
      ['staff', 'Which version?'],
      ['client', '26.10.2'],
    ])
    expect(comments[1]).toEqual(comment)
    expect(next).toBeNull()
  })

  it('SUP-21 accepts no empty message', async () => {
    const { id } = await open(olga)
    for (const body of ['', ' \n ']) {
      const refused = await olga.client.refusal(calls.addComment, { params: { id }, body: { body } })
      expect(refused).toMatchObject({ status: 422, source: { pointer: '/body' } })
    }
  })
})

describe('categories', () => {
  it('SUP-14, API-87 are those of a kind and a product, by name', async () => {
    const pair = { kind: 'support', product: 'iptv' } as const
    const add = async (name: string) => {
      const by = { tenant: 'aurora', actor: 'system' }
      return { id: await foyer.modules.support.addCategory({ ...by, name, ...pair }), name, ...pair }
    }
    const [last, first] = [await add('Transcoding'), await add('Ingest')]
    const of = async (product: 'iptv' | 'vsaas') =>
      (await olga.client.ask(calls.listTicketCategories, { query: { kind: 'support', product } })).ticket_categories
    expect(await of('iptv')).toEqual([first, last])
    expect(await of('vsaas')).toEqual([])
    const { status } = await olga.client.send('GET', calls.listTicketCategories.url, { query: { kind: 'support' } })
    expect(status).toBe(400)
  })

  it('are managed by staff: added, renamed, and withdrawn, while tickets keep theirs', async () => {
    const { client } = await createStaff(foyer, { role: 'support' })
    const pair = { kind: 'payment', product: 'cloud_edge' } as const
    const offered = async () =>
      (await olga.client.ask(calls.listTicketCategories, { query: pair })).ticket_categories.map(({ name }) => name)
    const added = await client.ask(addTicketCategory, { body: { name: 'Refunds', ...pair, reason: 'many ask' } })
    expect(added).toMatchObject({ name: 'Refunds', ...pair, offered: true })
    expect(await offered()).toEqual(['Refunds'])
    const { id } = await olga.client.ask(calls.openTicket, { body: { ...question, ...pair, category_id: added.id } })

    const change = { params: { id: added.id } }
    await client.ask(changeTicketCategory, { ...change, body: { name: 'Money back' } })
    expect(await offered()).toEqual(['Money back'])
    await client.ask(changeTicketCategory, { ...change, body: { offered: false } })
    expect(await offered()).toEqual([])
    expect(await client.ask(getStaffTicket, { params: { id } })).toMatchObject({ category: { name: 'Money back' } })
    const again = { body: { ...question, ...pair, category_id: added.id } }
    expect(await olga.client.refusal(calls.openTicket, again)).toMatchObject({
      status: 422,
      source: { pointer: '/category_id' },
    })
    expect(await client.ask(listStaffCategories, { query: pair })).toEqual({
      ticket_categories: [{ id: added.id, name: 'Money back', ...pair, offered: false }],
    })
    expect(await client.refusal(addTicketCategory, { body: { name: 'money BACK', ...pair } })).toMatchObject({
      status: 409,
      code: 'name_taken',
      source: { pointer: '/name' },
    })
    const audited = await entriesOf(foyer, added.id, ['action', 'reason'])
    expect(audited).toEqual([
      { action: 'ticket_category_added', reason: 'many ask' },
      { action: 'ticket_category_changed', reason: null },
      { action: 'ticket_category_changed', reason: null },
    ])
  })
})
