import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { migrate } from '../../../server/src/platform/database/migrate.ts'
import { createLog } from '../../../server/src/platform/log.ts'
import { type Answer, byStatus, inParallel } from './callers.ts'
import { atMost, exactly, type Fault, scaled, told } from './fault.ts'
import { getPage, underLoad } from './load.ts'
import { pay } from './paying.ts'
import type { World } from './world.ts'

const callsPerSecond = 200
const paymentEvery = 100

/** A version that changes the table which every page and every payment uses. */
const trials: Readonly<Record<string, string>> = {
  '9001_column.sql': `alter table billing."order" add column trial_note text, add column trial_day date;`,
  '9002_steps.sql': `-- step: those that are there already, a thousand at a time
do $$ begin
  loop
    update billing."order" set trial_day = created_at::date where ctid = any (
      array(select ctid from billing."order" where trial_day is null limit 1000));
    exit when not found;
    commit;
  end loop;
end $$;
-- step: what an earlier try left half built
drop index concurrently if exists billing.order_trial_day;
-- step: an index
create index concurrently order_trial_day on billing."order" (tenant, trial_day);
-- step: a rule, for what is written from now on
alter table billing."order" drop constraint if exists trial_note_is_short, add constraint trial_note_is_short check (length(trial_note) < 100) not valid;
-- step: and for what was
alter table billing."order" validate constraint trial_note_is_short;`,
}

/** Invoices that nobody reads, to make the table large. */
const fill = ({ ask }: World, count: number): Promise<unknown> =>
  ask(
    `insert into billing."order" (id, tenant, account_id, number, purpose, description, created_at, currency, net, tax_percent, tax, total, seller, buyer, lines, actions)
    select gen_random_uuid(), 'aurora', gen_random_uuid(), 'LOAD-' || n, 'new', 'Of somebody', now() - n * interval '1 minute', 'EUR', 1, 0, 0, 1, '{}', '{}', '[]', '[]'
    from generate_series(1, $1::int) n`,
    [count],
  )

/** A report that takes this long: an open transaction that has read the table and keeps its snapshot. */
const report = async ({ database_url }: World, seconds: number): Promise<void> => {
  const reader = new pg.Client({ connectionString: database_url })
  reader.on('error', () => undefined)
  await reader.connect()
  await reader.query('begin isolation level repeatable read; select count(*) from billing."order"')
  await delay(seconds * 1_000)
  await reader.query('commit')
  await reader.end()
}

/** Reads pages and makes payments while the work runs. */
const meanwhile = async <T>(
  world: World,
  url: string,
  orders: readonly string[],
  work: () => Promise<T>,
): Promise<readonly [T, readonly Answer[]]> => {
  const token = await world.signIn(url)
  // One-time compilation and opening are done before the measurement.
  const [first] = await world.invoices(1)
  await pay(world, url, token, first ?? '')
  await inParallel(Array.from({ length: 200 }), 10, () => getPage(url, token))
  const call = (number: number): Promise<Answer> => {
    const order = number % paymentEvery === 0 ? orders[number / paymentEvery] : undefined
    return order === undefined ? getPage(url, token) : pay(world, url, token, order)
  }
  return underLoad(callsPerSecond, call, async () => {
    await delay(1_000)
    const result = await work()
    await delay(1_000)
    return result
  })
}

const longest = (answers: readonly Answer[]): number => Math.round(Math.max(...answers.map(({ ms }) => ms)))
const failed = (answers: readonly Answer[]): number =>
  answers.filter(({ status }) => ![200, 202].includes(status)).length

/** A new version alters a large table under load, while a long transaction reads it. */
export const migrations: Fault = {
  id: 'F15',
  title: 'a large table is altered under 200 calls a second, while a transaction reads it for a minute',
  run: async (world, effort) => {
    const seconds = scaled(60, effort, 8)
    const orders = await world.invoices((seconds + 10) * 2)
    const rows = scaled(100_000, effort, 20_000)
    await fill(world, rows)
    const { url } = await world.start()
    const folder = join(world.folder, 'migrations')
    mkdirSync(folder)
    cpSync(join(import.meta.dirname, '../../../server/migrations'), folder, { recursive: true })
    for (const [name, text] of Object.entries(trials)) writeFileSync(join(folder, name), text)
    const upgrade = (): Promise<void> => migrate(world.database_url, createLog('silent'), folder)
    const [took, answers] = await meanwhile(world, url, orders, async () => {
      const reading = report(world, seconds)
      const began = performance.now()
      // Of two servers that start at once, only one migrates.
      await Promise.all([upgrade(), upgrade(), reading])
      return Math.round((performance.now() - began) / 1_000)
    })
    const [left] = await world.ask<{ rows: number; indexes: number }>(
      `select (select count(*) from billing."order" where trial_day is null and created_at < now() - interval '1 minute' * $1)::int as rows,
        (select count(*) from pg_index where indexrelid = 'billing.order_trial_day'::regclass and not indisvalid)::int as indexes`,
      [seconds],
    )
    return [
      told('rows of the table', rows),
      told('seconds until all migrations were applied', took),
      told('answers', byStatus(answers)),
      exactly('calls that failed', failed(answers), 0),
      atMost('longest answer, ms', longest(answers), 500),
      exactly('rows not filled in plus invalid indexes', (left?.rows ?? 1) + (left?.indexes ?? 1), 0),
    ]
  },
  control: {
    without: 'yielding when the table is in use',
    run: async (world) => {
      const { url } = await world.start()
      const [, answers] = await meanwhile(world, url, [], async () => {
        const reading = report(world, 4)
        await delay(500)
        await world.ask('alter table billing."order" add column trial_note text')
        await reading
      })
      return { harm: longest(answers) > 1_000, seen: `an answer took ${longest(answers)} ms` }
    },
  },
}
