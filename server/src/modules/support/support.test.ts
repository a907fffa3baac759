import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type RunningFoyer, startFoyer } from '../../../test/foyer.ts'
import { giveLicence } from '../../../test/licences.ts'
import { createAccount } from '../../../test/people.ts'
import { Failure } from '../../platform/failure.ts'
import type { ActorCall } from '../../platform/http/call.ts'
import type { AccountRow } from '../account/index.ts'
import type { Staff, SupportModule } from './index.ts'
import { type TicketEvent, transitions } from './ticket-rules.ts'

const tenant = 'aurora'
const hanna: Staff = { name: 'Hanna Brandt', email: 'hanna@aurora.example', actor: 'operator:hanna' }
const question = { title: 'No picture', description: 'Since noon', kind: 'support', product: 'iptv' } as const

let foyer: RunningFoyer
let support: SupportModule
beforeAll(async () => {
  foyer = await startFoyer()
  support = foyer.foyer.modules.support
})
afterAll(() => foyer.close())

const callOf = (account: AccountRow): ActorCall => ({
  tenant,
  locale: 'en',
  request_id: randomUUID(),
  ip: '192.0.2.1',
  user_agent: '',
  actor: {
    account_id: account.id,
    session_id: '',
    token_expires_at: 0,
    email: account.email,
    name: account.name,
    locale: 'en',
    email_confirmed: true,
    terms_accepted: true,
    password_filled: true,
    permissions: { store: false, create_trial: false },
  },
})

const ticketOf = (id: string) =>
  foyer.foyer.platform.database.read(tenant, (tx) =>
    tx.selectFrom('support.ticket').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  )
const wordsOf = (id: string) =>
  foyer.foyer.platform.database.read(tenant, (tx) =>
    tx
      .selectFrom('support.comment')
      .select(['author', 'author_name', 'body'])
      .where('ticket_id', '=', id)
      .orderBy('created_at')
      .execute(),
  )
const actionsOn = async (id: string): Promise<string[]> => {
  const rows = await foyer.foyer.platform.database.read(tenant, (tx) =>
    tx.selectFrom('platform.audit_entry').select('action').where('object_id', '=', id).orderBy('at').execute(),
  )
  return rows.map(({ action }) => action)
}
const refusal = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => expect.unreachable('it was not refused'),
    (error: unknown) => (error instanceof Failure ? error.entries[0] : error),
  )

const answer = (ticketId: string, body = 'Which version?') =>
  support.replyAsStaff({ tenant, ticket_id: ticketId, body, staff: hanna })
const decision = (ticketId: string) => ({ tenant, ticket_id: ticketId, actor: hanna.actor, reason: 'solved' })

describe('the states of a ticket', () => {
  it('go from opened over pending and back, to closed, and each change is audited', async () => {
    const call = callOf(await createAccount(foyer))
    const id = await support.open(call, question)
    expect(await ticketOf(id)).toMatchObject({ state: 'opened', responsibility: 'admin', manager_name: null })

    await answer(id)
    const pending = { state: 'pending', responsibility: 'client', manager_name: 'Hanna Brandt' }
    expect(await ticketOf(id)).toMatchObject(pending)

    await support.replyAsCustomer(call, id, { body: '26.10.2' })
    expect(await ticketOf(id)).toMatchObject({ state: 'opened', responsibility: 'admin', closed_at: null })

    await support.close(decision(id))
    const closed = await ticketOf(id)
    expect(closed).toMatchObject({ state: 'closed', responsibility: 'admin' })
    expect(closed.closed_at).toEqual(closed.updated_at)

    await support.replyAsCustomer(call, id, { body: 'It is back' })
    expect(await ticketOf(id)).toMatchObject({ state: 'opened', closed_at: null })

    expect(await actionsOn(id)).toEqual([
      'ticket_opened',
      'ticket_staff_replied',
      'ticket_customer_replied',
      'ticket_closed',
      'ticket_customer_replied',
    ])
    expect((await wordsOf(id)).map(({ author, body }) => [author, body])).toEqual([
      ['staff', 'Which version?'],
      ['client', '26.10.2'],
      ['client', 'It is back'],
    ])
  })

  it('a closed ticket is reopened by staff, and is not closed twice', async () => {
    const id = await support.open(callOf(await createAccount(foyer)), question)
    expect(await refusal(support.reopen(decision(id)))).toMatchObject({ code: 'conflict' })
    await support.close(decision(id))
    expect(await refusal(support.close(decision(id)))).toMatchObject({ code: 'conflict' })
    await support.reopen(decision(id))
    expect(await ticketOf(id)).toMatchObject({ state: 'opened', responsibility: 'admin' })
  })

  it('whoever answers first stays the ticket’s engineer', async () => {
    const id = await support.open(callOf(await createAccount(foyer)), question)
    await answer(id)
    const tomas = { name: 'Tomáš Horák', email: 'tomas@aurora.example', actor: 'operator:tomas' }
    await support.replyAsStaff({ tenant, ticket_id: id, body: 'In addition', staff: tomas })
    expect((await ticketOf(id)).manager_name).toBe('Hanna Brandt')
  })

  it('have no way out of the table of transitions', () => {
    const events: readonly TicketEvent[] = ['staff_replied', 'customer_replied', 'closed', 'reopened']
    const refused = Object.entries(transitions).flatMap(([state, ways]) =>
      events.filter((event) => ways[event] === undefined).map((event) => `${state} ${event}`),
    )
    expect(refused).toEqual(['opened reopened', 'pending reopened', 'closed closed'])
  })
})

describe('who may write to a ticket', () => {
  it('a stranger does not learn that it exists, nor leaves a word', async () => {
    const id = await support.open(callOf(await createAccount(foyer)), question)
    const stranger = callOf(await createAccount(foyer))
    expect(await refusal(support.replyAsCustomer(stranger, id, { body: 'Hello' }))).toMatchObject({ code: 'not_found' })
    const nonsense = support.replyAsCustomer(stranger, 'no-such-ticket', { body: 'Hello' })
    expect(await refusal(nonsense)).toMatchObject({ code: 'not_found' })
    expect(await wordsOf(id)).toEqual([])
  })

  it('a member with the role may, one without is refused', async () => {
    const { company } = foyer.foyer.modules
    const owner = await createAccount(foyer)
    const companyId = await company.create(tenant, 'Harbour Radio', owner.id, new Date())
    const join = async (tickets: boolean): Promise<ActorCall> => {
      const member = await createAccount(foyer)
      const roles = { billing: true, deliverables: true, retroview: true, tickets }
      await company.addMember(tenant, companyId, member.id, roles, new Date())
      return callOf(member)
    }
    const id = await support.open(callOf(owner), question)
    await support.replyAsCustomer(await join(true), id, { body: 'I see it too' })
    const refused = support.replyAsCustomer(await join(false), id, { body: 'I do not' })
    expect(await refusal(refused)).toMatchObject({ code: 'forbidden' })
    expect(await wordsOf(id)).toHaveLength(1)
  })
})

describe('what a ticket is about', () => {
  it('names a category of its kind and product, and no other', async () => {
    const call = callOf(await createAccount(foyer))
    const category_id = await support.addCategory({
      tenant,
      kind: 'support',
      product: 'iptv',
      name: 'Ingest',
      actor: hanna.actor,
    })
    const id = await support.open(call, { ...question, category_id })
    expect((await ticketOf(id)).category_id).toBe(category_id)
    for (const wrong of [
      { product: 'vsaas', category_id },
      { kind: 'payment', category_id },
      { category_id: 'none' },
    ] as const) {
      const opened = support.open(call, { ...question, ...wrong })
      expect(await refusal(opened)).toMatchObject({ code: 'invalid', pointer: '/category_id' })
    }
  })

  it('names a licence that its author may see, and no other', async () => {
    const [owner, stranger] = [await createAccount(foyer), await createAccount(foyer)]
    const deliverable_id = await giveLicence(foyer, { account: owner })
    const id = await support.open(callOf(owner), { ...question, deliverable_id })
    expect((await ticketOf(id)).deliverable_id).toBe(deliverable_id)
    const opened = support.open(callOf(stranger), { ...question, deliverable_id })
    expect(await refusal(opened)).toMatchObject({ code: 'invalid', pointer: '/deliverable_id' })
  })
})
