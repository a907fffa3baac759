import { acceptTerms } from '@foyer/contract/account/endpoints.ts'
import type { EndpointDescription } from '@foyer/contract/endpoint.ts'
import { endpoints } from '@foyer/contract/endpoints.ts'
import { listSavedReplies, listStaffCreditNotes, listStaffPayments } from '@foyer/contract/operator/endpoints.ts'
import { listStaffTickets } from '@foyer/contract/operator/ticket-endpoints.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { whenever } from './database-clients.ts'
import { type RunningFoyer, startFoyer } from './foyer.ts'
import { giveOrder } from './licences.ts'
import { createStaff } from './operators.ts'
import { createPerson, type Person } from './people.ts'
import { askDatabase } from './rows.ts'
import { publishTerms } from './terms.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

/**
 * PostgreSQL logs the plan of each statement that a list sends. With sequential scans, hash joins and merge joins disabled, a read
 * without a usable index becomes visible.
 */
const settings = [
  `session_preload_libraries = 'auto_explain'`,
  'auto_explain.log_min_duration = 0',
  'auto_explain.log_format = json',
  'auto_explain.log_level = notice',
  'enable_seqscan = off',
  'enable_hashjoin = off',
  'enable_mergejoin = off',
]

/** Indexes of rows that everybody at a brand can see. */
const ofTheBrand = ['sku_pkey', 'terms_latest']

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Index Cond'?: string
  readonly Plans?: readonly PlanNode[]
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

const plans: PlanNode[] = []

const readPlan = ({ message = '' }: { message?: string | undefined }): void => {
  const at = message.indexOf('{')
  // The format of auto_explain.
  if (message.includes('plan:')) plans.push((JSON.parse(message.slice(at)) as { Plan: PlanNode }).Plan)
}

whenever('connect', (client) => client.on('notice', readPlan))

let database: TestDatabase
let foyer: RunningFoyer
let person: Person

beforeAll(async () => {
  database = await createTestDatabase()
  const owner = new Client({ connectionString: database.url })
  await owner.connect()
  for (const setting of settings) await owner.query(`alter database ${owner.database} set ${setting}`)
  await owner.end()
  foyer = await startFoyer({ environment: { DATABASE_URL: database.url } })
  person = await createPerson(foyer)
  await publishTerms(foyer, '1', { locales: ['en'] })
  await person.client.ask(acceptTerms)
  // A year without documents has no archive.
  await giveOrder(foyer, person)
  // Background jobs read all rows of a tenant, but they are not lists.
  await foyer.foyer.platform.jobs.stop()
})

afterAll(async () => {
  await foyer.close()
  await database.drop()
})

/** Reads a single object by its key, which does not exist; or a URL, which is in no table. */
const single = ['getPushSubscription', 'getMonitoringLink']

const calls: readonly EndpointDescription[] = Object.values(endpoints)
const lists = calls.filter(
  ({ operation, method, url, query, auth }) =>
    method === 'GET' &&
    query !== undefined &&
    !url.includes(':') &&
    auth.includes('bearer') &&
    !single.includes(operation),
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
  // Of a few rows any index will do.
  await askDatabase(
    database.url,
    `insert into billing.credit_note (id, tenant, order_id, account_id, number, issued_at, currency, net, tax, total, reason)
     select gen_random_uuid(), 'aurora', $1, gen_random_uuid(), 'AUR-C-' || n, now() - n * interval '1 hour', 'EUR', 1, 0, 1, 'Agreed'
     from generate_series(1, 2000) n`,
    [await giveOrder(foyer, person)],
  )
  await askDatabase(database.url, 'analyze billing.credit_note')
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
       'Ada Lind', 'ada@people.example', now(), now() from generate_series(2001, 3000) n`,
  )
  await askDatabase(database.url, 'analyze support.ticket')
  for (const query of ['E2042', '#2042', 'picture E2042', 'ada@people.example e2042']) {
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
