import { randomUUID } from 'node:crypto'
import { getTerms } from '@foyer/contract/account/endpoints.ts'
import { cancelOrder } from '@foyer/contract/billing/endpoints.ts'
import { createCompany } from '@foyer/contract/company/endpoints.ts'
import {
  actAsCustomer,
  addCustomerNote,
  blockLicence,
  changeCustomer,
  changeOperator,
  createOperatorKey,
  createStaffOrder,
  getBrandSettings,
  getCustomer,
  getOperator,
  getStaffOrder,
  getTermsVersion,
  listAudit,
  listCustomers,
  listKeyCalls,
  listOperatorKeys,
  listOperators,
  listTermsVersions,
  makeTrialToken,
  moveLicence,
  publishTermsVersion,
  revokeOperatorKey,
} from '@foyer/contract/operator/endpoints.ts'
import type { OperatorScope } from '@foyer/contract/operator/operator.ts'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { useFoyer } from '../../../../test/foyer.ts'
import { giveLicence, giveOrder } from '../../../../test/licences.ts'
import { createStaff, type Staff } from '../../../../test/operators.ts'
import { createPerson } from '../../../../test/people.ts'
import { contrastOf } from '../../../platform/contrast-rules.ts'

const foyer = useFoyer()
let admin: Staff
beforeAll(async () => {
  admin = await createStaff(foyer)
})

describe('the log', () => {
  it('shows who did what to whom and why, with filters and pages', async () => {
    const person = await createPerson(foyer)
    const params = { id: person.account.id }
    await admin.client.ask(changeCustomer, { params, body: { locale: 'ru', reason: 'asked on the phone' } })
    await admin.client.ask(changeCustomer, { params, body: { locale: 'en' } })
    const { entries } = await admin.client.ask(listAudit, { query: { object_id: person.account.id, limit: 2 } })
    expect(entries).toMatchObject([
      { action: 'account_changed', actor: `operator:${admin.operator.handle}`, reason: null },
      { action: 'account_changed', reason: 'asked on the phone', changes: { locale: { from: 'en', to: 'ru' } } },
    ])
    const own = await admin.client.ask(listAudit, { query: { actor: person.account.id } })
    expect(own.entries).toMatchObject([{ action: 'signed_in', actor_email: person.email }])
    const first = await admin.client.ask(listAudit, { query: { account_id: person.account.id, limit: 1 } })
    const second = await admin.client.ask(listAudit, {
      query: { account_id: person.account.id, limit: 1, cursor: first.next ?? '' },
    })
    expect(second.entries[0]?.id).not.toBe(first.entries[0]?.id)
    const none = { query: { object_id: person.account.id, from: '2999-01-01' } }
    expect((await admin.client.ask(listAudit, none)).entries).toEqual([])
    const elsewhere = await createStaff(foyer, { tenant: 'sever' })
    const asked = { query: { object_id: person.account.id } }
    expect((await elsewhere.client.ask(listAudit, asked)).entries).toEqual([])
  })
})

describe('the log as a file', () => {
  it('has the filtered entries, with their origin and changes, and nothing that a spreadsheet would execute', async () => {
    const person = await createPerson(foyer)
    const params = { id: person.account.id }
    await admin.client.ask(changeCustomer, { params, body: { locale: 'ru', reason: '=HYPERLINK("x")' } })
    await createPerson(foyer)
    const query = { format: 'csv', account_id: person.account.id, action: 'account_changed' }
    const { headers, bytes } = await admin.client.send('GET', '/operator/api/v1/audit', { query })
    expect(headers.get('content-type')).toContain('text/csv')
    const [columns, ...rows] = Buffer.from(bytes)
      .toString()
      .replace(/^\uFEFF/, '')
      .trim()
      .split('\r\n')
    expect(columns).toBe(
      'at,actor,actor_email,actor_ip,action,object_type,object_name,customer,reason,changes,object_id,customer_id,id',
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]).toContain(
      `,operator:${admin.operator.handle},,127.0.0.1,account_changed,account,${person.email},${person.email},"'=HYPERLINK(""x"")",` +
        `"{""locale"":{""to"":""ru"",""from"":""en""}}",`,
    )
  })
})

describe('a list that an operator takes as a file', () => {
  it('is in the log with who took it and by which filters, but not where it was only read', async () => {
    const staff = await createStaff(foyer, { role: 'support' })
    const query = { email: 'nobody@example.com' }
    await staff.client.send('GET', '/operator/api/v1/customers', { query })
    await staff.client.send('GET', '/operator/api/v1/customers', { query: { ...query, format: 'csv' } })
    await staff.client.send('GET', '/operator/api/v1/deliverables', { headers: { accept: 'text/csv' } })
    const { entries } = await admin.client.ask(listAudit, { query: { action: 'list_exported' } })
    const theirs = entries.filter(({ actor }) => actor === `operator:${staff.operator.handle}`)
    expect(theirs).toMatchObject([
      { object_type: 'export', object_name: 'licences', actor_ip: '127.0.0.1' },
      { object_type: 'export', object_name: 'customers', changes: { filters: { email: '…' } } },
    ])
  })
})

describe('the objects of the log', () => {
  const namesIn = async (query: { object_id?: string; action?: string }) =>
    (await admin.client.ask(listAudit, { query })).entries.map(({ object_name }) => object_name)

  it('have the names that staff use, and link to their owners', async () => {
    const person = await createPerson(foyer)
    const order = await giveOrder(foyer, person, { purpose: 'new' })
    await person.client.ask(cancelOrder, { params: { order_id: order } })
    const { number } = await admin.client.ask(getStaffOrder, { params: { id: order } })
    const { entries } = await admin.client.ask(listAudit, { query: { object_id: order } })
    expect(entries[0]).toMatchObject({ object_name: number, account_email: person.email })
    expect(new Set(await namesIn({ object_id: person.account.id }))).toEqual(new Set([person.email]))
    const licence = await giveLicence(foyer, person)
    const asked = { params: { id: licence }, body: { reason: 'unpaid' } }
    const { human_id, sku_name } = await admin.client.ask(blockLicence, asked)
    expect(await namesIn({ object_id: licence, action: 'licence_blocked' })).toEqual([`${human_id} ${sku_name}`])
    await person.client.ask(createCompany, { body: { title: 'Northlight' } })
    const { company } = await admin.client.ask(getCustomer, { params: { id: person.account.id } })
    expect(await namesIn({ object_id: company?.id ?? '' })).toEqual(['Northlight'])
    const body = { title: 'Bookkeeping of the log' }
    const { key } = await admin.client.ask(createOperatorKey, { body })
    expect(await namesIn({ object_id: key.id })).toEqual([body.title])
  })
})

describe('people and objects in a change’s details', () => {
  it('have the names that staff use: both owners of a moved licence, and the order that extends one', async () => {
    const [from, to] = [await createPerson(foyer), await createPerson(foyer)]
    const licence = await giveLicence(foyer, from)
    const body = { customer_id: to.account.id, reason: 'sold' }
    await admin.client.ask(moveLicence, { params: { id: licence }, body })
    const query = { object_id: licence, action: 'licence_moved' }
    const { entries } = await admin.client.ask(listAudit, { query })
    expect(entries[0]?.change_names).toEqual({ [from.account.id]: from.email, [to.account.id]: to.email })
    const own = await giveLicence(foyer, from, { billing_kind: 'manual' })
    const prolonged = await admin.client.ask(createStaffOrder, {
      body: { action: 'prolong', customer_id: from.account.id, deliverable_id: own, reason: 'asked' },
    })
    const log = await admin.client.ask(listAudit, { query: { object_id: own, action: 'renewal_opened' } })
    expect(log.entries[0]?.change_names).toEqual({ [prolonged.id]: prolonged.number })
  })

  it('include the customer to whom a note belongs', async () => {
    const { account, email } = await createPerson(foyer)
    const body = { body: `Calls before noon ${account.id}` }
    await admin.client.ask(addCustomerNote, { params: { id: account.id }, body })
    const { entries } = await admin.client.ask(listAudit, { query: { action: 'note_added' } })
    const [noted] = entries.filter(({ changes }) => changes['account_id'] === account.id)
    expect(noted?.change_names).toEqual({ [account.id]: email })
  })
})

describe('keys', () => {
  it('are created with less than the role, work, and end at once', async () => {
    const body = { title: 'Bookkeeping', scopes: ['orders:read' as const], reason: 'new bookkeeper' }
    const { key, secret } = await admin.client.ask(createOperatorKey, { body })
    const program = foyer.client.as({ access_token: secret })
    expect((await program.ask(getOperator)).scopes).toEqual(['orders:read'])
    expect((await program.refusal(listCustomers)).status).toBe(403)
    const { keys } = await admin.client.ask(listOperatorKeys)
    expect(keys.find(({ id }) => id === key.id)).toMatchObject({ title: 'Bookkeeping', scopes: ['orders:read'] })
    expect(JSON.stringify(keys)).not.toContain(secret)
    const params = { id: key.id }
    expect((await admin.client.ask(revokeOperatorKey, { params, body: null })).revoked_at).not.toBeNull()
    expect((await program.refusal(getOperator)).status).toBe(401)
    expect((await admin.client.refusal(revokeOperatorKey, { params, body: null })).status).toBe(409)
  })

  it('are only created by those who manage operators, for operators of their brand, with a future expiry', async () => {
    const support = await createStaff(foyer, { role: 'support' })
    expect((await support.client.refusal(createOperatorKey, { body: { title: 'x' } })).status).toBe(403)
    const away = await createStaff(foyer, { tenant: 'sever' })
    const theirs = { title: 'x', operator: away.operator.handle }
    expect(await admin.client.refusal(createOperatorKey, { body: theirs })).toMatchObject({
      status: 422,
      source: { pointer: '/operator' },
    })
    const past = { title: 'x', expires_at: '2020-01-01T00:00:00.000Z' }
    expect(await admin.client.refusal(createOperatorKey, { body: past })).toMatchObject({
      source: { pointer: '/expires_at' },
    })
    const { key } = await admin.client.ask(createOperatorKey, {
      body: { title: 'For support', operator: support.operator.handle },
    })
    expect((await away.client.refusal(revokeOperatorKey, { params: { id: key.id }, body: null })).status).toBe(404)
  })

  it('in somebody else’s name cannot approve or create keys: nobody approves their own request', async () => {
    const nora = await createStaff(foyer, { role: 'billing' })
    const chief = await createStaff(foyer)
    const make = (who: Staff, scopes?: readonly OperatorScope[]) =>
      admin.client.call(createOperatorKey, {
        body: { title: 'x', operator: who.operator.handle, ...(scopes !== undefined && { scopes: [...scopes] }) },
      })
    for (const [who, scopes] of [[nora], [nora, ['orders:write']], [chief], [chief, ['operators:write']]] as const)
      expect(await make(who, scopes)).toMatchObject({
        status: 422,
        body: { errors: [{ code: 'invalid', source: { pointer: '/scopes' } }] },
      })
    expect((await make(nora, ['orders:read', 'tickets:write'])).status).toBe(201)
    expect((await make(admin)).status).toBe(201)
  })

  it('in somebody else’s name keep the rights that the role had then, whatever happens to it', async () => {
    const ben = await createStaff(foyer, { role: 'support' })
    const asked: [string, OperatorScope[] | undefined][] = [
      ['all of the role', undefined],
      ['more than the role', ['tickets:read', 'orders:write', 'operators:write', 'customers:sign_in']],
    ]
    const secrets: string[] = []
    for (const [title, scopes] of asked) {
      const body = { title, operator: ben.operator.handle, ...(scopes !== undefined && { scopes }) }
      secrets.push((await admin.client.ask(createOperatorKey, { body })).secret)
    }
    const risen = { params: { id: ben.operator.id }, body: { role: 'admin', reason: 'more to do' } } as const
    expect((await admin.client.call(changeOperator, risen)).status).toBe(200)
    for (const secret of secrets) {
      const { scopes } = await foyer.client.as({ access_token: secret }).ask(getOperator)
      expect(scopes).toContain('tickets:read')
      expect(scopes).not.toContain('orders:write')
      expect(scopes).not.toContain('operators:write')
    }
    const viewer = await createStaff(foyer, { role: 'viewer' })
    const nothing = { title: 'x', operator: viewer.operator.handle, scopes: ['orders:write' as const] }
    expect(await admin.client.call(createOperatorKey, { body: nothing })).toMatchObject({
      status: 422,
      body: { errors: [{ code: 'invalid', source: { pointer: '/scopes' } }] },
    })
  })

  it('create no key with more rights than their own', async () => {
    const maker = await createStaff(foyer, { scopes: ['operators:read', 'operators:write', 'orders:read'] })
    const make = (scopes?: OperatorScope[]) =>
      maker.client.call(createOperatorKey, { body: { title: 'x', ...(scopes !== undefined && { scopes }) } })
    for (const scopes of [undefined, ['orders:write'], ['orders:read', 'customers:sign_in']] as const)
      expect(await make(scopes === undefined ? undefined : [...scopes])).toMatchObject({
        status: 422,
        body: { errors: [{ code: 'invalid', source: { pointer: '/scopes' } }] },
      })
    expect((await make(['orders:read', 'operators:write'])).status).toBe(201)
  })

  it('for updating customers’ facts cannot sign in as them; existing rights of a role stay', async () => {
    const person = await createPerson(foyer)
    const params = { id: person.account.id }
    const clerk = await createStaff(foyer, { scopes: ['customers:read', 'customers:write'] })
    for (const refused of [
      clerk.client.refusal(makeTrialToken, { params, body: null }),
      clerk.client.refusal(actAsCustomer, { params, body: { reason: 'asked on the phone' } }),
    ])
      expect(await refused).toMatchObject({ status: 403, code: 'forbidden', meta: { scope: 'customers:sign_in' } })
    const shop = await createStaff(foyer, { scopes: ['customers:sign_in'] })
    expect((await shop.client.call(makeTrialToken, { params, body: null })).status).toBe(201)
    expect((await shop.client.refusal(changeCustomer, { params, body: { blocked: true } })).status).toBe(403)
    for (const role of ['support', 'billing', 'admin'] as const) {
      const staff = await createStaff(foyer, { role })
      expect((await staff.client.call(makeTrialToken, { params, body: null })).status).toBe(201)
    }
  })

  it('have a log of their calls, including refused ones, without search terms', async () => {
    const { key, secret } = await admin.client.ask(createOperatorKey, {
      body: { title: 'Watched', scopes: ['orders:read'] },
    })
    const program = foyer.client.as({ access_token: secret })
    await program.ask(getOperator)
    await program.refusal(listCustomers, { query: { query: 'Olga' } })
    const params = { id: key.id }
    const calls = async () => (await admin.client.ask(listKeyCalls, { params })).calls
    await vi.waitFor(async () => expect(await calls()).toHaveLength(2), { timeout: 20_000 })
    const seen = (await calls()).map(({ method, path, status }) => ({ method, path, status }))
    expect(seen).toContainEqual({ method: 'GET', path: '/operator/api/v1/me', status: 200 })
    expect(seen).toContainEqual({ method: 'GET', path: '/operator/api/v1/customers', status: 403 })
    const { keys } = await admin.client.ask(listOperatorKeys)
    expect(keys.find(({ id }) => id === key.id)?.last_used_at).not.toBeNull()
    await foyer.sql(`update operator.call set at = at - interval '31 days' where credential_id = $1`, key.id)
    await foyer.platform.jobs.runDue()
    expect(await calls()).toEqual([])
  })

  it('belong to somebody: the list of operators shows who exists', async () => {
    const { operators } = await admin.client.ask(listOperators)
    expect(operators.find(({ id }) => id === admin.operator.id)).toMatchObject({
      handle: admin.operator.handle,
      role: 'admin',
      person: false,
      blocked: false,
    })
    expect(JSON.stringify(operators)).not.toContain('password')
  })
})

describe('terms of use', () => {
  const pdf = Buffer.from('%PDF-1.7 terms startxref 9 %%EOF').toString('base64')

  it('are published as a version that applies from then on, once', async () => {
    const version = randomUUID()
    const body = { version, documents: [{ locale: 'en' as const, pdf }], reason: 'new law' }
    expect(await admin.client.ask(publishTermsVersion, { body })).toMatchObject({
      version,
      locales: ['en'],
      current: true,
      accepted: 0,
    })
    expect(await foyer.client.ask(getTerms, { as: { tenant: 'aurora' } })).toMatchObject({ version, document: pdf })
    expect((await admin.client.refusal(publishTermsVersion, { body })).status).toBe(409)
    const { versions, accounts } = await admin.client.ask(listTermsVersions)
    expect(versions.filter(({ current }) => current)).toHaveLength(1)
    await createPerson(foyer)
    expect((await admin.client.ask(listTermsVersions)).accounts).toBe(accounts + 1)
    const shown = { params: { version, locale: 'en' as const } }
    expect(await admin.client.ask(getTermsVersion, shown)).toEqual({ version, locale: 'en', document: pdf })
    const other = { params: { version, locale: 'ru' as const } }
    expect((await admin.client.refusal(getTermsVersion, other)).status).toBe(404)
  })

  it('must be PDFs, one per language', async () => {
    const noPdf = { locale: 'en' as const, pdf: Buffer.from('hello').toString('base64') }
    const wrong = { version: randomUUID(), documents: [noPdf] }
    expect(await admin.client.refusal(publishTermsVersion, { body: wrong })).toMatchObject({
      status: 422,
      source: { pointer: '/documents/0/pdf' },
    })
    const half = { ...noPdf, pdf: Buffer.from('%PDF-1.7 ter').toString('base64') }
    expect(await admin.client.refusal(publishTermsVersion, { body: { ...wrong, documents: [half] } })).toMatchObject({
      status: 422,
      source: { pointer: '/documents/0/pdf' },
    })
    const twice = { locale: 'en' as const, pdf }
    const same = { version: randomUUID(), documents: [twice, twice] }
    expect((await admin.client.refusal(publishTermsVersion, { body: same })).status).toBe(422)
  })

  it('published twice concurrently under one name are published once', async () => {
    const body = { version: randomUUID(), documents: [{ locale: 'en' as const, pdf }] }
    const answers = await Promise.all([1, 2].map(() => admin.client.call(publishTermsVersion, { body })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]))
  })
})

describe('the brand', () => {
  it('is shown as configured, without its secrets', async () => {
    const answer = await admin.client.ask(getBrandSettings)
    expect(answer).toMatchObject({
      key: 'aurora',
      currency: 'EUR',
      invoice_prefix: 'AUR',
      two_person_above: { EUR: '5000' },
    })
    const stripe = answer.gateways.find(({ gateway }) => gateway === 'stripe')
    expect(stripe?.settings).toMatchObject({ public_key: 'pk_test_demo', secret_key: '••••••' })
    const text = JSON.stringify(answer)
    for (const secret of [
      'sk_test_demo',
      'whsec_demo',
      'cp_demo_secret',
      'pp_demo_secret',
      'pdl_demo_code',
      'sms_demo_token',
    ])
      expect(text).not.toContain(secret)
  })

  it('shows how readable its colours are', async () => {
    const { contrast } = await admin.client.ask(getBrandSettings)
    expect(contrast.map(({ color }) => color)).toEqual(['primary', 'secondary', 'text'])
    for (const { ratio, passes } of contrast) expect(passes).toBe(ratio >= 4.5)
    expect(contrastOf('#000000', '#ffffff')).toBe(21)
    expect(contrastOf('#ffffff', '#ffffff')).toBe(1)
    // The specification's example of a grey that only just passes.
    expect(contrastOf('#767676', '#ffffff')).toBe(4.54)
    expect(contrastOf('#777777', '#ffffff')).toBe(4.47)
  })
})
