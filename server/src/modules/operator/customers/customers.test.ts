import { randomUUID } from 'node:crypto'
import { getProfile, listSessions, login } from '@foyer/contract/account/endpoints.ts'
import {
  addCustomerNote,
  cancelStaffOrder,
  changeCustomer,
  createCustomer,
  endCustomerSessions,
  getCustomer,
  listCustomerNotes,
  listCustomers,
  makeTrialToken,
  removeCustomerNote,
} from '@foyer/contract/operator/endpoints.ts'
import { addStaffComment, closeStaffTicket } from '@foyer/contract/operator/ticket-endpoints.ts'
import { openTicket } from '@foyer/contract/support/endpoints.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { entriesOf } from '../../../../test/audit.ts'
import type { InputFor } from '../../../../test/client.ts'
import { useFoyer } from '../../../../test/foyer.ts'
import { giveLicence, giveOrder } from '../../../../test/licences.ts'
import { createStaff, type Staff } from '../../../../test/operators.ts'
import { createAccount, createPerson } from '../../../../test/people.ts'

const foyer = useFoyer()
let staff: Staff
beforeAll(async () => {
  staff = await createStaff(foyer, { role: 'support' })
})

type Query = NonNullable<InputFor<typeof listCustomers>['query']>

const ask = (query: Query) => staff.client.ask(listCustomers, { query })
const found = async (query: Query) => (await ask(query)).customers.map(({ email }) => email)

const auditOf = (id: string) => entriesOf(foyer, id, ['actor', 'action', 'reason', 'changes'])

const all = { billing: true, tickets: true, deliverables: true, retroview: true }

describe('the list of customers', () => {
  it('finds them by parts of e-mail, name, legal name and company, and never treats text as a pattern', async () => {
    const word = randomUUID().slice(0, 8)
    const byMail = await createAccount(foyer, { email: `${word}@mail.example` })
    const byName = await createAccount(foyer, { name: 'Zo%', second_name: `Van ${word}` })
    const byLegal = await createAccount(foyer, { legal_name: `${word} GmbH` })
    const byCompany = await createAccount(foyer)
    const { company } = foyer.modules
    await company.create('aurora', `TV of ${word.toUpperCase()}`, byCompany.id, new Date())
    const all = [byMail, byName, byLegal, byCompany].map(({ email }) => email)
    expect((await found({ query: word })).sort()).toEqual(all.sort())
    expect(await found({ query: `zo% van ${word}` })).toEqual([byName.email])
    expect(await found({ query: `z_% van ${word}` })).toEqual([])
    expect(await found({ email: byMail.email.toUpperCase() })).toEqual([byMail.email])
    expect(
      (await ask({ query: word.toUpperCase() })).customers.find(({ email }) => email === byCompany.email),
    ).toMatchObject({ company: { title: `TV of ${word.toUpperCase()}`, owner: true } })
  })

  it('shows who works together in one company, with their roles', async () => {
    const { company } = foyer.modules
    const [owner, member, elsewhere] = [
      await createAccount(foyer),
      await createAccount(foyer),
      await createAccount(foyer),
    ]
    const id = await company.create('aurora', 'Twins TV', owner.id, new Date())
    const roles = { billing: true, tickets: false, deliverables: false, retroview: false }
    await company.addMember('aurora', id, member.id, roles, new Date())
    const other = await company.create('aurora', 'Twins TV', elsewhere.id, new Date())
    const { customers } = await ask({ company_id: id, sort: 'created_at' })
    expect(customers.map(({ email, company }) => [email, company])).toEqual([
      [owner.email, { id, title: 'Twins TV', owner: true, roles: all }],
      [member.email, { id, title: 'Twins TV', owner: false, roles }],
    ])
    expect(await found({ company_id: other })).toEqual([elsewhere.email])
    expect(await found({ company_id: id, owing: 'true' })).toEqual([])
    const abroad = await createStaff(foyer, { tenant: 'sever', role: 'support' })
    expect((await abroad.client.ask(listCustomers, { query: { company_id: id } })).customers).toEqual([])
  })

  it('is paged in any order without duplicates, and filtered', async () => {
    const word = randomUUID().slice(0, 8)
    const made = []
    for (const country of ['DE', 'FR', 'RU', 'DE', 'US'] as const)
      made.push((await createAccount(foyer, { name: word, country, email: `${randomUUID()}@x.example` })).email)
    const seen: string[] = []
    let cursor: string | null | undefined
    do {
      const page = await ask({ query: word, limit: '2', sort: 'country', ...(cursor != null && { cursor }) })
      expect(page.estimated_count).toBe(5)
      seen.push(...page.customers.map(({ email }) => email))
      cursor = page.next
    } while (cursor !== null)
    expect(seen.toSorted()).toEqual(made.toSorted())
    expect((await found({ query: word, country: 'DE' })).length).toBe(2)
    expect(await found({ query: word, blocked: 'true' })).toEqual([])
  })

  it('shows who owes what, per currency', async () => {
    const debtor = await createPerson(foyer)
    await giveOrder(foyer, debtor, { price: '100' })
    await giveOrder(foyer, debtor, { price: '50.25' })
    const [row] = (await ask({ query: debtor.email, owing: 'true' })).customers
    expect(row?.owes).toEqual([{ currency: 'EUR', amount: 178.8, orders: 2 }])
    const even = await createPerson(foyer)
    const billing = await createStaff(foyer, { role: 'billing' })
    for (const person of [debtor, even]) {
      const params = { id: await giveOrder(foyer, person, { price: '20' }) }
      await billing.client.ask(cancelStaffOrder, { params, body: { reason: 'issued twice' } })
    }
    expect(await found({ query: even.email, owing: 'true' })).toEqual([])
    expect((await ask({ query: debtor.email })).customers[0]?.owes).toEqual(row?.owes)
  })
})

describe('one customer', () => {
  it('is shown with what they have, owe and wait for', async () => {
    const person = await createPerson(foyer)
    await giveLicence(foyer, person)
    await giveLicence(foyer, person, { starts_on: '2020-01-01' })
    const paid_till = new Date().toISOString().slice(0, 10)
    await giveLicence(foyer, person, { paid_till })
    await giveLicence(foyer, person, { paid_till, auto_renewable: true })
    await giveOrder(foyer, person)
    const question = { title: 'How?', description: 'x', kind: 'support', product: 'iptv' } as const
    const [, closed, answered] = await Promise.all(
      [1, 2, 3].map(() => person.client.ask(openTicket, { body: question })),
    )
    await staff.client.ask(closeStaffTicket, { params: { id: closed?.id ?? '' }, body: null })
    await staff.client.ask(addStaffComment, { params: { id: answered?.id ?? '' }, body: { body: 'So.' } })
    const detail = await staff.client.ask(getCustomer, { params: { id: person.account.id } })
    expect(detail).toMatchObject({
      email: person.email,
      first_name: 'Ada',
      licences: { total: 4, running: 2 },
      tickets: { total: 3, open: 2, waiting_for_staff: 1 },
      orders: { total: 1, unpaid: 1 },
      owes: [{ currency: 'EUR', amount: 119, orders: 1 }],
      sessions: [{ acting_operator: null }],
      second_factor: false,
      notes: 0,
    })
    expect(detail.last_sign_in_at).not.toBeNull()
  })

  it('of another brand is not found, nor is an impossible id', async () => {
    const person = await createAccount(foyer)
    const elsewhere = await createStaff(foyer, { tenant: 'sever' })
    for (const id of [person.id, 'x']) {
      const params = { id }
      for (const tried of [
        elsewhere.client.refusal(getCustomer, { params }),
        elsewhere.client.refusal(makeTrialToken, { params, body: null }),
        elsewhere.client.refusal(changeCustomer, { params, body: { blocked: true } }),
        elsewhere.client.refusal(endCustomerSessions, { params }),
        elsewhere.client.refusal(addCustomerNote, { params, body: { body: 'x' } }),
      ])
        expect(await tried).toMatchObject({ status: 404 })
    }
  })

  it('is created without a password, and signs in with a link that works once', async () => {
    const email = `${randomUUID()}@new.example`
    const body = { email, name: 'Nia', country: 'RU', locale: 'ru', permissions: { store: true, create_trial: false } }
    const made = await staff.client.ask(createCustomer, { body: { ...body, locale: 'ru', reason: 'fair' } as const })
    expect(made).toMatchObject({ email, currency: 'RUB', password_filled: false, permissions: { store: true } })
    expect(await staff.client.refusal(createCustomer, { body: { ...body, locale: 'ru' } as const })).toMatchObject({
      code: 'conflict',
      source: { pointer: '/email' },
      meta: { customer_id: made.id },
    })
    expect(await auditOf(made.id)).toMatchObject([
      { actor: `operator:${staff.operator.handle}`, action: 'account_created', reason: 'fair' },
    ])
    const { trial_token, url } = await staff.client.ask(makeTrialToken, { params: { id: made.id }, body: null })
    expect(new URL(url).searchParams.get('trial_token')).toBe(trial_token)
    const enter = () => foyer.client.call(login, { as: { tenant: 'aurora', trial_token } })
    expect((await enter()).status).toBe(200)
    expect((await enter()).status).toBe(401)
  })

  it('is changed only in the given fields, and the log has the old and new values', async () => {
    const { id } = await createAccount(foyer)
    const params = { id }
    const change = {
      locale: 'ru',
      country: 'AT',
      manager: { name: 'Lena' },
      permissions: { store: true, create_trial: true },
    } as const
    const changed = await staff.client.ask(changeCustomer, { params, body: { ...change, reason: 'moved' } })
    expect(changed).toMatchObject({
      locale: 'ru',
      country: 'AT',
      currency: 'EUR',
      manager: { name: 'Lena', email: null },
      permissions: { store: true, create_trial: true },
    })
    // The same request again changes nothing and sends no mail.
    await staff.client.ask(changeCustomer, { params, body: change })
    const entries = (await auditOf(id)).filter(({ action }) => action === 'account_changed')
    expect(entries).toMatchObject([
      { reason: 'moved', changes: { locale: { from: 'en', to: 'ru' }, country: { from: 'DE', to: 'AT' } } },
    ])
  })

  it('gets one permission without resetting another that may have changed', async () => {
    const { id } = await createAccount(foyer, { permissions: { store: true, create_trial: false } })
    const params = { id }
    await staff.client.ask(changeCustomer, { params, body: { permissions: { store: false } } })
    const changed = await staff.client.ask(changeCustomer, { params, body: { permissions: { create_trial: true } } })
    expect(changed.permissions).toEqual({ store: false, create_trial: true })
    const entries = (await auditOf(id)).filter(({ action }) => action === 'account_changed')
    expect(entries.map(({ changes }) => changes)).toEqual([
      { can_store: { from: true, to: false } },
      { can_create_trial: { from: false, to: true } },
    ])
  })

  it('is signed out at once when blocked, cannot sign in, and unblocking revives no session', async () => {
    const person = await createPerson(foyer)
    const params = { id: person.account.id }
    await staff.client.ask(changeCustomer, { params, body: { blocked: true, reason: 'fraud' } })
    expect(await person.client.refusal(getProfile)).toMatchObject({ status: 401 })
    expect(await staff.client.refusal(makeTrialToken, { params, body: null })).toMatchObject({
      code: 'account_blocked',
    })
    await staff.client.ask(changeCustomer, { params, body: { blocked: false } })
    expect(await person.client.refusal(getProfile)).toMatchObject({ status: 401 })
    const actions = (await auditOf(person.account.id)).map(({ action }) => action)
    expect(actions).toEqual(expect.arrayContaining(['account_blocked', 'account_unblocked']))
  })

  it('is signed out everywhere on request of staff', async () => {
    const person = await createPerson(foyer)
    expect((await person.client.ask(listSessions)).sessions).toHaveLength(1)
    await staff.client.ask(endCustomerSessions, { params: { id: person.account.id } })
    expect(await person.client.refusal(getProfile)).toMatchObject({ status: 401 })
  })
})

it('has notes for colleagues: written, read, deleted, and not in the customer’s log', async () => {
  const person = await createPerson(foyer)
  const params = { id: person.account.id }
  const note = await staff.client.ask(addCustomerNote, { params, body: { body: 'Call before noon' } })
  expect(note).toMatchObject({ body: 'Call before noon', author: staff.operator.handle })
  expect((await staff.client.ask(listCustomerNotes, { params })).notes).toEqual([note])
  const other = await createAccount(foyer)
  const misplaced = { params: { id: other.id, note_id: note.id } }
  expect(await staff.client.refusal(removeCustomerNote, misplaced)).toMatchObject({ status: 404 })
  await staff.client.ask(removeCustomerNote, { params: { ...params, note_id: note.id } })
  expect((await staff.client.ask(listCustomerNotes, { params })).notes).toEqual([])
  const own = await foyer.sql(
    `select from platform.audit_entry where account_id = $1 and action like 'note%'`,
    person.account.id,
  )
  expect(own).toEqual([])
})
