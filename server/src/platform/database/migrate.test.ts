import { randomUUID } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it, vi } from 'vitest'
import { databaseUrl } from '../../../test/database-url.ts'
import { leaveHalfBuilt } from '../../../test/half-built.ts'
import { askDatabase } from '../../../test/rows.ts'
import { makeScratchFolder } from '../../../test/scratch.ts'
import { createTestDatabase } from '../../../test/test-database.ts'
import { createLog } from '../log.ts'
import { openDatabase } from './database.ts'
import { migrate } from './migrate.ts'

const log = createLog('silent')

const inSteps = `-- Which orders were looked at.
-- step: the column
alter table billing."order" add column if not exists looked_at timestamptz;
-- step: those that are there already, some at a time
do $$
begin
  loop
    update billing."order" set looked_at = created_at where ctid = any (
      array(select ctid from billing."order" where looked_at is null limit 2));
    exit when not found;
    commit;
  end loop;
end $$;
-- step: what an earlier try left half built
drop index concurrently if exists billing.order_looked_at;
-- step: the index
create index concurrently order_looked_at on billing."order" (looked_at);
`

const order = (number: number): string => `insert into billing."order" (id, tenant, account_id, number, purpose,
    description, created_at, currency, net, tax_percent, tax, total, seller, buyer, lines, actions)
  values (gen_random_uuid(), 'aurora', gen_random_uuid(), 'STEP-${number}', 'new', 'Trial', now(), 'EUR', 1, 0, 0, 1, '{}', '{}', '[]', '[]')`

describe('a migration in steps', () => {
  let folder: string
  let own: Awaited<ReturnType<typeof createTestDatabase>>
  const open: pg.Client[] = []
  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: own.url })
    await client.connect()
    open.push(client)
    return client
  }
  beforeEach(async () => {
    folder = makeScratchFolder('foyer-migrations-')
    own = await createTestDatabase()
  })
  afterEach(async () => {
    await Promise.all(open.splice(0).map((client) => client.end()))
    await own.drop()
    rmSync(folder, { recursive: true })
  })

  const applied = async (client: pg.Client): Promise<number | null> =>
    (await client.query(`select from platform.migration where name = '9000_steps.sql'`)).rowCount

  it('F15 fills rows and builds an index during writes, from four processes concurrently', async () => {
    const [writer, client] = [await connect(), await connect()]
    for (let number = 0; number < 5; number += 1) await client.query(order(number))
    writeFileSync(join(folder, '9000_steps.sql'), inSteps)
    await writer.query(`begin`)
    await writer.query(order(6))
    const migrating = Promise.all(Array.from({ length: 4 }, () => migrate(own.url, log, folder)))
    // The first steps need a table that is being written to. They back off, and readers continue meanwhile.
    const waiting = `select from pg_stat_activity where datname = current_database() and application_name = 'foyer migrations' and wait_event = 'relation'`
    await vi.waitFor(async () => expect((await client.query(waiting)).rowCount).toBe(1), { timeout: 20_000 })
    expect((await client.query('select count(*)::int as count from billing."order"')).rows).toEqual([{ count: 5 }])
    await writer.query('commit')
    await migrating
    const { rows } = await client.query(
      `select indisvalid as valid from pg_index where indexrelid = 'billing.order_looked_at'::regclass`,
    )
    expect(rows).toEqual([{ valid: true }])
    expect((await client.query('select from billing."order" where looked_at is null')).rowCount).toBe(0)
    expect(await applied(client)).toBe(1)
  })

  it('that was interrupted starts again', async () => {
    const client = await connect()
    writeFileSync(
      join(folder, '9000_steps.sql'),
      `${inSteps}-- step: what is not there yet\nselect * from billing.later;\n`,
    )
    await expect(migrate(own.url, log, folder)).rejects.toThrow('Migration 9000_steps.sql failed')
    expect(await applied(client)).toBe(0)
    await client.query('create table billing.later (id int)')
    await migrate(own.url, log, folder)
    expect(await applied(client)).toBe(1)
  })

  it.each([
    [
      'one_live_attempt_per_licence',
      `(licence_id) where state in ('started', 'requires_action', 'unknown')`,
      'attempt_of_card',
    ],
    ['attempt_of_card', `(tenant, card_last_four) where state = 'succeeded'`, 'one_live_attempt_per_licence'],
  ])(
    'rebuilds %s that an earlier version left incomplete but marked as done, and keeps a complete one',
    async (half, what, whole) => {
      const state = (name: string) =>
        askDatabase(
          own.url,
          `select indexrelid::int as id, indisvalid as valid from pg_index where indexrelid = 'billing.${name}'::regclass`,
        )
      const before = await state(whole)
      await askDatabase(own.url, `drop index billing.${half}`)
      await leaveHalfBuilt(
        own.url,
        'billing.payment_attempt',
        `create index concurrently ${half} on billing.payment_attempt ${what}`,
      )
      expect(await state(half)).toMatchObject([{ valid: false }])
      await askDatabase(own.url, `delete from platform.migration where name like '0060%'`)
      await migrate(own.url, log)
      expect(await state(half)).toMatchObject([{ valid: true }])
      expect(await state(whole)).toEqual(before)
    },
  )

  it('first drops what it builds concurrently, because an interruption leaves it incomplete', () => {
    const ours = join(import.meta.dirname, '../../../migrations')
    const trusting = readdirSync(ours).filter((name) => {
      const text = readFileSync(join(ours, name), 'utf8')
      return /index concurrently/.test(text) && !/drop index/.test(text)
    })
    // Migration 0060 cleans up what these two leave behind.
    expect(trusting).toEqual(['0034_attempts_of_one_licence.sql', '0042_attempts_of_one_card.sql'])
  })
})

/** A licence as it was stored before billing periods had a day of the month. */
const oldLicence = (
  tenant: string,
): string => `insert into licensing.deliverable (id, tenant, account_id, human_id, sku_id, sku_name,
    category, billing_terms, period, quantity, price, currency, tax_percent, outcome, key, activation_type, period_starts_on, period_ends_on,
    billing_kind, created_at)
  values (gen_random_uuid(), '${tenant}', gen_random_uuid(), 'L-1', 'sku', 'Licence', 'media_server', 'subscription', 'month', 1, 1, 'EUR', 0,
    'license', 'key', 'online', '2026-01-31', '2026-02-28', 'internal', now())`

const oldKey = (tenant: string): string => `
  with staff as (
    insert into operator.operator (id, tenant, handle, name, email, role, created_at)
    values (gen_random_uuid(), '${tenant}', 'mira', 'Mira', 'mira@vendor.example', 'admin', now()) returning id),
  given as (
    insert into operator.credential (id, tenant, hash, operator_id, kind, title, scopes, created_at)
    select gen_random_uuid(), '${tenant}', 'hash', id, 'key', 'CRM', '{customers:write}', now() from staff returning id)
  insert into operator.call (id, tenant, credential_id, at, method, path, status, ip, request_id)
  select gen_random_uuid(), '${tenant}', id, now(), 'POST', '/operator/api/v1/customers/1/trial_token', 200, '::1', 'one' from given`

const oldTicket = (tenant: string, number = 1001, manager = ''): string => `
  with asked as (
    insert into support.ticket (id, tenant, number, account_id, title, description, kind, product, state, responsibility,
      creator_name, creator_email, created_at, updated_at, manager_name)
    values (gen_random_uuid(), '${tenant}', ${number}, gen_random_uuid(), 'No picture', 'Since noon', 'support', 'iptv', 'opened', 'admin',
      'Ada Lind', 'ada@people.example', '2026-01-01T00:00:00Z', '2026-01-04T00:00:00Z',
      nullif('${manager}', ''))
    returning id, tenant)
  insert into support.comment (id, tenant, ticket_id, author, author_name, author_email, body, created_at)
  select gen_random_uuid(), tenant, id, said.author, 'Ada', 'ada@people.example', 'Hm', said.at::timestamptz
  from asked, (values ('client', '2026-01-02T00:00:00Z'), ('staff', '2026-01-03T00:00:00Z')) said (author, at)`

describe('an installation whose database owner has no special rights', () => {
  const owner = `owner_${randomUUID().replaceAll('-', '')}`
  const admin = inject('postgres_url')
  const own = databaseUrl(admin, owner)
  let folder: string
  const asOwner = Object.assign(new URL(own), { username: owner, password: 'plain' }).href
  beforeEach(async () => {
    folder = makeScratchFolder('foyer-migrations-')
    await askDatabase(admin, `create role ${owner} login createrole password 'plain'`)
    await askDatabase(admin, `grant foyer_web, foyer_sandbox to ${owner} with admin option`)
    await askDatabase(admin, `create database ${owner} owner ${owner}`)
  })
  afterEach(async () => {
    await askDatabase(admin, `drop database ${owner} with (force)`)
    await askDatabase(admin, `drop role ${owner}`)
    rmSync(folder, { recursive: true })
  })

  it('changes the rows of all its brands, and reports a file that would miss some', async () => {
    const ours = join(import.meta.dirname, '../../../migrations')
    cpSync(ours, folder, { recursive: true, filter: (path) => !/\/(002[5-9]|00[3-9]|0[1-9]\d\d).*\.sql$/.test(path) })
    await migrate(asOwner, log, folder)
    for (const tenant of ['aurora', 'sever']) {
      await askDatabase(own, oldLicence(tenant))
      await askDatabase(own, oldKey(tenant))
      await askDatabase(own, oldTicket(tenant))
    }
    await migrate(asOwner, log)
    expect(await askDatabase(own, 'select tenant, billing_day from licensing.deliverable order by tenant')).toEqual([
      { tenant: 'aurora', billing_day: 31 },
      { tenant: 'sever', billing_day: 31 },
    ])
    const scopes = ['customers:write', 'customers:sign_in']
    expect(await askDatabase(own, 'select tenant, scopes from operator.credential order by tenant')).toEqual([
      { tenant: 'aurora', scopes },
      { tenant: 'sever', scopes },
    ])
    expect(await askDatabase(own, 'select tenant, waiting_since from support.ticket order by tenant')).toEqual([
      { tenant: 'aurora', waiting_since: new Date('2026-01-02') },
      { tenant: 'sever', waiting_since: new Date('2026-01-02') },
    ])
    const unforced = `select relname from pg_class where relrowsecurity and not relforcerowsecurity`
    expect(await askDatabase(own, unforced)).toEqual([])
    cpSync(ours, folder, { recursive: true })
    writeFileSync(join(folder, '9000_all.sql'), `update licensing.deliverable set user_comment = 'kept'`)
    await expect(migrate(asOwner, log, folder)).rejects.toThrow(/9000_all.sql failed: .*row-level security/)
  })

  it('assigns each ticket to the operator with the manager’s name, unless several of the brand have it', async () => {
    const ours = join(import.meta.dirname, '../../../migrations')
    cpSync(ours, folder, { recursive: true, filter: (path) => !/\/010[1-9].*\.sql$/.test(path) })
    await migrate(asOwner, log, folder)
    for (const [tenant, handle, name] of [
      ['aurora', 'mira', 'Mira'],
      ['sever', 'mira', 'Mira'],
      ['aurora', 'nora', 'Nora'],
      ['aurora', 'nora.2', 'Nora'],
    ])
      await askDatabase(
        own,
        `insert into operator.operator (id, tenant, handle, name, email, role, created_at)
        values (gen_random_uuid(), $1, $2, $3, $2 || '@vendor.example', 'support', now())`,
        [tenant, handle, name],
      )
    await askDatabase(own, oldTicket('aurora'))
    for (const [number, name] of [
      [1002, 'Mira'],
      [1003, 'Nora'],
      [1004, 'Ida'],
    ] as const)
      await askDatabase(own, oldTicket('aurora', number, name))
    await askDatabase(own, oldTicket('sever', 1001, 'Mira'))
    await migrate(asOwner, log)
    const found = `select ticket.tenant, number, manager_name, handle, operator.tenant = ticket.tenant as own
      from support.ticket left join operator.operator on operator.id = manager_id order by ticket.tenant, number`
    expect(await askDatabase(own, found)).toEqual([
      { tenant: 'aurora', number: 1001, manager_name: null, handle: null, own: null },
      { tenant: 'aurora', number: 1002, manager_name: 'Mira', handle: 'mira', own: true },
      { tenant: 'aurora', number: 1003, manager_name: 'Nora', handle: null, own: null },
      { tenant: 'aurora', number: 1004, manager_name: 'Ida', handle: null, own: null },
      { tenant: 'sever', number: 1001, manager_name: 'Mira', handle: 'mira', own: true },
    ])
    const unforced = `select relname from pg_class where relrowsecurity and not relforcerowsecurity`
    expect(await askDatabase(own, unforced)).toEqual([])
  })

  it('creates its job queue at the next start if the first could not', async () => {
    // The role has no connection left for the queue's library, which opens one more.
    await askDatabase(admin, `alter role ${owner} connection limit 1`)
    await expect(migrate(asOwner, log)).rejects.toThrow('too many connections')
    await askDatabase(admin, `alter role ${owner} connection limit -1`)
    await migrate(asOwner, log)
    expect(await askDatabase(own, 'select from jobs.job')).toEqual([])
    expect(await askDatabase(own, `select has_schema_privilege('foyer_web', 'jobs', 'usage') as may`)).toEqual([
      { may: true },
    ])
  })
})

describe('a start while another process migrates', () => {
  afterEach(() => vi.restoreAllMocks())

  it('says after some seconds what it is waiting for, and continues when it is its turn', async () => {
    const own = await createTestDatabase()
    const other = new pg.Client({ connectionString: own.url, application_name: 'foyer migrations elsewhere' })
    await other.connect()
    try {
      const { rows } = await other.query<{ pid: number }>(
        `select pg_backend_pid() as pid, pg_advisory_lock(hashtext('foyer migrations'))`,
      )
      const lines: string[] = []
      const now = performance.now.bind(performance)
      const clock = { ahead: 0 }
      vi.spyOn(performance, 'now').mockImplementation(() => now() + clock.ahead)
      const migrating = migrate(own.url, createLog('warn', { write: (line) => lines.push(line) }))
      const said = 'this start waits for another that migrates the database'
      for (const times of [1, 2]) {
        // Moves the clock ten seconds ahead as soon as the migration has begun to wait.
        await vi.waitFor(() => {
          clock.ahead += 10_000
          expect(lines.length).toBeGreaterThanOrEqual(times)
        }, 20_000)
      }
      const holder = { pid: rows[0]?.pid, application: 'foyer migrations elsewhere', state: 'idle' }
      expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: said, holder })
      await other.query(`select pg_advisory_unlock(hashtext('foyer migrations'))`)
      await migrating
    } finally {
      await other.end()
      await own.drop()
    }
  })

  it('does not wait for a process that hangs within a transaction: its connection is closed after a minute', async () => {
    const own = await createTestDatabase()
    const folder = makeScratchFolder('foyer-migrations-')
    try {
      writeFileSync(
        join(folder, '9000_told.sql'),
        `create table platform.told as select current_setting('idle_in_transaction_session_timeout') as patience`,
      )
      await migrate(own.url, log, folder)
      expect(await askDatabase(own.url, 'select patience from platform.told')).toEqual([{ patience: '1min' }])
    } finally {
      await own.drop()
      rmSync(folder, { recursive: true })
    }
  })
})

describe('a table that is altered during use', () => {
  it('F15 affects nobody, however it is read', async () => {
    const own = await createTestDatabase()
    const database = openDatabase(own.url, log)
    const owner = new pg.Client({ connectionString: own.url })
    await owner.connect()
    const text = 'select * from billing."order" where number <> $1'
    const read = () =>
      database.read('aurora', (tx) => sql`select * from billing."order" where number = ${''}`.execute(tx))
    const hotRead = () => database.hotRead('aurora', { name: 'trial.read', text }, [''])
    const hotWrite = () => database.hotWrite('aurora', { name: 'trial.write', text: `${text} for update` }, [''])
    const change = () =>
      database.transaction('aurora', async (tx) => {
        await sql`select * from billing."order" where total = ${1}`.execute(tx)
        await sql`select * from billing."order" where net = ${1}`.execute(tx)
      })
    const ways: (() => Promise<unknown>)[] = [read, hotRead, hotWrite, change]
    // Repeated often enough to be prepared, and all at once, so that every connection prepares them.
    const askAll = () =>
      Promise.all(
        Array.from({ length: 10 }, () => ways)
          .flat()
          .map((way) => way()),
      )
    await askAll()
    await askAll()
    for (const column of ['first', 'second']) {
      await owner.query(`alter table billing."order" add column trial_${column} int`)
      await askAll()
    }
    await owner.end()
    await database.close()
    await own.drop()
  })
})
