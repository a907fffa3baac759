import { setTimeout as delay } from 'node:timers/promises'
import { exactly, type Fault, type Figure, told } from './fault.ts'
import { capturesOf, endLeases, pay } from './paying.ts'
import type { World } from './world.ts'

/** Waits until a query returns a row; false if it never does. */
const moment = async ({ ask }: World, query: string): Promise<boolean> => {
  for (let look = 0; look < 2_000; look += 1) {
    const [row] = await ask<{ come: boolean }>(`select exists (${query}) as come`)
    if (row?.come) return true
    await delay(5)
  }
  return false
}

/** Delays statements on a table, so that the process can be killed meanwhile. */
const linger = async ({ ask }: World, table: string, timing: 'before' | 'deferred'): Promise<void> => {
  await ask(`create or replace function platform.linger() returns trigger language plpgsql security definer as
    'begin perform pg_sleep(60); return new; end'`)
  const created =
    timing === 'before'
      ? `create trigger linger before insert on ${table} for each row execute function platform.linger()`
      : `create constraint trigger linger after insert on ${table} deferrable initially deferred for each row execute function platform.linger()`
  await ask(created)
}

const lingering = `select from pg_stat_activity where wait_event = 'PgSleep' and datname = current_database()`

/** Ends the statements of the killed process. A real PostgreSQL notices by itself, but later. */
const bury = async ({ ask }: World, table: string | null): Promise<void> => {
  await ask(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and wait_event = 'PgSleep'`)
  if (table !== null) await ask(`drop trigger if exists linger on ${table}`)
}

interface Point {
  readonly name: string
  /** Makes the moment last. */
  prepare(world: World): Promise<void>
  /** A query that returns a row once the moment has come for this order. */
  moment(order: string): string
  readonly table?: string
}

const nothing = async (): Promise<void> => undefined

const points: readonly Point[] = [
  {
    name: 'while the attempt is committed',
    prepare: (world) => linger(world, 'billing.payment_attempt', 'deferred'),
    moment: () => lingering,
    table: 'billing.payment_attempt',
  },
  {
    name: 'while the gateway is called',
    prepare: ({ gateway }) => gateway.behave('hang'),
    moment: (order) => `select from billing.payment_attempt where order_id = '${order}'`,
  },
  {
    name: 'after the capture, before its answer',
    prepare: ({ gateway }) => gateway.behave('hold_answer'),
    moment: (order) => `select from sandbox.capture where order_id = '${order}'`,
  },
  {
    name: 'while the payment is stored',
    prepare: (world) => linger(world, 'billing.payment', 'before'),
    moment: () => lingering,
    table: 'billing.payment',
  },
  {
    name: 'while everything is committed',
    prepare: (world) => linger(world, 'billing.payment', 'deferred'),
    moment: () => lingering,
    table: 'billing.payment',
  },
  {
    name: 'after the commit, before the answer',
    prepare: nothing,
    moment: (order) => `select from billing.payment where order_id = '${order}'`,
  },
]

interface End {
  readonly captures: number
  readonly paid: boolean
}

const isPaid = async ({ ask }: World, order: string): Promise<boolean> => {
  const [row] = await ask<{ paid: boolean }>('select paid_at is not null as paid from billing."order" where id = $1', [
    order,
  ])
  return row?.paid ?? false
}

const killAt = async (world: World, point: Point, order: string): Promise<void> => {
  const node = await world.start()
  const token = await world.signIn(node.url)
  await point.prepare(world)
  const paying = pay(world, node.url, token, order)
  await moment(world, point.moment(order))
  node.stop()
  await Promise.all([paying, node.gone])
  await bury(world, point.table ?? null)
  await world.gateway.behave('pass')
}

const crashAt = async (world: World, point: Point, order: string): Promise<End> => {
  await killAt(world, point, order)
  await endLeases(world)
  const next = await world.start()
  await world.settled(60)
  // A customer who sees it unpaid pays again.
  if (!(await isPaid(world, order))) await pay(world, next.url, await world.signIn(next.url), order)
  await world.settled(60)
  next.stop()
  await next.gone
  return { captures: await capturesOf(world, order), paid: await isPaid(world, order) }
}

const runAll = async (world: World, hooks: 'come' | 'are missing'): Promise<Figure[]> => {
  if (hooks === 'are missing') await world.gateway.plan({ mode: 'hook_missing', times: 100_000 })
  const orders = await world.invoices(points.length)
  const figures: Figure[] = []
  for (const [at, point] of points.entries()) {
    const { captures, paid } = await crashAt(world, point, orders[at] ?? '')
    figures.push(exactly(`${point.name}, notifications ${hooks}: captures${paid ? '' : ', UNPAID'}`, captures, 1))
  }
  return figures
}

/**
 * The process is killed at chosen points of a payment. The next one starts, and a customer who sees the invoice unpaid
 * pays again.
 */
export const crashPoints: Fault = {
  id: 'F5',
  title: 'kill -9 at chosen points of a payment',
  run: async (world, { share }) => {
    const figures = await runAll(world, 'come')
    if (share < 0.5) return [...figures, told('notifications missing', 'skipped in a short run')]
    return [...figures, ...(await runAll(world, 'are missing'))]
  },
  control: {
    without: 'committing the attempt before the gateway is called',
    run: async (world) => {
      const [order = ''] = await world.invoices(1)
      const capture = points[2]
      if (capture === undefined) throw new Error('unreachable: there are six')
      await killAt(world, capture, order)
      // As if nothing had been stored before the call.
      await world.ask('delete from billing.payment_attempt')
      const next = await world.start()
      await pay(world, next.url, await world.signIn(next.url), order)
      const captures = await capturesOf(world, order)
      return { harm: captures > 1, seen: `${captures} captures of one invoice` }
    },
  },
}
