// @module-tag long
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { askDatabase } from '../../../test/rows.ts'
import { makeScratchFolder } from '../../../test/scratch.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'
import { failureOf } from '../http/errors.ts'
import { createLog } from '../log.ts'
import { asCritical } from '../priority.ts'
import { type Database, openDatabase, openPool, type Tx, webRole, writeAlong } from './database.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import { migrate } from './migrate.ts'
import { watchWritable } from './writable.ts'

const log = createLog('silent')

let test: TestDatabase
let database: Database
beforeAll(async () => {
  test = await createTestDatabase()
  database = openDatabase(test.url, log)
})
afterAll(async () => {
  await database.close()
  await test.drop()
})

const account = (tenant: string) => ({
  id: randomUUID(),
  tenant,
  email: `${randomUUID()}@a.example`,
  country: 'DE',
  currency: 'EUR',
  locale: 'en',
  created_at: new Date(),
})

describe('a database that can only be read for a while, as after a failover', () => {
  it('still answers reads, and is written to again soon, though nobody ends its sessions', async () => {
    const own = await createTestDatabase()
    const served = openDatabase(own.url, log)
    // It began before, so it can still write.
    const administrator = new pg.Client({ connectionString: own.url })
    await administrator.connect()
    const name = pg.escapeIdentifier(new URL(own.url).pathname.slice(1))
    const write = () =>
      served.transaction('aurora', (tx) => tx.insertInto('account.account').values(account('aurora')).execute())
    const read = () => served.read('aurora', (tx) => tx.selectFrom('account.account').select('id').execute())
    /** On the connections that reads share. */
    const session = async (): Promise<number | undefined> => {
      const { rows } = await served.read('aurora', (tx) =>
        sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx),
      )
      return rows[0]?.pid
    }
    try {
      await administrator.query(`alter database ${name} set default_transaction_read_only = on`)
      await expect(write()).rejects.toMatchObject({ code: '25006' })
      expect(served.isWritable()).toBe(false)
      await expect(read()).resolves.toEqual([])
      const before = await session()
      expect(await session()).toBe(before)
      await administrator.query(`alter database ${name} reset default_transaction_read_only`)
      await vi.waitFor(() => expect(served.isWritable()).toBe(true), { timeout: 20_000 })
      await write()
      expect(await read()).toHaveLength(1)
      expect(await session()).not.toBe(before)
    } finally {
      await administrator.end()
      await served.close()
      await own.drop()
    }
  })

  it('is not taken for one as long as there is no better server', async () => {
    const answers = [false, false, true]
    const renewed: number[] = []
    const watched = watchWritable(
      'postgresql://standby.example/foyer',
      log,
      async () => void renewed.push(answers.length),
      () => Promise.resolve(answers.shift() ?? true),
    )
    expect(watched.explains(new Error('a column is missing'))).toBe(false)
    expect(watched.isWritable()).toBe(true)
    for (let write = 0; write < 5; write += 1)
      expect(watched.explains(Object.assign(new Error('read-only'), { code: '25006' }))).toBe(true)
    expect(watched.isWritable()).toBe(false)
    await vi.waitFor(() => expect(watched.isWritable()).toBe(true), { timeout: 20_000 })
    expect(renewed).toEqual([0])
    watched.stop()
  })
})

describe('tenants are kept apart by the database itself', () => {
  it('S22 a transaction sees the rows of its own tenant and no others, in any statement', async () => {
    const aurora = account('aurora')
    const sever = account('sever')
    await database.transaction('aurora', (tx) => tx.insertInto('account.account').values(aurora).execute())
    await database.transaction('sever', (tx) => tx.insertInto('account.account').values(sever).execute())
    const seen = await database.read('aurora', (tx) => tx.selectFrom('account.account').select('id').execute())
    expect(seen).toEqual([{ id: aurora.id }])
    const byId = await database.read('aurora', (tx) =>
      tx.selectFrom('account.account').select('id').where('id', '=', sever.id).execute(),
    )
    expect(byId).toEqual([])
    const changed = await database.transaction('aurora', (tx) =>
      tx.updateTable('account.account').set({ name: 'x' }).where('id', '=', sever.id).executeTakeFirst(),
    )
    expect(changed.numUpdatedRows).toBe(0n)
  })

  it('S22 a row of another tenant cannot be written', async () => {
    await expect(
      database.transaction('aurora', (tx) => tx.insertInto('account.account').values(account('sever')).execute()),
    ).rejects.toThrow('row-level security')
  })

  it('S22 a statement without a tenant sees nothing, even right after one that had it', async () => {
    await database.read('aurora', (tx) => tx.selectFrom('account.account').select('id').execute())
    const pool = openPool(test.url, () => undefined, { role: webRole, size: 1 })
    try {
      const client = await pool.connect()
      await client.query(`begin; set local foyer.tenant = 'aurora'; commit`)
      expect((await client.query('select count(*) as count from account.account')).rows).toEqual([{ count: 0 }])
      client.release()
    } finally {
      await pool.end()
    }
  })

  it('S22 the role owns nothing and cannot bypass the policies', async () => {
    const { rows } = await database.pool.query(
      'select current_user, rolbypassrls, rolsuper from pg_roles where rolname = current_user',
    )
    expect(rows).toEqual([{ current_user: webRole, rolbypassrls: false, rolsuper: false }])
    await expect(database.pool.query('alter table account.account disable row level security')).rejects.toThrow(
      'must be owner',
    )
  })

  it('S22 many concurrent tenants share connections and no rows, even if reads between theirs fail', async () => {
    const tenants = Array.from({ length: 9 }, (_, at) => `shared-${at}`)
    for (const tenant of tenants)
      await database.transaction(tenant, (tx) => tx.insertInto('account.account').values(account(tenant)).execute())
    const own = { name: 'own', text: 'select tenant, $1::integer as turn from account.account' }
    const broken = { name: 'broken_between', text: 'select 1 / $1::integer' }
    const turns = Array.from({ length: 60 }, (_, turn) => ({ turn, tenant: tenants[(turn * 7) % 9] ?? '' }))
    const seen = await Promise.all(
      turns.flatMap(({ turn, tenant }) => [
        database.hotRead(tenant, own, [turn]),
        database.hotRead(tenant, broken, [0]).catch(() => 'failed'),
      ]),
    )
    expect(seen).toEqual(turns.flatMap(({ turn, tenant }) => [[{ tenant, turn }], 'failed']))
    expect((await database.pool.query('select count(*) as count from account.account')).rows).toEqual([{ count: 0 }])
  })

  it('a tenant that could be more than a key is refused', async () => {
    await expect(database.read(`x'; drop table account.account; --`, () => Promise.resolve())).rejects.toThrow(
      'not a tenant key',
    )
  })

  it('S49 history can be written, not changed', async () => {
    await expect(
      database.transaction('aurora', (tx) => tx.deleteFrom('platform.audit_entry').execute()),
    ).rejects.toThrow('permission denied')
  })
})

describe('transactions', () => {
  it('keep all or nothing', async () => {
    const row = account('aurora')
    const failing = database.transaction('aurora', async (tx) => {
      await tx.insertInto('account.account').values(row).execute()
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(
      await database.read('aurora', (tx) =>
        tx.selectFrom('account.account').select('id').where('id', '=', row.id).execute(),
      ),
    ).toEqual([])
  })

  it('send deferred statements in order: the next statement sees them, and the commit keeps them', async () => {
    const [one, other] = [account('aurora'), account('aurora')]
    const seen = await database.transaction('aurora', async (tx) => {
      await writeAlong(tx, tx.insertInto('account.account').values(one).compile())
      await writeAlong(tx, tx.updateTable('account.account').set({ name: 'Olga' }).where('id', '=', one.id).compile())
      const row = await tx.selectFrom('account.account').select('name').where('id', '=', one.id).executeTakeFirst()
      await writeAlong(tx, tx.insertInto('account.account').values(other).compile())
      return row
    })
    expect(seen).toEqual({ name: 'Olga' })
    const ids = [one.id, other.id]
    const kept = await database.read('aurora', (tx) =>
      tx.selectFrom('account.account').select('id').where('id', 'in', ids).execute(),
    )
    expect(kept).toHaveLength(2)
  })

  it.each([
    ['the next statement', true],
    ['the commit', false],
  ])('with a failing deferred statement fail with %s, with its own error, and keep nothing', async (_, isFollowed) => {
    const [one, other] = [account('aurora'), account('aurora')]
    const failing = database.transaction('aurora', async (tx) => {
      await tx.insertInto('account.account').values(one).execute()
      await writeAlong(tx, tx.insertInto('account.account').values(one).compile())
      await writeAlong(tx, tx.insertInto('account.account').values(other).compile())
      if (isFollowed) await tx.selectFrom('account.account').select('id').execute()
    })
    await expect(failing).rejects.toMatchObject({ code: '23505', constraint: 'account_pkey' })
    const kept = await database.read('aurora', (tx) =>
      tx.selectFrom('account.account').select('id').where('id', 'in', [one.id, other.id]).execute(),
    )
    expect(kept).toEqual([])
    const after = account('aurora')
    await database.transaction('aurora', (tx) => tx.insertInto('account.account').values(after).execute())
  })

  it('that are rolled back discard their deferred statements', async () => {
    const left = account('aurora')
    const failing = database.transaction('aurora', async (tx) => {
      await writeAlong(tx, tx.insertInto('account.account').values(left).compile())
      throw new Error('given up')
    })
    await expect(failing).rejects.toThrow('given up')
    const kept = await database.read('aurora', (tx) =>
      tx.selectFrom('account.account').select('id').where('id', '=', left.id).execute(),
    )
    expect(kept).toEqual([])
  })

  it('that run several statements at once get each answer separately, after the deferred ones', async () => {
    const one = account('aurora')
    const answers = await database.transaction('aurora', async (tx) => {
      await writeAlong(tx, tx.insertInto('account.account').values(one).compile())
      const read = tx.selectFrom('account.account').select('id').where('id', '=', one.id)
      return Promise.all([
        read.executeTakeFirst(),
        sql<{ backend: number }>`select pg_backend_pid() as backend`.execute(tx),
        tx.updateTable('account.account').set({ name: 'Olga' }).where('id', '=', one.id).execute(),
        tx.selectFrom('account.account').select('name').where('id', '=', one.id).executeTakeFirst(),
        sql<{ backend: number }>`select pg_backend_pid() as backend`.execute(tx),
      ])
    })
    expect(answers[0]).toEqual({ id: one.id })
    expect(answers[3]).toEqual({ name: 'Olga' })
    expect(answers[1].rows).toEqual(answers[4].rows)
  })

  it('in which one of several statements fails keep nothing, and fail with its error, not with those of later ones', async () => {
    const one = account('aurora')
    const insert = (tx: Tx) => tx.insertInto('account.account').values(one).execute()
    const failing = database.transaction('aurora', (tx) => Promise.all([insert(tx), insert(tx), insert(tx)]))
    await expect(failing).rejects.toMatchObject({ code: '23505', constraint: 'account_pkey' })
    await database.transaction('aurora', insert)
  })

  it('that ignore an error are not committed, and say so', async () => {
    const one = account('aurora')
    const careless = database.transaction('aurora', async (tx) => {
      await tx.insertInto('account.account').values(one).execute()
      await sql`select 1 / 0`.execute(tx).catch(() => undefined)
    })
    await expect(careless).rejects.toThrow('rolled back')
    await database.transaction('aurora', (tx) => tx.insertInto('account.account').values(one).execute())
  })

  it('that have ended accept no further statement', async () => {
    const kept: Tx[] = []
    await database.transaction('aurora', async (tx) => void kept.push(tx))
    for (const tx of kept) {
      await expect(sql`select 1`.execute(tx)).rejects.toThrow('has ended')
      await expect(writeAlong(tx, sql`select 1`.compile(tx))).rejects.toThrow('has ended')
    }
  })

  it('F17 that are critical find a connection when all others wait for one', async () => {
    const own = openDatabase(test.url, log)
    const gate = Promise.withResolvers<void>()
    const begun: number[] = []
    const hold = () =>
      own.transaction('aurora', async () => {
        begun.push(begun.length)
        await gate.promise
      })
    const holding = Array.from({ length: 12 }, hold)
    await vi.waitFor(() => expect(begun).toHaveLength(8), 15_000)
    await asCritical(() => own.transaction('aurora', (tx) => sql`select 1`.execute(tx)))
    expect(begun).toHaveLength(8)
    gate.resolve()
    await Promise.all(holding)
    await own.close()
  })

  it('that are read-only cannot write', async () => {
    await expect(
      database.read('aurora', (tx) => tx.insertInto('account.account').values(account('aurora')).execute()),
    ).rejects.toThrow('read-only')
  })

  it('leave a usable connection after an error in a read', async () => {
    for (let round = 0; round < 40; round += 1) {
      await expect(database.hotRead('aurora', { name: 'broken', text: 'select 1 / $1::integer' }, [0])).rejects.toThrow(
        'division by zero',
      )
    }
    expect(await database.hotRead('aurora', { name: 'sound', text: 'select $1::integer as one' }, [1])).toEqual([
      { one: 1 },
    ])
  })

  it('return a table’s current columns, even if it was altered since their statements were prepared', async () => {
    const owner = new pg.Client({ connectionString: test.url })
    await owner.connect()
    await owner.query(`create table public.altered as select 1 as one; grant select on public.altered to ${webRole}`)
    const ask = { name: 'altered', text: 'select * from public.altered' }
    const readTogether = () => Promise.all(Array.from({ length: 8 }, () => database.hotRead('aurora', ask, [])))
    for (let round = 0; round < 3; round += 1)
      expect(await readTogether()).toEqual(Array.from({ length: 8 }, () => [{ one: 1 }]))
    await owner.query(`alter table public.altered alter one type text, add two boolean default true`)
    for (let round = 0; round < 3; round += 1)
      expect(await readTogether()).toEqual(Array.from({ length: 8 }, () => [{ one: '1', two: true }]))
    await owner.query('drop table public.altered')
    await owner.end()
  })

  it('that start concurrently each get their own answer and tenant, even if one fails', async () => {
    const echo = {
      name: 'echo',
      text: `select current_setting('foyer.tenant') as tenant, 10 / $1::integer as share`,
    }
    const asked = Array.from({ length: 200 }, (_, index) => [index % 2 === 0 ? 'aurora' : 'sever', index % 11] as const)
    const answers = await Promise.allSettled(asked.map(([tenant, parts]) => database.hotRead(tenant, echo, [parts])))
    for (const [index, [tenant, parts]] of asked.entries())
      expect(answers[index]).toMatchObject(
        parts === 0
          ? { status: 'rejected', reason: { message: 'division by zero' } }
          : { status: 'fulfilled', value: [{ tenant, share: Math.trunc(10 / parts) }] },
      )
  })
})

describe('F9 a table that is locked', () => {
  it('is reported as “not now”, even to those whose statement an earlier one was to prepare, and is readable again when it is free', async () => {
    const own = openDatabase(test.url, log, 4)
    const ask = () => own.hotRead('aurora', { name: 'locked', text: 'select id from account.account limit $1' }, [1])
    // More calls than connections, all sent before the first is refused, so that some queue behind others.
    const askAll = () => Promise.allSettled(Array.from({ length: 8 }, ask))
    const holder = new pg.Client({ connectionString: test.url })
    await holder.connect()
    await holder.query('begin; lock table account.account in access exclusive mode')
    const refused = await askAll()
    await holder.end()
    const told = refused.map((one) => (one.status === 'rejected' ? failureOf(one.reason).status : 200))
    expect(new Set(told)).toEqual(new Set([503]))
    expect(new Set((await askAll()).map(({ status }) => status))).toEqual(new Set(['fulfilled']))
    await own.close()
  })
})

describe('reads that are blocked', () => {
  const other = { name: 'other', text: 'select tenant from catalogue.sku limit $1' }
  const asleep = { name: 'asleep', text: 'select pg_sleep($1)' }

  it('delay nobody else: those behind them are repeated on another connection, and later ones go past them', async () => {
    const own = openDatabase(test.url, log)
    let ended = 0
    const standing = Array.from({ length: 4 }, () =>
      own.hotRead('aurora', asleep, [8]).finally(() => {
        ended += 1
      }),
    )
    const behind = Array.from({ length: 20 }, () => own.hotRead('aurora', other, [1]))
    expect(await Promise.all(behind)).toEqual(behind.map(() => []))
    for (let later = 0; later < 20; later += 1) expect(await own.hotRead('sever', other, [1])).toEqual([])
    expect(ended).toBe(0)
    expect(await Promise.all(standing)).toHaveLength(4)
    await own.close()
  })

  it('are refused if more and more of them arrive, and everybody else is answered', async () => {
    const own = openDatabase(test.url, log)
    const left = new Set<number>()
    const stand = async (number: number): Promise<void> => {
      left.add(number)
      try {
        await own.hotRead('aurora', asleep, [8])
      } finally {
        left.delete(number)
      }
    }
    const standing = Promise.allSettled(Array.from({ length: 40 }, (_, number) => stand(number)))
    while (left.size > 0) expect(await own.hotRead('sever', other, [1])).toEqual([])
    const refused = (await standing).filter((one) => one.status === 'rejected')
    expect(refused.length).toBeGreaterThan(0)
    expect(new Set(refused.map(({ reason }) => failureOf(reason).status))).toEqual(new Set([503]))
    await own.close()
  })

  it('on a locked table do not affect reads of other tables', async () => {
    const own = openDatabase(test.url, log)
    const holder = new pg.Client({ connectionString: test.url })
    await holder.connect()
    await holder.query('begin; lock table account.account in access exclusive mode')
    const locked = { name: 'locked_account', text: 'select id from account.account limit $1' }
    const standing = Promise.allSettled(Array.from({ length: 12 }, () => own.hotRead('aurora', locked, [1])))
    expect(await Promise.all(Array.from({ length: 12 }, () => own.hotRead('sever', other, [1])))).toHaveLength(12)
    await holder.end()
    await standing
    expect(await own.hotRead('aurora', locked, [0])).toEqual([])
    await own.close()
  })
})

it('F17 do not delay a critical read, which goes first and not into a blocked connection', async () => {
  const own = openDatabase(test.url, log)
  const order: string[] = []
  const brief = { name: 'brief', text: 'select pg_sleep($1)' }
  const ask = async (name: string): Promise<void> => {
    await own.hotRead('aurora', brief, [0.02])
    order.push(name)
  }
  const ordinary = Array.from({ length: 160 }, () => ask('ordinary'))
  await asCritical(() => ask('critical'))
  // Statements that PostgreSQL has already received are not cancelled.
  expect(order.length).toBeLessThan(110)
  await Promise.all(ordinary)
  expect(order).toHaveLength(161)
  await own.close()
})

describe('migrations', () => {
  it('that run in four processes concurrently create one schema', async () => {
    const folder = makeScratchFolder('foyer-migrations-')
    const postgres = await startEmbeddedPostgres(join(folder, 'postgres'), { fsync: 'off' })
    try {
      await Promise.all(Array.from({ length: 4 }, () => migrate(postgres.url, log)))
      const client = new pg.Client({ connectionString: postgres.url })
      await client.connect()
      const { rows } = await client.query(
        'select name, count(*) from platform.migration group by name having count(*) > 1',
      )
      expect(rows).toEqual([])
      await client.end()
    } finally {
      await postgres.stop()
      rmSync(folder, { recursive: true })
    }
  })

  it('yield to readers of a table, so that others can go on reading it, and succeed when it is free', async () => {
    const own = await createTestDatabase()
    const open = async (): Promise<pg.Client> => {
      const client = new pg.Client({ connectionString: own.url })
      await client.connect()
      return client
    }
    const [holder, reader] = [await open(), await open()]
    // Undoes one migration that alters a table which every payment reads.
    await holder.query(`alter table billing.payment_attempt drop column card_account_id;
      delete from platform.migration where name = '0012_cards_of_owners.sql'`)
    await holder.query('begin; select count(*) from billing.payment_attempt')
    const migrating = migrate(own.url, log)
    const blocked = `select from pg_stat_activity where datname = current_database() and application_name = 'foyer migrations'
      and wait_event_type = 'Lock' and query like '%card_account_id%'`
    for (let round = 0; round < 3; round += 1) {
      await vi.waitFor(async () => expect((await reader.query(blocked)).rowCount).toBe(1), {
        timeout: 20_000,
        interval: 5,
      })
      // Queues behind the migration. Only the migration's own timeout can end the wait, because the long read is still open.
      expect((await reader.query('select count(*) from billing.payment_attempt')).rowCount).toBe(1)
    }
    await holder.query('commit')
    await migrating
    const added = `select from information_schema.columns where table_name = 'payment_attempt' and column_name = 'card_account_id'`
    expect((await reader.query(added)).rowCount).toBe(1)
    await Promise.all([holder.end(), reader.end()])
    await own.drop()
  })

  it('are refused if a file was changed after it had been applied', async () => {
    const own = await createTestDatabase()
    const client = new pg.Client({ connectionString: own.url })
    await client.connect()
    await client.query(`update platform.migration set checksum = 'other' where name = '0001_platform.sql'`)
    await client.end()
    await expect(migrate(own.url, log)).rejects.toThrow(
      'Migration 0001_platform.sql was changed after it had been applied',
    )
    await own.drop()
  })
})

describe('a database that becomes unreachable', () => {
  it('a transaction that is aborted in favour of another is repeated, up to three times', async () => {
    let tries = 0
    const deadlocked = (times: number) =>
      database.transaction('aurora', async (tx) => {
        tries += 1
        if (tries <= times) await sql`do $$ begin raise exception using errcode = '40P01'; end $$`.execute(tx)
        return tries
      })
    expect(await deadlocked(2)).toBe(3)
    tries = 0
    await expect(deadlocked(9)).rejects.toMatchObject({ code: '40P01' })
    expect(tries).toBe(3)
  })

  it('between two statements of a transaction fails only that transaction', async () => {
    const lost = database.transaction('aurora', async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      await askDatabase(test.url, 'select pg_terminate_backend($1)', [rows[0]?.pid])
      // Wait until the server has closed the connection while no statement is running that could report it.
      await vi.waitFor(async () => {
        const [still] = await askDatabase(test.url, 'select 1 from pg_stat_activity where pid = $1', [rows[0]?.pid])
        expect(still).toBeUndefined()
      }, 30_000)
      await new Promise((resolve) => setImmediate(resolve))
      return sql`select 1`.execute(tx)
    })
    await expect(lost).rejects.toThrow()
    await expect(database.transaction('aurora', (tx) => sql`select 1`.execute(tx))).resolves.toBeDefined()
  })

  it('F8 causes errors, and works again afterwards in the same process', async () => {
    const folder = makeScratchFolder('foyer-restart-')
    const settings = { fsync: 'off', unix_socket_directories: folder }
    const first = await startEmbeddedPostgres(join(folder, 'postgres'), settings)
    const url = `postgresql://foyer_owner@localhost/postgres?host=${encodeURIComponent(folder)}`
    await migrate(url, log)
    const restarted = openDatabase(url, log)
    await restarted.ping()
    await first.stop()
    await expect(
      restarted.read('aurora', (tx) => tx.selectFrom('account.account').select('id').execute()),
    ).rejects.toThrow()
    const second = await startEmbeddedPostgres(join(folder, 'postgres'), settings)
    await vi.waitFor(() => restarted.read('aurora', (tx) => tx.selectFrom('account.account').select('id').execute()), {
      timeout: 10_000,
    })
    await restarted.close()
    await second.stop()
    rmSync(folder, { recursive: true })
  })
})
