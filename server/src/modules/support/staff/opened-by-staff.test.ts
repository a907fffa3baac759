import type { InboundOutcome } from '@foyer/contract/operator/inbound.ts'
import type { StaffTicketBody } from '@foyer/contract/operator/ticket-about.ts'
import * as staffCalls from '@foyer/contract/operator/ticket-endpoints.ts'
import { listNotifications, setPreferences } from '@foyer/contract/push/endpoints.ts'
import * as calls from '@foyer/contract/support/endpoints.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { entriesOf } from '../../../../test/audit.ts'
import { createTeam, joinTeam } from '../../../../test/companies.ts'
import { formOf, pictureFile } from '../../../../test/files.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { giveLicence } from '../../../../test/licences.ts'
import { createStaff, type Staff } from '../../../../test/operators.ts'
import { mailsTo } from '../../../../test/outbox.ts'
import { createPerson, type Person } from '../../../../test/people.ts'

const words = { title: 'Your call', description: 'Please send us the log', kind: 'support', product: 'iptv' } as const

const foyer = useFoyer()
let hanna: Staff
beforeAll(async () => {
  hanna = await createStaff(foyer, { name: 'Hanna Brandt', role: 'support' })
})

const openFor = ({ account }: Person, wishes: Partial<StaffTicketBody> = {}) =>
  hanna.client.ask(staffCalls.openStaffTicket, { body: { ...words, customer_id: account.id, ...wishes } })
const refusedWith = (body: Partial<StaffTicketBody>) =>
  hanna.client.refusal(staffCalls.openStaffTicket, { body: { ...words, ...body } })
const read = ({ client }: Person, id: string) => client.ask(calls.getTicket, { params: { id } })
const reply = ({ client }: Person, id: string) =>
  client.ask(calls.addComment, { params: { id }, body: { body: 'Here' } })

describe('a ticket that staff open for a customer', () => {
  it('waits for the customer, who sees who opened it; their reply brings it back to the vendor', async () => {
    const olga = await createPerson(foyer)
    const { id, manager, waiting_since, customer } = await openFor(olga)
    expect({ manager, waiting_since, customer }).toEqual({
      manager: { handle: hanna.operator.handle, name: 'Hanna Brandt' },
      waiting_since: null,
      customer: { id: olga.account.id, email: olga.email },
    })
    expect(await read(olga, id)).toMatchObject({
      ...words,
      state: 'pending',
      responsibility: 'client',
      creator: { id: olga.account.id, email: olga.email },
      opened_by: { id: hanna.operator.id, name: 'Hanna Brandt', email: hanna.operator.email },
      manager_name: 'Hanna Brandt',
    })
    await reply(olga, id)
    expect(await read(olga, id)).toMatchObject({ state: 'opened', responsibility: 'admin' })
    const { id: own } = await olga.client.ask(calls.openTicket, { body: words })
    expect(await read(olga, own)).toMatchObject({ state: 'opened', opened_by: null })
  })

  it('is in the log in the name of the operator, as an entry of the customer', async () => {
    const olga = await createPerson(foyer)
    const { id } = await openFor(olga)
    const entries = await entriesOf(foyer, id, ['action', 'actor', 'account_id'])
    const actor = `operator:${hanna.operator.handle}`
    expect(entries).toEqual([{ action: 'ticket_opened', actor, account_id: olga.account.id }])
  })

  it('can be about a licence, whose owner is the customer if none is named, and have files', async () => {
    const olga = await createPerson(foyer)
    const deliverable_id = await giveLicence(foyer, olga)
    const sent = { body: formOf({ ...words, deliverable_id, assigned: 'nobody' }, [pictureFile()]) }
    const { status, body } = await hanna.client.send('POST', staffCalls.openStaffTicket.url, sent)
    expect({ status, body }).toMatchObject({ status: 201, body: { manager: null, deliverable_id } })
    const { id } = body as { id: string }
    const shown = await read(olga, id)
    expect(shown).toMatchObject({ attachments: [{ name: 'screenshot.png' }], licence: { servers: [] } })
    expect(shown.licence?.human_id).not.toBe('')
  })

  it('cannot be about a licence that the customer cannot see; a member with the role can get one about their company’s', async () => {
    const team = await createTeam(foyer)
    const [member, other] = [await joinTeam(foyer, team, { deliverables: true }), await joinTeam(foyer, team)]
    const deliverable_id = await giveLicence(foyer, team.owner)
    expect(await openFor(member, { deliverable_id })).toMatchObject({ deliverable_id })
    const stranger = await createPerson(foyer)
    for (const { account } of [other, stranger])
      expect(await refusedWith({ customer_id: account.id, deliverable_id })).toMatchObject({
        status: 422,
        source: { pointer: '/deliverable_id' },
      })
  })

  it('needs a customer, a licence, a category and an operator that there are', async () => {
    const { account } = await createPerson(foyer)
    const unknown = '018f4c1e-0000-7000-8000-000000000000'
    const foreign = await createPerson(foyer, { tenant: 'sever' })
    const wrong = {
      '/customer_id': [{}, { customer_id: unknown }, { customer_id: foreign.account.id }],
      '/deliverable_id': [{ customer_id: account.id, deliverable_id: unknown }],
      '/category_id': [{ customer_id: account.id, category_id: unknown }],
      '/assigned': [{ customer_id: account.id, assigned: 'nobody.of.this.name' }],
    }
    for (const [pointer, bodies] of Object.entries(wrong))
      for (const body of bodies) expect(await refusedWith(body)).toMatchObject({ status: 422, source: { pointer } })
  })

  it('is mailed to the colleague who gets it, and not to the operator who opens it', async () => {
    const olga = await createPerson(foyer)
    const tomas = await createStaff(foyer, { name: 'Tomáš Horák', role: 'support', password: 'a long password' })
    const vera = await createStaff(foyer, { name: 'Vera Lind', role: 'support', password: 'a long password' })
    const body = { ...words, customer_id: olga.account.id }
    await vera.client.ask(staffCalls.openStaffTicket, { body: { ...body, assigned: tomas.operator.handle } })
    await vera.client.ask(staffCalls.openStaffTicket, { body })
    const [letter, ...others] = await mailsTo(foyer, tomas.operator.email)
    expect(letter?.text).toContain('VERA LIND HAS ASSIGNED THIS TICKET TO YOU')
    expect(letter?.text).toContain('Vera Lind wrote:')
    expect(others).toEqual([])
    expect(await mailsTo(foyer, vera.operator.email)).toEqual([])
  })

  it('stays the words of staff when it is merged into another', async () => {
    const olga = await createPerson(foyer)
    const { id: into } = await olga.client.ask(calls.openTicket, { body: words })
    const { id } = await openFor(olga)
    await hanna.client.ask(staffCalls.mergeTicket, { params: { id }, body: { into } })
    const { comments } = await olga.client.ask(calls.listComments, { params: { id: into } })
    expect(comments).toMatchObject([{ side: 'staff', creator: { name: 'Hanna Brandt' } }])
  })
})

describe('the customer for whom staff open a ticket', () => {
  it('is told by mail who writes, and members of the company with them', async () => {
    const team = await createTeam(foyer)
    const [member, other] = [await joinTeam(foyer, team, { tickets: true }), await joinTeam(foyer, team)]
    const { number } = await openFor(team.owner)
    const [letter] = await mailsTo(foyer, team.owner.email)
    expect(letter?.subject).toBe(`[#${number}] Your call`)
    expect(letter?.text).toContain('AURORA STREAMING HAS OPENED A TICKET FOR YOU')
    expect(letter?.text).toContain('Hanna Brandt wrote:')
    expect(letter?.text).toContain('Please send us the log')
    expect((await mailsTo(foyer, member.email))[0]?.text).toContain('AURORA STREAMING HAS OPENED A TICKET\n')
    expect(await mailsTo(foyer, other.email)).toEqual([])
  })

  it('is notified in the portal, and gets no mail after opting out of those about replies', async () => {
    const olga = await createPerson(foyer)
    await olga.client.ask(setPreferences, { body: { events: [{ kind: 'staff_reply', mail: false, push: false }] } })
    const { id } = await openFor(olga)
    expect(await mailsTo(foyer, olga.email)).toEqual([])
    const { notifications } = await olga.client.ask(listNotifications)
    const details = { subject: 'Your call', how: 'opened' }
    expect(notifications).toMatchObject([{ kind: 'staff_reply', path: `/tickets/${id}`, details }])
    // Who opens a ticket themselves knows of it.
    await olga.client.ask(calls.openTicket, { body: words })
    await foyer.platform.jobs.runDue()
    expect((await olga.client.ask(listNotifications)).notifications).toHaveLength(1)
  })

  it('answers by mail, also by writing into the letter', async () => {
    const olga = await createPerson(foyer)
    const { id } = await openFor(olga)
    const [letter] = await mailsTo(foyer, olga.email)
    const [row] = await foyer.sql<{ address: string }>(
      `select data->>'reply_to' as address from jobs.job where name = 'mail' and data->>'thread' like $1 limit 1`,
      `<ticket-${id}@%`,
    )
    const deliver = async (name: string, text: string) => {
      const head = [`From: Olga <${olga.email}>`, `To: ${row?.address}`, `Message-ID: <${name}-${id}@people.example>`]
      const { body } = await hanna.client.send('POST', staffCalls.receiveInboundMail.url, {
        body: [...head, '', text].join('\r\n'),
        headers: { 'content-type': 'message/rfc822' },
        as: { access_token: mailServer.key },
      })
      return body as InboundOutcome
    }
    const mailServer = await createStaff(foyer, { name: 'Mail server', scopes: ['mails:deliver'] })
    await deliver('plain', 'Here is the log')
    // The letter alone says nothing.
    await deliver('letter', letter?.text ?? '')
    await deliver(
      'into',
      (letter?.text ?? '').replace('Please send us the log', 'Please send us the log\r\nsent yesterday'),
    )
    const { comments } = await olga.client.ask(calls.listComments, { params: { id } })
    expect(comments).toHaveLength(2)
    expect(comments[0]).toMatchObject({ side: 'client', body: 'Here is the log' })
    expect(comments.map(({ body }) => body).join()).toContain('sent yesterday')
    expect(await read(olga, id)).toMatchObject({ state: 'opened' })
  })
})
