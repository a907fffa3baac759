import { setTimeout as delay } from 'node:timers/promises'
import { type Answer, byStatus, inParallel, p99Of, shuffled } from './callers.ts'
import { atMost, exactly, type Fault, scaled, told } from './fault.ts'
import { remember } from './invariants.ts'
import { dropGuard, endLeases, pay } from './paying.ts'
import type { Node, World } from './world.ts'

const duplicates = 3
/** Two servers share the payments, so that duplicates of an order arrive at both. Each is killed at a time of its own. */
const names = ['first', 'second'] as const
const ordersPerBurst = 8

/** How many of these orders have an attempt, and how many were captured. */
const progress = async (world: World, orders: readonly string[]): Promise<readonly number[]> => {
  const [row] = await world.ask<{ tried: number; captured: number }>(
    `select (select count(*)::int from billing.payment_attempt where order_id = any($1::text[]::uuid[])) as tried,
      (select count(*)::int from sandbox.capture where order_id = any($1::text[])) as captured`,
    [orders],
  )
  return [row?.tried ?? 0, row?.captured ?? 0]
}

/** Waits for a random point in the middle, on a machine of any speed: a number of attempts or captures, plus a moment. */
const someMoment = async (world: World, orders: readonly string[]): Promise<void> => {
  const measure = Math.random() < 0.5 ? 0 : 1
  const enough = 1 + Math.floor(Math.random() * (orders.length - 1))
  const until = performance.now() + 10_000
  while (((await progress(world, orders))[measure] ?? 0) < enough && performance.now() < until) await delay(1)
  await delay(Math.random() * 30)
}

const startAll = (world: World): Promise<Node[]> => Promise.all(names.map((name) => world.start(name)))

/** Pays each of these orders three times at once, and kills every server somewhere in the middle. */
const burst = async (
  world: World,
  nodes: readonly Node[],
  token: string,
  orders: readonly string[],
): Promise<readonly Answer[]> => {
  const presses = Array.from({ length: duplicates }, () => orders)
    .flat()
    .map((order, at) => ({ order, url: nodes[at % nodes.length]?.url ?? '' }))
  const paying = inParallel(shuffled(presses), presses.length, ({ order, url }) => pay(world, url, token, order))
  const killing = nodes.map(async (node) => {
    await someMoment(world, orders)
    node.stop()
    await node.gone
  })
  await Promise.all(killing)
  const answers = await paying
  await remember(world.database, world.witness)
  return answers
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

/**
 * SIGKILL during payments, again and again, with three clicks per order, while one in ten of the gateway's answers is
 * lost after the capture.
 */
export const killed: Fault = {
  id: 'F4',
  title: '200 times kill -9 during payments, 10 % of the gateway’s answers lost',
  run: async (world, effort) => {
    const bursts = scaled(200 / names.length, effort, 3)
    const orders = await world.invoices(bursts * ordersPerBurst)
    let nodes = await startAll(world)
    const token = await world.signIn(nodes[0]?.url ?? '')
    await world.gateway.behave('lose_answer', 0.1)
    const answers: Answer[] = []
    for (let round = 0; round < bursts; round += 1) {
      const part = orders.slice(round * ordersPerBurst, (round + 1) * ordersPerBurst)
      answers.push(...(await burst(world, nodes, token, part)))
      nodes = await startAll(world)
    }
    await world.gateway.behave('pass')
    const settledIn = await world.settled(120)
    const { captured, paid, open } = await countsOf(world)
    const heard = answers.filter(({ status }) => status !== 0)
    return [
      told('kills', bursts * names.length),
      told('orders', orders.length),
      told('orders paid', paid),
      told('answers (0: cut off)', byStatus(answers)),
      told('p99 of an answer, ms', p99Of(heard)),
      exactly('orders captured twice', await doubles(world), 0),
      exactly('captures without a payment', captured - paid, 0),
      exactly('attempts still open', open, 0),
      atMost('seconds until all was settled', settledIn, 60),
    ]
  },
  control: {
    without: 'the unique index on open attempts',
    run: async (world) => {
      const orders = await world.invoices(ordersPerBurst)
      const nodes = await startAll(world)
      const token = await world.signIn(nodes[0]?.url ?? '')
      await dropGuard(world)
      await burst(world, nodes, token, orders)
      // Retries like a customer who saw nothing happen, while the janitor settles the rest.
      const again = await world.start()
      await endLeases(world)
      await inParallel(orders, orders.length, (order) => pay(world, again.url, token, order))
      await world.settled(30)
      const harmed = await doubles(world)
      return { harm: harmed > 0, seen: `${harmed} of ${orders.length} orders captured more than once` }
    },
  },
}
