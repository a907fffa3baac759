import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { type Answer, byStatus, inParallel, p99Of, send } from './callers.ts'
import { atMost, exactly, type Fault, type Figure, scaled, told } from './fault.ts'
import { getPage, secondsUntil, underLoad } from './load.ts'
import { pay } from './paying.ts'
import { moveToSmallDisk } from './small-disk.ts'
import { startStandby } from './standby.ts'
import type { World } from './world.ts'

interface Trouble {
  readonly name: string
  /** Starts the trouble. Returns a function that ends it. */
  readonly begin: (world: World) => Promise<() => Promise<void>>
  /** Whether pages must still work. */
  readonly readable?: true
  /** Whether nobody may notice. */
  readonly unnoticed?: true
}

const troubleMs = 4_000
const meant = new Set([200, 202, 409, 502, 503])

/** Ends all sessions, so that a changed setting of the database takes effect. */
const endSessions = (world: World): Promise<unknown> =>
  world.ask(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and application_name like 'foyer%'`,
  )

const settingOfDatabase = async (world: World, setting: string): Promise<void> => {
  const [row] = await world.ask<{ name: string }>('select current_database() as name')
  await world.ask(`alter database ${row?.name} ${setting}`)
  await endSessions(world)
}

const readOnly: Trouble = {
  name: 'read only',
  readable: true,
  begin: async (world) => {
    await settingOfDatabase(world, 'set default_transaction_read_only = on')
    return () => settingOfDatabase(world, 'reset default_transaction_read_only')
  },
}

/** Another client takes every available connection. The server's own are closed, so that it needs new ones. */
const noConnections: Trouble = {
  name: 'no connection left',
  begin: async (world) => {
    await endSessions(world)
    const taken: pg.Client[] = []
    for (;;) {
      const client = new pg.Client({ connectionString: world.database_url })
      client.on('error', () => undefined)
      const isIn = await client.connect().then(
        () => true,
        () => false,
      )
      if (!isIn) break
      taken.push(client)
    }
    return async () => void (await Promise.all(taken.map((client) => client.end())))
  },
}

/** A table is locked, so that everyone who uses it holds a connection until the pool is empty. */
const noneInPool: Trouble = {
  name: 'every connection waits for a lock',
  begin: async (world) => {
    const holder = new pg.Client({ connectionString: world.database_url })
    await holder.connect()
    await holder.query('begin; lock table billing."order" in access exclusive mode')
    return async () => {
      await holder.query('rollback')
      await holder.end()
    }
  },
}

/** One transaction in four is aborted as if by a deadlock. A sequence counts, because it is not rolled back. */
const conflicts: Trouble = {
  name: 'deadlocks and conflicts',
  unnoticed: true,
  begin: async (world) => {
    await world.ask(`create function billing.conflict() returns trigger language plpgsql as $$ begin
      if random() < 0.25 then raise exception 'forced' using errcode = case when random() < 0.5 then '40P01' else '40001' end; end if;
      return new; end $$`)
    await world.ask(
      'create trigger conflict before insert on billing.payment for each row execute function billing.conflict()',
    )
    return async () => void (await world.ask('drop trigger conflict on billing.payment'))
  },
}

interface Seen {
  readonly payments: readonly Answer[]
  readonly reads: readonly Answer[]
  readonly normalAfter: number
}

const through = async (
  world: World,
  url: string,
  token: string,
  [probe = '', ...orders]: readonly string[],
  { begin }: Trouble,
): Promise<Seen> => {
  const [{ payments, normalAfter }, reads] = await underLoad(
    40,
    () => getPage(url, token),
    async () => {
      const end = await begin(world)
      const until = performance.now() + troubleMs
      const paid = await inParallel(orders, 5, (order) => pay(world, url, token, order))
      await delay(Math.max(0, until - performance.now()))
      await end()
      const after = await secondsUntil(60, async () => (await pay(world, url, token, probe)).status === 200)
      return { payments: paid, normalAfter: after }
    },
  )
  return { payments, reads, normalAfter }
}

/** How many calls got this status, by the server's own metrics. */
const counted = async (url: string, status: number): Promise<number> => {
  const { body } = await send({ method: 'GET', url: `${url}/metrics`, token: 'demo-metrics-token' })
  const lines = body.split('\n').filter((line) => line.startsWith('foyer_http_request_seconds_count'))
  return lines
    .filter((line) => line.includes(`status="${status}"`))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}

const figuresOf = ({ name, readable, unnoticed }: Trouble, { payments, reads, normalAfter }: Seen): Figure[] => {
  const all = [...payments, ...reads]
  const refused = all.filter(({ status }) => status === 503)
  const failed = reads.filter(({ status }) => status !== 200)
  const unpaid = payments.filter(({ status }) => status !== 200)
  return [
    told(`${name}: pages`, byStatus(reads)),
    told(`${name}: payments`, byStatus(payments)),
    exactly(`${name}: crashes (0, 500, …)`, all.filter(({ status }) => !meant.has(status)).length, 0),
    exactly(`${name}: 503 without Retry-After`, refused.filter(({ retryAfter }) => !retryAfter).length, 0),
    atMost(`${name}: p99 of a 503, ms`, p99Of(refused), 10_500),
    ...(readable === undefined ? [] : [exactly(`${name}: pages that failed`, failed.length, 0)]),
    ...(unnoticed === undefined
      ? []
      : [
          atMost(
            `${name}: payments that failed, of ${payments.length}`,
            unpaid.length,
            Math.ceil(payments.length / 20),
          ),
        ]),
    atMost(`${name}: seconds to normal`, normalAfter, 5),
  ]
}

/** The tables that payments write to fill up their disk. */
const diskFull = async (world: World): Promise<Trouble | undefined> => {
  const disk = await moveToSmallDisk(world)
  if (disk === undefined) return undefined
  return {
    name: 'disk full',
    readable: true,
    begin: async () => {
      disk.fill()
      return async () => {
        disk.free()
        await disk.leave()
      }
    },
  }
}

/** The first PostgreSQL is lost during payments, and the standby replaces it. */
const failOver = async (
  world: World,
  url: string,
  token: string,
  orders: readonly string[],
  { synchronous }: { readonly synchronous: boolean },
): Promise<Seen> => {
  const standby = await startStandby(world, { synchronous })
  const begin = async (): Promise<() => Promise<void>> => {
    if (!synchronous) await standby.fallBehind()
    const before = world.witness.acknowledged.size
    const cutAmidPayments = async (): Promise<void> => {
      await secondsUntil(10, async () => world.witness.acknowledged.size > before + 3, 5)
      world.wire.become('cut')
    }
    const cutting = cutAmidPayments()
    return async () => {
      await cutting
      await standby.promote()
      world.wire.lead({ path: standby.socket })
      world.wire.become('sound')
      await world.reconnect()
    }
  }
  return through(world, url, token, orders, { name: 'failover', begin })
}

/** PostgreSQL is running but cannot work: read-only, full, out of connections, with conflicts, or replaced by another server. */
export const databaseNotNow: Fault = {
  id: 'F9',
  title: 'PostgreSQL is read-only, full, out of connections, in conflict, replaced by its standby',
  wired: true,
  run: async (world, effort) => {
    const each = scaled(120, effort, 20)
    const orders = await world.invoices(each * 6)
    const part = (number: number): string[] => orders.slice(each * number, each * (number + 1))
    const { url } = await world.start()
    const token = await world.signIn(url)
    const full = await diskFull(world)
    const troubles = [readOnly, noConnections, noneInPool, conflicts, ...(full === undefined ? [] : [full])]
    const figures: Figure[] = []
    for (const [number, trouble] of troubles.entries())
      figures.push(...figuresOf(trouble, await through(world, url, token, part(number), trouble)))
    if (full === undefined) figures.push(told('disk full', 'not tried: only root can mount a small disk'))
    const failover = await failOver(world, url, token, part(5), { synchronous: true })
    const isCounted = (await counted(url, 503)) > 0
    return [
      ...figures,
      ...figuresOf({ name: 'failover', begin: readOnly.begin }, failover),
      exactly('refused calls missing from /metrics', isCounted ? 0 : 1, 0),
    ]
  },
  control: {
    without: 'synchronous replication to the standby',
    run: async (world) => {
      const orders = await world.invoices(40)
      const { url } = await world.start()
      const token = await world.signIn(url)
      await failOver(world, url, token, orders, { synchronous: false })
      const rows = await world.ask<{ id: string }>('select id from billing."order" where paid_at is not null')
      const paid = new Set(rows.map(({ id }) => id))
      const lost = [...world.witness.acknowledged].filter((order) => !paid.has(order)).length
      return { harm: lost > 0, seen: `${lost} of ${world.witness.acknowledged.size} acknowledged payments lost` }
    },
  },
}
