import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

/** Tables without customers' data and therefore without a tenant, each with its purpose. */
const tenantless: Readonly<Record<string, string>> = {
  'licensing.key_owner': 'which brand’s licence a hashed key belongs to, before anybody’s tenant is known',
  'platform.clock': 'how far the demo’s clock was moved',
  'platform.migration': 'which migrations were applied; nobody’s business but theirs',
  'platform.milestone': 'facts about the installation',
  'platform.page_file': 'the built files of the browser’s side, of several versions',
  'platform.rate_limit': 'counters under hashed keys, before anybody’s tenant is known',
  'platform.timer': 'when each periodic job is due again',
}

/** Schemas of others: the queue's own tables, and the stand-ins' tables with their own role. */
const foreignSchemas = ['jobs', 'sandbox']

let database: TestDatabase
let owner: Client

beforeAll(async () => {
  database = await createTestDatabase()
  owner = new Client({ connectionString: database.url })
  await owner.connect()
})

afterAll(async () => {
  await owner.end()
  await database.drop()
})

interface Table {
  readonly name: string
  readonly schema: string
  readonly isolated: boolean
  readonly policies: readonly { readonly command: string; readonly reads: string; readonly writes: string }[]
  readonly rights: readonly string[]
}

const tables = async (): Promise<Table[]> => {
  const { rows } = await owner.query<Table>(`
    select n.nspname || '.' || c.relname as name, n.nspname as schema, c.relrowsecurity and c.relforcerowsecurity as isolated,
      coalesce((
        select json_agg(json_build_object('command', p.polcmd, 'reads', pg_get_expr(p.polqual, c.oid), 'writes', pg_get_expr(p.polwithcheck, c.oid)))
        from pg_policy p where p.polrelid = c.oid), '[]') as policies,
      array(
        select right_name from unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) right_name
        where has_table_privilege('foyer_web', c.oid, right_name)) as rights
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
    order by 1`)
  return rows
}

const ours = async (): Promise<Table[]> => (await tables()).filter(({ schema }) => !foreignSchemas.includes(schema))

const customers = async (): Promise<Table[]> => (await ours()).filter(({ name }) => !(name in tenantless))

describe('tables', () => {
  it('with customers’ data are isolated by tenant, for every role', async () => {
    const policy = { command: '*', reads: '(tenant = platform.tenant())', writes: '(tenant = platform.tenant())' }
    const found = (await customers()).map(({ name, isolated, policies }) => ({ name, isolated, policies }))
    expect(found).toEqual(found.map(({ name }) => ({ name, isolated: true, policies: [policy] })))
    expect(found.length).toBeGreaterThan(20)
  })

  it('without a tenant are these and no others', async () => {
    const without = (await ours()).filter(({ isolated }) => !isolated).map(({ name }) => name)
    expect(without).toEqual(Object.keys(tenantless))
  })

  it('can be read and written by requests, but not truncated or altered', async () => {
    const usual = ['SELECT', 'INSERT', 'UPDATE', 'DELETE']
    const unusual = (await ours()).filter(({ rights }) => rights.join() !== usual.join())
    const kept = ['SELECT', 'INSERT', 'UPDATE']
    expect(Object.fromEntries(unusual.map(({ name, rights }) => [name, rights]))).toEqual({
      'billing.approval': kept,
      'billing.credit_note': kept,
      'billing.discrepancy': kept,
      'billing.dispute': kept,
      'billing.number_sequence': kept,
      'billing.order': kept,
      'billing.payment': kept,
      'billing.payment_attempt': kept,
      'billing.refund': kept,
      'platform.audit_entry': ['SELECT', 'INSERT'],
      'platform.clock': ['SELECT', 'UPDATE'],
      'platform.migration': [],
      'platform.milestone': ['SELECT', 'INSERT'],
      'platform.page_file': ['SELECT'],
      'platform.timer': kept,
      'support.comment': kept,
      'support.ticket': kept,
    })
  })

  it('of the sandbox are inaccessible to requests', async () => {
    const reachable = (await tables()).filter(({ schema, rights }) => schema === 'sandbox' && rights.length > 0)
    expect(reachable).toEqual([])
  })
})

it('a decision about money names who decided', async () => {
  await owner.query('begin')
  try {
    await owner.query(`set local session_replication_role = replica; set local foyer.tenant = 'aurora'`)
    await owner.query(`
      insert into billing.approval (id, tenant, action, order_id, account_id, amount, currency, reason, requested_by, requested_handle, requested_at)
      values (gen_random_uuid(), 'aurora', 'refund', gen_random_uuid(), gen_random_uuid(), 1, 'EUR', 'Asked', gen_random_uuid(), 'hanna', now())`)
    const decided = owner.query(`update billing.approval set state = 'approved', decided_at = now()`)
    await expect(decided).rejects.toThrow('approval_decided_by_somebody')
  } finally {
    await owner.query('rollback')
  }
})

describe('the role of requests', () => {
  it('cannot delete an invoice or a ticket', async () => {
    for (const table of ['billing."order"', 'billing.number_sequence', 'support.ticket', 'support.comment']) {
      await owner.query('begin')
      await owner.query(`set local role foyer_web; set local foyer.tenant = 'aurora'`)
      await expect(owner.query(`delete from ${table}`), table).rejects.toMatchObject({ code: '42501' })
      await owner.query('rollback')
    }
  })

  it('owns nothing and cannot bypass row-level security', async () => {
    const { rows } = await owner.query(`
      select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolcanlogin,
        (select count(*)::int from pg_class where relowner = r.oid) as owned
      from pg_roles r where rolname = 'foyer_web'`)
    const [role] = rows
    expect(role).toEqual({
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolcanlogin: false,
      owned: 0,
    })
  })

  it('finds no rows without a tenant, and cannot write for another', async () => {
    const written = `insert into company.company (id, tenant, title, created_at) values (gen_random_uuid(), 'aurora', 'Northlight', now())`
    await owner.query('begin')
    await owner.query(`set local role foyer_web; set local foyer.tenant = 'aurora'`)
    await owner.query(written)
    const seen = async (tenant: string): Promise<unknown> => {
      await owner.query(`set local foyer.tenant = '${tenant}'`)
      return (await owner.query('select title from company.company')).rows
    }
    expect(await seen('aurora')).toEqual([{ title: 'Northlight' }])
    expect(await seen('sever')).toEqual([])
    expect(await seen('')).toEqual([])
    await expect(owner.query(written)).rejects.toThrow('row-level security')
    await owner.query('rollback')
  })
})

it('functions run with the rights of their caller', async () => {
  const { rows } = await owner.query(`
    select p.oid::regprocedure::text as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where p.prosecdef and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`)
  expect(rows).toEqual([])
})

it('every foreign key has an index for the reverse direction', async () => {
  // An index that starts with the tenant serves too, because every statement is confined to one.
  const { rows } = await owner.query<{ name: string }>(
    `
    with key as (
      select c.conrelid, c.conrelid::regclass::text as name,
        array(select attname::text from unnest(c.conkey) with ordinality k(number, at)
              join pg_attribute on attrelid = c.conrelid and attnum = k.number order by at) as columns
      from pg_constraint c join pg_namespace n on n.oid = c.connamespace
      where c.contype = 'f' and n.nspname <> all ($1)),
    index as (
      select indrelid, array(select pg_get_indexdef(indexrelid, at, false) from generate_series(1, indnkeyatts) at) as columns
      from pg_index where indisvalid and indpred is null)
    select key.name || '(' || array_to_string(key.columns, ', ') || ')' as name from key
    where not exists (
      select from index where index.indrelid = key.conrelid
        and (index.columns[1:cardinality(key.columns)] = key.columns
          or index.columns[1:cardinality(key.columns) + 1] = array['tenant'] || key.columns))
    order by 1`,
    [foreignSchemas],
  )
  expect(rows.map(({ name }) => name)).toEqual([])
})

it('each schema with a partial index has a test that says which statements need it', async () => {
  const { rows } = await owner.query<{ schema: string }>(
    `
    select distinct n.nspname as schema from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
    where i.indpred is not null and n.nspname <> all ($1) order by 1`,
    [foreignSchemas],
  )
  const untested = rows.filter(({ schema }) => {
    const folder = schema === 'platform' ? 'platform/audit' : `modules/${schema}`
    return !existsSync(join(import.meta.dirname, '../src', folder, 'partial-indexes.test.ts'))
  })
  expect(untested).toEqual([])
})
