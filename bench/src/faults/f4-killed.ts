import { setTimeout as delay } from 'node:timers/promises'
import { type Answer, byStatus, inParallel, percentile } from './callers.ts'
import { atMost, exactly, type Fault, scaled, told } from './fault.ts'
import { remember } from './invariants.ts'
import { dropGuard, pay } from './paying.ts'
import type { Node, World } from './world.ts'

const duplicates = 3
const ordersPerKill = 6

interface Burst {
  readonly answers: readonly Answer[]
  readonly node: Node
}

/** Of these orders: how many have an attempt, how many were captured. */
const progress = async (world: World, orders: readonly string[]): Promise<readonly number[]> => {
  const [row] = await world.ask<{ tried: number; captured: number }>(
    `select (select count(*)::int from billing.payment_attempt where order_id = any($1::text[]::uuid[])) as tried,
      (select count(*)::int from sandbox.capture where order_id = any($1::text[])) as captured`,
    [orders],
  )
  return [row?.tried ?? 0, row?.captured ?? 0]
}

/** Somewhere in the middle, however fast the machine is: when so many are tried, or captured, and a moment later. */
const someMoment = async (world: World, orders: readonly string[]): Promise<void> => {
  const measure = Math.random() < 0.5 ? 0 : 1
  const enough = 1 + Math.floor(Math.random() * (orders.length - 1))
  const until = performance.now() + 10_000
  while (((await progress(world, orders))[measure] ?? 0) < enough && performance.now() < until) await delay(1)
  await delay(Math.random() * 30)
}

/** So many orders, each paid three times at once, and the server killed somewhere in the middle; then the next one starts. */
const burst = async (world: World, node: Node, token: string, orders: readonly string[]): Promise<Burst> => {
  const presses = orders.flatMap((order) => Array.from({ length: duplicates }, () => order))
  const paying = inParallel(presses, presses.length, (order) => pay(world, node.url, token, order))
  await someMoment(world, orders)
  node.stop()
  const answers = await paying
  await node.gone
  await remember(world.database, world.witness)
  return { answers, node: await world.start() }
}

interface Counts {
  readonly captured: number
  readonly paid: number
  readonly open: number
}

const countsOf = async ({ ask }: World): Promise<Counts> => {
  const [row] = await ask<Counts>(`select (select count(*)::int from sandbox.capture) as captured,
    (select count(*)::int from billing."order" where paid_at is not null) as paid,
    (select count(*)::int from billing.payment_attempt where state in ('started', 'requires_action', 'unknown')) as open`)
  return row ?? { captured: 0, paid: 0, open: 0 }
}

const doubles = async ({ ask }: World): Promise<number> => {
  const [row] = await ask<{ count: number }>(
    'select count(*)::int as count from (select 1 from sandbox.capture group by order_id having count(*) > 1) as twice',
  )
  return row?.count ?? 0
}

/** kill -9 amid payments, again and again, with three presses per order and one gateway's answer in ten lost after the capture. */
export const killed: Fault = {
  id: 'F4',
  title: '200 times kill -9 amid payments, 10 % of the gateway’s answers lost',
  run: async (world, effort) => {
    const kills = scaled(200, effort, 5)
    const orders = await world.invoices(kills * ordersPerKill)
    let node = await world.start()
    const token = await world.signIn(node.url)
    await world.gateway.behave('lose_answer', 0.1)
    const answers: Answer[] = []
    for (let kill = 0; kill < kills; kill += 1) {
      const part = orders.slice(kill * ordersPerKill, (kill + 1) * ordersPerKill)
      const ended = await burst(world, node, token, part)
      answers.push(...ended.answers)
      node = ended.node
    }
    await world.gateway.behave('pass')
    const settledIn = await world.settled(120)
    const { captured, paid, open } = await countsOf(world)
    const heard = answers.filter(({ status }) => status !== 0)
    return [
      told('kills', kills),
      told('orders', orders.length),
      told('orders paid', paid),
      told('answers (0: cut off)', byStatus(answers)),
      told(
        'p99 of an answer, ms',
        percentile(
          heard.map(({ ms }) => ms),
          0.99,
        ),
      ),
      exactly('orders captured twice', await doubles(world), 0),
      exactly('captures that are no payment', captured - paid, 0),
      exactly('attempts still open', open, 0),
      atMost('seconds until all was settled', settledIn, 60),
    ]
  },
  control: {
    without: 'the unique index on open attempts',
    run: async (world) => {
      const orders = await world.invoices(ordersPerKill)
      const node = await world.start()
      const token = await world.signIn(node.url)
      await dropGuard(world)
      await burst(world, node, token, orders)
      // As a customer would who saw nothing happen.
      const again = await world.start('second')
      await inParallel(orders, orders.length, (order) => pay(world, again.url, token, order))
      const harmed = await doubles(world)
      return { harm: harmed > 0, seen: `${harmed} of ${orders.length} orders captured more than once` }
    },
  },
}
