import { acceptTerms } from '@foyer/contract/account/endpoints.ts'
import { listOrders, payOrder } from '@foyer/contract/billing/endpoints.ts'
import type { EndpointDescription } from '@foyer/contract/endpoint.ts'
import { endpoints } from '@foyer/contract/endpoints.ts'
import {
  getToday,
  listAudit,
  listCustomers,
  listSavedReplies,
  listStaffCreditNotes,
  listStaffLicences,
  listStaffOrders,
  listStaffPayments,
} from '@foyer/contract/operator/endpoints.ts'
import { listStaffTickets } from '@foyer/contract/operator/ticket-endpoints.ts'
import { listTickets } from '@foyer/contract/support/endpoints.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type RunningFoyer, startFoyer } from './foyer.ts'
import { giveInvoice, giveLicence, giveOrder } from './licences.ts'
import { createStaff } from './operators.ts'
import { createPerson, type Person } from './people.ts'
import { collectPlans, logPlans, nodesOf, type PlanNode } from './plans.ts'
import { askDatabase } from './rows.ts'
import { publishTerms } from './terms.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

/** Indexes of rows that everybody at a brand can see. */
const ofTheBrand = ['sku_pkey', 'terms_latest']

const plans = collectPlans()

let database: TestDatabase
let foyer: RunningFoyer
let person: Person

/** Of a few rows any index would do. */
const giveDocumentsOfOthers = async (): Promise<void> => {
  await askDatabase(
    database.url,
    `insert into billing."order" (id, tenant, account_id, number, purpose, description, created_at, paid_at, currency, net, tax_percent, tax,
       total, seller, buyer, lines, actions)
     select gen_random_uuid(), 'aurora', gen_random_uuid(), gen_random_uuid(), 'new', 'x', now() - n * interval '1 hour', now(), 'EUR', 1, 0, 0,
       1, '{}', '{}', '[]', '[]' from generate_series(1, 2000) n`,
  )
  await askDatabase(
    database.url,
    `insert into billing.credit_note (id, tenant, order_id, account_id, number, issued_at, currency, net, tax, total, reason)
     select gen_random_uuid(), 'aurora', $1, gen_random_uuid(), gen_random_uuid(), now() - n * interval '1 hour', 'EUR', 1, 0, 1, 'Agreed'
     from generate_series(1, 2000) n`,
    [await giveOrder(foyer, person)],
  )
  await askDatabase(database.url, 'analyze billing."order", billing.credit_note')
}

beforeAll(async () => {
  database = await createTestDatabase()
  await logPlans(database.url)
  foyer = await startFoyer({ environment: { DATABASE_URL: database.url } })
  person = await createPerson(foyer)
  await publishTerms(foyer, '1', { locales: ['en'] })
  await person.client.ask(acceptTerms)
  await giveOrder(foyer, person)
  // For few entries any index would do.
  await askDatabase(
    database.url,
    `insert into platform.audit_entry (id, tenant, at, actor, action, object_type, object_id, account_id)
     select gen_random_uuid(), 'aurora', now() - n * interval '1 minute', 'system', 'of others ' || n % 50, 'account', n, gen_random_uuid()
     from generate_series(1, 5000) n`,
  )
  await askDatabase(database.url, 'analyze platform.audit_entry')
  // Background jobs read all rows of a tenant, but they are not lists.
  await foyer.platform.jobs.stop()
})

afterAll(async () => {
  await foyer.close()
  await database.drop()
})

/**
 * Reads a single object by its key, which does not exist; or a URL, which is in no table; or a year, which among few documents
 * is found by any index, and has a test of its own.
 */
const others = ['getPushSubscription', 'getMonitoringLink', 'getOrderArchive']

const calls: readonly EndpointDescription[] = Object.values(endpoints)
const lists = calls.filter(
  ({ operation, method, url, query, auth }) =>
    method === 'GET' &&
    query !== undefined &&
    !url.includes(':') &&
    auth.includes('bearer') &&
    !others.includes(operation),
)

/** The parameters that a list requires. */
const needed: Readonly<Record<string, string>> = { listTicketCategories: '?kind=support&product=iptv' }

/** A read that does not select its rows by an index: the whole table, or all rows of a tenant. */
const isWide = (node: PlanNode): boolean => {
  const { 'Node Type': type, 'Index Name': index = '', 'Index Cond': condition = '' } = node
  if (type === 'Seq Scan') return true
  if (!/Index/.test(type) || ofTheBrand.includes(index)) return false
  return !/\w+ (?:=|<|>|<=|>=|<>) /.test(condition.replaceAll(/\(tenant = [^)]*\)(?:::\w+\))?/g, ''))
}

const describeNode = (node: PlanNode): string =>
  `${node['Node Type']} of ${node['Relation Name'] ?? node['Index Name']} by ${node['Index Cond'] ?? 'nothing'}`

/** The reads of an index, with their conditions. */
const readsOf = (index: string): string[] =>
  plans
    .flatMap(nodesOf)
    .filter((node) => node['Index Name'] === index)
    .map((node) => node['Index Cond'] ?? '')

it.each(lists.map((list) => [list.operation, list] as const))('%s only reads through indexes', async (_, list) => {
  plans.length = 0
  const { status } = await person.client.send('GET', `${list.url}${needed[list.operation] ?? ''}`)
  expect(status).toBe(200)
  expect(plans.length).toBeGreaterThan(1)
  expect(plans.flatMap(nodesOf).filter(isWide).map(describeNode)).toEqual([])
})

const searched = lists.filter(({ query }) => query instanceof z.ZodMiniObject && 'query' in query.shape)

it.each(searched.map((list) => [list.operation, list] as const))(
  '%s only searches through indexes',
  async (_, list) => {
    plans.length = 0
    const { status } = await person.client.send('GET', `${list.url}?query=4242`)
    expect(status).toBe(200)
    expect(plans.length).toBeGreaterThan(1)
    expect(plans.flatMap(nodesOf).filter(isWide).map(describeNode)).toEqual([])
  },
)

it('listPayments is filtered by way to pay, amount and days only through indexes', async () => {
  plans.length = 0
  const query = 'gateway=stripe&amount_gt=1&amount_lt=1000&from=2026-01-01&to=2026-12-31&query=4242'
  for (const sort of ['-created_at', 'amount', 'gateway']) {
    const { status } = await person.client.send('GET', `/billing/api/v1/payments?${query}&sort=${sort}`)
    expect(status).toBe(200)
  }
  expect(plans.length).toBeGreaterThan(1)
  expect(plans.flatMap(nodesOf).filter(isWide).map(describeNode)).toEqual([])
})

it('what belongs to a licence is found by the licence, however much its owner has besides', async () => {
  const owner = await createPerson(foyer)
  await owner.client.ask(acceptTerms)
  const deliverable_id = await giveLicence(foyer, owner)
  // For few rows any index would do.
  await askDatabase(
    database.url,
    `insert into billing."order" (id, tenant, account_id, number, purpose, description, created_at, paid_at, currency, net, tax_percent, tax,
       total, seller, buyer, lines, actions)
     select gen_random_uuid(), 'aurora', $1, gen_random_uuid(), 'new', 'x', now() - n * interval '1 hour', now(), 'EUR', 1, 0, 0,
       1, '{}', '{}', '[]', '[]' from generate_series(1, 2000) n`,
    [owner.account.id],
  )
  await askDatabase(
    database.url,
    `insert into support.ticket (id, tenant, number, account_id, title, description, kind, product, state, responsibility,
       creator_name, creator_email, created_at, updated_at)
     select gen_random_uuid(), 'aurora', n, $1, 'No picture', 'x', 'support', 'iptv', 'opened', 'admin',
       'Ada Lind', 'ada@people.example', now(), now() - n * interval '1 minute' from generate_series(21001, 23000) n`,
    [owner.account.id],
  )
  await askDatabase(database.url, 'analyze billing."order", support.ticket')
  plans.length = 0
  await owner.client.ask(listOrders, { query: { deliverable_id, limit: 5 } })
  await owner.client.ask(listTickets, { query: { deliverable_id, limit: 5 } })
  expect(plans.flatMap(nodesOf).filter(isWide).map(describeNode)).toEqual([])
  // The page and its count.
  for (const index of ['order_of_deliverable', 'ticket_of_licence'])
    expect(readsOf(index)).toEqual(Array.from({ length: 2 }, () => expect.stringMatching(/deliverable_id = /)))
})

it('listStaffPayments finds the payments of a card with an index of its digits', async () => {
  const { client } = await createStaff(foyer)
  plans.length = 0
  await client.ask(listStaffPayments, { query: { query: '4242' } })
  const nodes = plans.flatMap(nodesOf)
  expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([])
  const reads = nodes.filter((node) => node['Index Name'] === 'attempt_of_card')
  expect(reads.map((node) => node['Index Cond'])).toEqual([expect.stringMatching(/tenant = .*card_last_four = /)])
})

it('listStaffCreditNotes reads the brand’s by age, and one customer’s by owner', async () => {
  const { client } = await createStaff(foyer)
  await giveDocumentsOfOthers()
  const indexes = async (query: { readonly customer?: string; readonly from?: string }) => {
    plans.length = 0
    await client.ask(listStaffCreditNotes, { query })
    const nodes = plans.flatMap(nodesOf)
    expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([])
    return new Set(nodes.flatMap((node) => node['Index Name'] ?? []))
  }
  expect(await indexes({ from: '2026-01-01' })).toContain('credit_note_by_age')
  expect(await indexes({ customer: person.account.id })).toContain('credit_note_of_account')
})

it('listStaffTickets finds tickets by their words and their number only through indexes', async () => {
  const { client } = await createStaff(foyer)
  // For few rows any index would do.
  await askDatabase(
    database.url,
    `insert into support.ticket (id, tenant, number, account_id, title, description, kind, product, state, responsibility,
       creator_name, creator_email, created_at, updated_at)
     select gen_random_uuid(), 'aurora', n, gen_random_uuid(), 'No picture', 'Error E' || n, 'support', 'iptv', 'opened', 'admin',
       'Ada Lind', 'ada@people.example', now(), now() from generate_series(12001, 16000) n`,
  )
  await askDatabase(database.url, 'analyze support.ticket')
  for (const query of ['E12042', '#12042', 'picture E12042', 'ada@people.example e12042']) {
    plans.length = 0
    expect((await client.ask(listStaffTickets, { query: { query } })).tickets).toHaveLength(1)
    const wide = plans.flatMap(nodesOf).filter((node) => isWide(node))
    expect(
      wide.map(describeNode).filter((read) => !read.includes(' of operator')),
      query,
    ).toEqual([])
  }
})

it('listStaffTickets reads all tickets of the brand by their age, and one customer’s by whose they are', async () => {
  const { client } = await createStaff(foyer)
  // For few rows any index would do.
  await askDatabase(
    database.url,
    `insert into support.ticket (id, tenant, number, account_id, title, description, kind, product, state, responsibility,
       creator_name, creator_email, created_at, updated_at)
     select gen_random_uuid(), 'aurora', n, gen_random_uuid(), 'No picture', 'x', 'support', 'iptv', 'opened', 'admin',
       'Ada Lind', 'ada@people.example', now(), now() - n * interval '1 minute' from generate_series(4001, 6000) n`,
  )
  await askDatabase(database.url, 'analyze support.ticket')
  const indexes = async (query: { readonly customer?: string }) => {
    plans.length = 0
    await client.ask(listStaffTickets, { query })
    return new Set(plans.flatMap(nodesOf).flatMap((node) => node['Index Name'] ?? []))
  }
  expect(await indexes({})).toContain('ticket_by_age')
  expect(await indexes({ customer: person.email })).not.toContain('ticket_by_age')
})

it('listSavedReplies only reads those of its brand, with their index', async () => {
  const { client } = await createStaff(foyer)
  plans.length = 0
  await client.ask(listSavedReplies)
  const nodes = plans.flatMap(nodesOf)
  expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([])
  // The page and its count.
  const reads = nodes.filter((node) => node['Index Name'] === 'saved_reply_of_brand')
  expect(reads.map((node) => node['Index Cond']?.startsWith('(tenant = '))).toEqual([true, true])
})

it.each([
  ['credit notes', 'credit_note_by_age', listStaffCreditNotes],
  ['orders', 'order_by_age', listStaffOrders],
  ['payments', 'payment_by_age', listStaffPayments],
  ['customers', 'account_by_age', listCustomers],
  ['the audit log', 'audit_entry_by_age', listAudit],
] as const)('a month of %s is found through the index, without reading what is newer', async (_, index, list) => {
  const { client } = await createStaff(foyer)
  plans.length = 0
  expect((await client.call(list, { query: { from: '2024-01-01', to: '2024-01-31' } })).status).toBe(200)
  // The page and its count at least. Unless there are many rows, the one of them may use another index.
  const conditions = readsOf(index)
  expect(conditions.length).toBeGreaterThan(0)
  for (const condition of conditions) expect(condition).toMatch(/\b(?:\w+_)?at >= .*\b(?:\w+_)?at < /)
})

it('listAudit reads the whole log by its age', async () => {
  const { client } = await createStaff(foyer)
  // For few rows any index would do.
  await askDatabase(
    database.url,
    `insert into platform.audit_entry (id, tenant, at, actor, action, object_type, object_id)
     select gen_random_uuid(), 'aurora', now() - n * interval '1 hour', 'system', 'order_paid', 'order', n::text
     from generate_series(1, 2000) n`,
  )
  await askDatabase(database.url, 'analyze platform.audit_entry')
  plans.length = 0
  await client.ask(listAudit)
  expect(readsOf('audit_entry_by_age').length).toBeGreaterThan(0)
  expect(plans.flatMap(nodesOf).filter((node) => node['Node Type'] === 'Sort')).toEqual([])
})

it('payOrder counts declined cards, and looks for who holds the licence, only through indexes', async () => {
  const { order_id } = await giveInvoice(foyer, person)
  // For few rows any index would do.
  await askDatabase(
    database.url,
    `insert into billing.payment_attempt (id, tenant, order_id, account_id, gateway, state, amount, currency, instrument,
       instrument_kind, created_at, updated_at, leased_until)
     select gen_random_uuid(), 'aurora', $1, $2, 'stripe', 'failed', 1, 'EUR', 'x', 'token', now() - interval '1 day',
       now() - interval '1 day', now() from generate_series(1, 2000) n`,
    [order_id, person.account.id],
  )
  await askDatabase(database.url, 'analyze billing.payment_attempt')
  plans.length = 0
  const pay = { params: { order_id }, body: { gateway: 'stripe', token_id: 'tok_visa' } } as const
  expect((await person.client.call(payOrder, pay)).status).toBe(200)
  expect(readsOf('attempt_declined')).toEqual([expect.stringMatching(/account_id = .*updated_at > /)])
  const seen = plans.flatMap(nodesOf).filter((node) => node['Relation Name'] === 'payment_attempt')
  expect(seen.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([])
})

it('getToday finds failed renewals through an index of each kind, whatever was renewed before', async () => {
  const { client } = await createStaff(foyer)
  await askDatabase(
    database.url,
    `insert into licensing.renewal (id, tenant, deliverable_id, starts_on, order_id, state, opened_at, stop_at)
     select gen_random_uuid(), 'aurora', $1, current_date - n, gen_random_uuid(), 'paid', now(), now() from generate_series(1, 2000) n`,
    [await giveLicence(foyer, person)],
  )
  await askDatabase(database.url, 'analyze licensing.renewal')
  plans.length = 0
  await client.ask(getToday)
  expect(readsOf('renewal_to_stop')).toHaveLength(1)
  expect(readsOf('renewal_stopped')).toEqual([expect.stringMatching(/stop_at > /)])
  const seen = plans.flatMap(nodesOf).filter((node) => node['Relation Name'] === 'renewal')
  expect(seen.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([])
  plans.length = 0
  await client.ask(listStaffLicences, { query: { trouble: 'renewal_failed' } })
  expect(readsOf('renewal_stopped').length).toBeGreaterThan(0)
})

it('listStaffLicences looks up unpaid licences in a hash table, for the page and for its count', async () => {
  const { client } = await createStaff(foyer)
  plans.length = 0
  await client.ask(listStaffLicences, { query: { state: 'unpaid' } })
  const filters = plans.flatMap(nodesOf).flatMap(({ Filter = '' }) => (Filter.includes("'unpaid'") ? [Filter] : []))
  expect(filters).toHaveLength(2)
  for (const filter of filters) {
    expect(filter.match(/hashed SubPlan/g)).toHaveLength(2)
    expect(filter).not.toContain('ANY ($')
  }
})

it('getOrderArchive reads the documents of its owner and year only through indexes', async () => {
  await giveDocumentsOfOthers()
  plans.length = 0
  expect((await person.client.send('GET', '/billing/api/v1/orders/archive')).status).toBe(200)
  expect(plans.flatMap(nodesOf).filter(isWide).map(describeNode)).toEqual([])
  for (const index of ['order_of_account', 'credit_note_of_account']) {
    const conditions = readsOf(index)
    expect(conditions.length).toBeGreaterThan(0)
    for (const condition of conditions) expect(condition).toMatch(/account_id = .*_at >= .*_at < /)
  }
})
