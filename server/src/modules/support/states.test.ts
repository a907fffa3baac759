import { addTicketCategory } from '@foyer/contract/operator/category-endpoints.ts'
import { listAudit } from '@foyer/contract/operator/endpoints.ts'
import * as staffCalls from '@foyer/contract/operator/ticket-endpoints.ts'
import * as calls from '@foyer/contract/support/endpoints.ts'
import type { TicketBody } from '@foyer/contract/support/ticket.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { entriesOf } from '../../../test/audit.ts'
import { useFoyer } from '../../../test/foyer.ts'
import { giveLicence } from '../../../test/licences.ts'
import { createStaff, type Staff } from '../../../test/operators.ts'
import { mailsTo } from '../../../test/outbox.ts'
import { createPerson, type Person } from '../../../test/people.ts'
import { ticketEvents, transitions } from './ticket-rules.ts'

const question = { title: 'No picture', description: 'Since noon', kind: 'support', product: 'iptv' } as const

const foyer = useFoyer()
let olga: Person
let hanna: Staff
beforeAll(async () => {
  olga = await createPerson(foyer)
  hanna = await createStaff(foyer, { name: 'Hanna Brandt', role: 'support' })
})

const open = (person = olga, wishes: Partial<TicketBody> = {}) =>
  person.client.ask(calls.openTicket, { body: { ...question, ...wishes } })
const read = (id: string, person = olga) => person.client.ask(calls.getTicket, { params: { id } })
const answer = (id: string, body = 'Which version?', { client } = hanna) =>
  client.ask(staffCalls.addStaffComment, { params: { id }, body: { body } })
const reply = (id: string, body = '26.10.2', { client } = olga) =>
  client.ask(calls.addComment, { params: { id }, body: { body } })
const close = (id: string, reason = 'solved') =>
  hanna.client.ask(staffCalls.closeStaffTicket, { params: { id }, body: { reason } })
const reopen = (id: string) => hanna.client.ask(staffCalls.reopenStaffTicket, { params: { id }, body: null })

const auditOf = (id: string) => entriesOf(foyer, id, ['action', 'actor', 'reason'])

describe('the states of a ticket', () => {
  it('SUP-35, SUP-36 go from opened to pending and back, and to closed; each change is audited with who and why', async () => {
    const { id } = await open()
    expect(await read(id)).toMatchObject({ state: 'opened', responsibility: 'admin', manager_name: null })

    await answer(id)
    const pending = { state: 'pending', responsibility: 'client', manager_name: 'Hanna Brandt', closed_at: null }
    expect(await read(id)).toMatchObject(pending)

    await reply(id)
    expect(await read(id)).toMatchObject({ state: 'opened', responsibility: 'admin', closed_at: null })

    expect(await close(id)).toMatchObject({ state: 'closed', responsibility: 'admin' })
    const closed = await read(id)
    expect(closed.closed_at).toBe(closed.updated_at)

    await reply(id, 'It is back')
    expect(await read(id)).toMatchObject({ state: 'opened', closed_at: null })

    const staff = `operator:${hanna.operator.handle}`
    const customer = olga.account.id
    expect(await auditOf(id)).toEqual([
      { action: 'ticket_opened', actor: customer, reason: null },
      { action: 'ticket_staff_replied', actor: staff, reason: null },
      { action: 'ticket_customer_replied', actor: customer, reason: null },
      { action: 'ticket_closed', actor: staff, reason: 'solved' },
      { action: 'ticket_customer_replied', actor: customer, reason: null },
    ])
  })

  it('are closed and reopened by the customer as well', async () => {
    const { id } = await open()
    await answer(id)
    const closed = await olga.client.ask(calls.closeTicket, { params: { id } })
    expect(closed).toMatchObject({ state: 'closed', responsibility: 'admin' })
    const reopened = await olga.client.ask(calls.reopenTicket, { params: { id } })
    expect(reopened).toMatchObject({ state: 'opened', closed_at: null })
    const stranger = await createPerson(foyer)
    expect(await stranger.client.refusal(calls.closeTicket, { params: { id } })).toMatchObject({ status: 404 })
  })

  it('a closed ticket cannot be closed again, nor an opened one reopened', async () => {
    const { id } = await open()
    const asked = { params: { id }, body: null }
    expect(await hanna.client.refusal(staffCalls.reopenStaffTicket, asked)).toMatchObject({ status: 409 })
    await close(id)
    expect(await hanna.client.refusal(staffCalls.closeStaffTicket, asked)).toMatchObject({ status: 409 })
    expect(await olga.client.refusal(calls.closeTicket, { params: { id } })).toMatchObject({ status: 409 })
    expect(await reopen(id)).toMatchObject({ state: 'opened', responsibility: 'admin' })
  })

  it('are found by assignee: the caller, or nobody', async () => {
    const [{ id: mine }, { id: free }] = [await open(), await open()]
    const operator = await createStaff(foyer, { name: `Vera ${mine}` })
    await operator.client.ask(staffCalls.assignTicket, {
      params: { id: mine },
      body: { operator: operator.operator.handle },
    })
    const found = async (assigned: 'me' | 'nobody') =>
      (await operator.client.ask(staffCalls.listStaffTickets, { query: { assigned, limit: 100 } })).tickets.map(
        ({ id }) => id,
      )
    expect(await found('me')).toEqual([mine])
    const nobodys = await found('nobody')
    expect(nobodys).toContain(free)
    expect(nobodys).not.toContain(mine)
  })

  it('have the same result however replies and a decision interleave', async () => {
    const { id } = await open()
    await Promise.all([answer(id, 'One'), answer(id, 'Two'), reply(id, 'Three'), reply(id, 'Four'), close(id)])
    const { comments } = await olga.client.ask(calls.listComments, { params: { id } })
    expect(comments).toHaveLength(4)
    const last = (await auditOf(id)).at(-1)?.action ?? ''
    const after = { ticket_staff_replied: 'pending', ticket_customer_replied: 'opened', ticket_closed: 'closed' }[last]
    expect((await read(id)).state).toBe(after)
  })

  it('SUP-35 only change as the table of transitions says', () => {
    const refused = Object.entries(transitions).flatMap(([state, ways]) =>
      ticketEvents.filter((event) => ways[event] === undefined).map((event) => `${state} ${event}`),
    )
    expect(refused).toEqual(['opened reopened', 'pending reopened', 'closed closed'])
  })
})

describe('staff', () => {
  it('SUP-36 who answer first are assigned, until the ticket is given to somebody else', async () => {
    const { id } = await open()
    const tomas = await createStaff(foyer, { name: 'Tomáš Horák', role: 'support' })
    await answer(id)
    await answer(id, 'In addition', tomas)
    expect((await read(id)).manager_name).toBe('Hanna Brandt')
    const body = { operator: tomas.operator.handle, reason: 'on holiday' }
    await hanna.client.ask(staffCalls.assignTicket, { params: { id }, body })
    expect(await read(id)).toMatchObject({ manager_name: 'Tomáš Horák', state: 'pending' })
    const gone = await createStaff(foyer, { name: 'Ida Gone', role: 'support' })
    await foyer.sql('update operator.operator set blocked = true where id = $1', gone.operator.id)
    for (const operator of ['nobody.here', gone.operator.handle]) {
      const refused = await hanna.client.refusal(staffCalls.assignTicket, { params: { id }, body: { operator } })
      expect(refused, operator).toMatchObject({ status: 422, source: { pointer: '/operator' } })
    }
    expect((await read(id)).manager_name).toBe('Tomáš Horák')
  })

  it('S44 see the address for answers by mail, which speaks for the vendor, as long as they may write themselves', async () => {
    const title = 'To be read'
    const { id } = await open(olga, { title })
    const told = async ({ client }: Staff): Promise<unknown[]> => {
      const { tickets } = await client.ask(staffCalls.listStaffTickets, { query: { query: title } })
      const one = await client.ask(staffCalls.getStaffTicket, { params: { id } })
      return [...tickets, one].map(({ reply_address }) => reply_address)
    }
    const address: unknown = expect.stringMatching(/\+\d+\.[0-9a-f]{16}@/)
    expect(await told(hanna)).toEqual([address, address])
    expect(await told(await createStaff(foyer, { role: 'viewer' }))).toEqual([null, null])
    // A key that can only read, even if its owner may write.
    expect(await told(await createStaff(foyer, { scopes: ['tickets:read'] }))).toEqual([null, null])
  })

  it('leave notes that no customer sees and that change nothing', async () => {
    const { id } = await open()
    const note = { params: { id }, body: { body: 'Asked the developers', internal: true } }
    expect(await hanna.client.ask(staffCalls.addStaffComment, note)).toMatchObject({ internal: true })
    expect(await read(id)).toMatchObject({ state: 'opened', manager_name: null })
    expect((await olga.client.ask(calls.listComments, { params: { id } })).comments).toEqual([])
    const { comments } = await hanna.client.ask(staffCalls.listStaffComments, { params: { id } })
    expect(comments).toMatchObject([{ body: 'Asked the developers', internal: true, side: 'staff' }])
  })

  it('find the tickets of all customers, and those of one', async () => {
    const person = await createPerson(foyer)
    const { id } = await open(person, { title: 'Only this one' })
    const query = { customer: person.email }
    const { tickets } = await hanna.client.ask(staffCalls.listStaffTickets, { query })
    expect(tickets).toMatchObject([{ id, customer: { email: person.email }, category: null, review: null }])
    const all = await hanna.client.ask(staffCalls.listStaffTickets, { query: { query: 'only this' } })
    expect(all.tickets.map((ticket) => ticket.id)).toEqual([id])
    const none = await hanna.client.ask(staffCalls.listStaffTickets, { query: { customer: 'x@nobody.example' } })
    expect(none.tickets).toEqual([])
  })

  it('merge a ticket into another of the same customer: every message is kept, in order', async () => {
    const [first, second] = [await open(olga, { title: 'First' }), await open(olga, { title: 'Second' })]
    await answer(first.id, 'Answer to the first')
    await reply(second.id, 'More of the second')
    const merge = { params: { id: second.id }, body: { into: first.id, reason: 'the same' } }
    expect(await hanna.client.ask(staffCalls.mergeTicket, merge)).toMatchObject({ id: first.id, state: 'opened' })
    expect(await read(second.id)).toMatchObject({ state: 'closed', merged_into: first.id })
    expect((await auditOf(first.id)).at(-1)).toMatchObject({ action: 'ticket_reopened', reason: 'the same' })
    const admin = await createStaff(foyer)
    const { entries } = await admin.client.ask(listAudit, { query: { object_id: second.id, action: 'ticket_merged' } })
    expect(entries).toMatchObject([
      { reason: 'the same', changes: { from: 'opened', to: 'closed', merged_into: `#${first.number}` } },
    ])
    const goesOn = await admin.client.ask(listAudit, { query: { object_id: first.id, action: 'ticket_merged' } })
    expect(goesOn.entries).toMatchObject([{ reason: 'the same', changes: { merged_from: `#${second.number}` } }])
    const { comments } = await olga.client.ask(calls.listComments, { params: { id: first.id } })
    expect(comments.map(({ body }) => body)).toEqual([
      `**#${second.number} Second**\n\nSince noon`,
      'Answer to the first',
      'More of the second',
    ])
    const gone = { params: { id: second.id }, body: { body: 'Hello?' } }
    expect(await olga.client.refusal(calls.addComment, gone)).toMatchObject({ status: 409 })
    expect(await hanna.client.refusal(staffCalls.mergeTicket, merge)).toMatchObject({ status: 409 })
    const note = { params: { id: second.id }, body: { body: 'Nobody would read it here', internal: true } }
    expect(await hanna.client.refusal(staffCalls.addStaffComment, note)).toMatchObject({ status: 409 })
    const copy = { params: { ticket_id: second.id }, body: { email: 'noc@northlight.example' } }
    expect(await olga.client.refusal(calls.addSecondaryEmail, copy)).toMatchObject({ status: 409 })
  })

  it('SUP-35 merge what waits for its customer into a closed ticket: it waits for them there, and no new notice is sent', async () => {
    const [first, second] = [await open(olga, { title: 'Solved' }), await open(olga, { title: 'Asked' })]
    await close(first.id)
    await answer(second.id)
    await foyer.platform.jobs.runDue()
    const before = (await mailsTo(foyer, olga.email)).length
    const merge = { params: { id: second.id }, body: { into: first.id, reason: 'the same' } }
    await hanna.client.ask(staffCalls.mergeTicket, merge)
    expect(await read(first.id)).toMatchObject({ state: 'pending', responsibility: 'client', closed_at: null })
    expect((await auditOf(first.id)).at(-1)).toMatchObject({ action: 'ticket_reopened', reason: 'the same' })
    await foyer.platform.jobs.runDue()
    expect(await mailsTo(foyer, olga.email)).toHaveLength(before)
    // Merging a closed ticket leaves the state of the other unchanged.
    const third = await open(olga, { title: 'Solved, too' })
    await close(third.id)
    await hanna.client.ask(staffCalls.mergeTicket, { params: { id: third.id }, body: { into: first.id } })
    expect(await read(first.id)).toMatchObject({ state: 'pending' })
  })

  it('merge an assigned ticket about a licence into one with neither: it stays assigned', async () => {
    const deliverable_id = await giveLicence(foyer, olga)
    const tomas = await createStaff(foyer, { name: 'Tomáš Horák', role: 'support' })
    const merge = (id: string, into: string) =>
      hanna.client.ask(staffCalls.mergeTicket, { params: { id }, body: { into } })
    const assign = (id: string, { operator }: Staff) =>
      hanna.client.ask(staffCalls.assignTicket, { params: { id }, body: { operator: operator.handle } })
    const [taken, free] = [await open(olga, { deliverable_id }), await open()]
    await assign(taken.id, tomas)
    const { licence } = await read(taken.id)
    expect(await merge(taken.id, free.id)).toMatchObject({ manager_name: 'Tomáš Horák', deliverable_id, licence })
    // A ticket with its own manager and licence keeps them.
    const other = await open(olga, { deliverable_id: await giveLicence(foyer, olga) })
    await assign(other.id, hanna)
    expect(await merge(other.id, free.id)).toMatchObject({ manager_name: 'Tomáš Horák', deliverable_id })
  })

  it('never merge tickets of two customers, nor one into itself', async () => {
    const [mine, foreign] = [await open(), await open(await createPerson(foyer))]
    for (const into of [foreign.id, mine.id, mine.id.toUpperCase(), 'no-such-ticket']) {
      const refused = await hanna.client.refusal(staffCalls.mergeTicket, { params: { id: mine.id }, body: { into } })
      expect(refused).toMatchObject({ status: 422, source: { pointer: '/into' } })
    }
    const itself = foyer.sql(
      `update support.ticket set state = 'closed', closed_at = now(), merged_into = id where id = $1`,
      mine.id,
    )
    await expect(itself).rejects.toThrow('ticket_not_into_itself')
  })
})

describe('staff who report what they have seen', () => {
  const answerSeeing = (id: string, seen: { seen_comments?: number; seen_state?: 'opened' | 'pending' | 'closed' }) =>
    hanna.client.call(staffCalls.addStaffComment, { params: { id }, body: { body: 'Which version?', ...seen } })
  const movedOn = { status: 409, body: { errors: [{ code: 'ticket_moved_on' }] } }

  it('send no answer past one that was sent at the same moment', async () => {
    const { id } = await open()
    const answers = await Promise.all([1, 2].map(() => answerSeeing(id, { seen_comments: 0, seen_state: 'opened' })))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    expect((await olga.client.ask(calls.listComments, { params: { id } })).comments).toHaveLength(1)
  })

  it('are asked to look again if a customer has written, a colleague has added a note, or the ticket was closed', async () => {
    const { id } = await open()
    await reply(id, 'It is channel four')
    expect(await answerSeeing(id, { seen_comments: 0 })).toMatchObject(movedOn)
    const note = { params: { id }, body: { body: 'Known trouble', internal: true } }
    await hanna.client.ask(staffCalls.addStaffComment, note)
    expect(await answerSeeing(id, { seen_comments: 1 })).toMatchObject({
      ...movedOn,
      body: { errors: [{ code: 'ticket_moved_on', meta: { comments: 2, state: 'opened' } }] },
    })
    await close(id)
    expect(await answerSeeing(id, { seen_comments: 2, seen_state: 'opened' })).toMatchObject(movedOn)
    expect(await answerSeeing(id, { seen_comments: 2, seen_state: 'closed' })).toMatchObject({ status: 201 })
  })

  it('are asked to look again if an older ticket was merged into this one', async () => {
    const [older, id] = [(await open()).id, (await open()).id]
    await answer(id)
    await hanna.client.ask(staffCalls.mergeTicket, { params: { id: older }, body: { into: id } })
    expect(await answerSeeing(id, { seen_comments: 1 })).toMatchObject(movedOn)
  })

  it('SUP-36 close no question unread: what a customer or a colleague did in the meantime is shown first', async () => {
    const { id } = await open()
    const closeSeeing = (seen: { seen_comments?: number; seen_state?: 'opened' | 'pending' | 'closed' }) =>
      hanna.client.call(staffCalls.closeStaffTicket, { params: { id }, body: seen })
    await reply(id, 'It is channel four, too')
    expect(await closeSeeing({ seen_comments: 0, seen_state: 'opened' })).toMatchObject({
      ...movedOn,
      body: { errors: [{ code: 'ticket_moved_on', meta: { comments: 1, state: 'opened' } }] },
    })
    expect(await read(id)).toMatchObject({ state: 'opened' })
    expect(await closeSeeing({ seen_comments: 1, seen_state: 'pending' })).toMatchObject(movedOn)
    expect(await closeSeeing({ seen_comments: 1, seen_state: 'opened' })).toMatchObject({ status: 200 })
    // Repeating the same call on the closed ticket gives a different error.
    expect(await closeSeeing({ seen_comments: 1, seen_state: 'opened' })).toMatchObject({
      body: { errors: [{ code: 'ticket_moved_on', meta: { state: 'closed' } }] },
    })
  })

  it('can do so with files too', async () => {
    const { id } = await open()
    await reply(id, 'It is channel four')
    const form = (seen_comments: string): FormData => {
      const fields = new FormData()
      fields.append('body', 'See the file')
      fields.append('seen_comments', seen_comments)
      fields.append('files[]', new File(['text'], 'how-to.txt'))
      return fields
    }
    const send = (seen: string) =>
      hanna.client.send('POST', `/operator/api/v1/tickets/${id}/comments`, { body: form(seen) })
    expect(await send('0')).toMatchObject(movedOn)
    expect(await send('1')).toMatchObject({ status: 201 })
  })

  it('can answer without it as before, and a customer may always write', async () => {
    const { id } = await open()
    await answer(id)
    expect(await answerSeeing(id, {})).toMatchObject({ status: 201 })
    await reply(id)
    expect((await olga.client.ask(calls.listComments, { params: { id } })).comments).toHaveLength(3)
  })

  it('take a ticket from nobody unknowingly: of two concurrent calls the second learns who was first', async () => {
    const { id } = await open()
    const tomas = await createStaff(foyer, { name: 'Tomáš Horák', role: 'support' })
    const take = ({ client, operator }: Staff, seen: { seen_manager_name?: string | null } = {}) =>
      client.call(staffCalls.assignTicket, { params: { id }, body: { operator: operator.handle, ...seen } })
    const takes = await Promise.all([hanna, tomas].map((each) => take(each, { seen_manager_name: null })))
    expect(takes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const { manager_name } = await read(id)
    expect(takes.find(({ status }) => status === 409)).toMatchObject({
      body: { errors: [{ code: 'ticket_moved_on', meta: { manager_name } }] },
    })
    expect(await take(tomas, { seen_manager_name: manager_name })).toMatchObject({ status: 200 })
    expect(await take(hanna)).toMatchObject({ status: 200 })
  })
})

describe('who may write to a ticket', () => {
  it('a stranger does not learn that it exists, and leaves no message', async () => {
    const { id } = await open()
    const stranger = await createPerson(foyer)
    for (const asked of [id, 'no-such-ticket']) {
      const refused = await stranger.client.refusal(calls.addComment, {
        params: { id: asked },
        body: { body: 'Hello' },
      })
      expect(refused).toMatchObject({ status: 404 })
    }
    expect((await olga.client.ask(calls.listComments, { params: { id } })).comments).toEqual([])
  })

  it('a member with the role may, one without is refused', async () => {
    const { company } = foyer.modules
    const owner = await createPerson(foyer)
    const companyId = await company.create('aurora', 'Harbour Radio', owner.account.id, new Date())
    const join = async (tickets: boolean): Promise<Person> => {
      const member = await createPerson(foyer)
      const roles = { billing: true, deliverables: true, retroview: true, tickets }
      await company.addMember('aurora', companyId, member.account.id, roles, new Date())
      return member
    }
    const { id } = await open(owner)
    await reply(id, 'I see it too', await join(true))
    const without = await join(false)
    const asked = { params: { id }, body: { body: 'I do not' } }
    expect(await without.client.refusal(calls.addComment, asked)).toMatchObject({ status: 403 })
    expect((await owner.client.ask(calls.listComments, { params: { id } })).comments).toHaveLength(1)
  })
})

describe('the category of a ticket', () => {
  it('has a unique name, however many add it concurrently', async () => {
    const body = { kind: 'support', product: 'iptv', name: 'Playback' } as const
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => hanna.client.call(addTicketCategory, { body: { ...body, reason: 'asked for' } })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409])
  })

  it('must match its kind and product', async () => {
    const category = { tenant: 'aurora', kind: 'support', product: 'iptv', name: 'Ingest', actor: 'system' } as const
    const category_id = await foyer.modules.support.addCategory(category)
    const { id } = await open(olga, { category_id })
    const staffView = await hanna.client.ask(staffCalls.getStaffTicket, { params: { id } })
    expect(staffView.category).toEqual({ id: category_id, name: 'Ingest' })
    for (const wrong of [
      { product: 'vsaas', category_id },
      { kind: 'payment', category_id },
      { category_id: 'none' },
    ] as const) {
      const refused = await olga.client.refusal(calls.openTicket, { body: { ...question, ...wrong } })
      expect(refused).toMatchObject({ code: 'invalid', source: { pointer: '/category_id' } })
    }
  })
})
