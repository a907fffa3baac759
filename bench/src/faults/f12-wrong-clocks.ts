import { join } from 'node:path'
import { minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import { type Answer, byStatus, inParallel, send } from './callers.ts'
import { exactly, type Fault, type Figure, scaled, told } from './fault.ts'
import { getPage } from './load.ts'
import { capturesOf, pay } from './paying.ts'
import type { Node, World } from './world.ts'

const metricsToken = 'a-token-for-the-figures'
const preload = join(import.meta.dirname, '../../../server/test/wrong-clock.ts')

/** One machine is ten minutes ahead, the other ten minutes behind. */
const machines = [
  { name: 'first', minutes: 10 },
  { name: 'second', minutes: -10 },
] as const

const startAll = (world: World, program?: string): Promise<Node[]> => {
  const FOYER_CONFIG = world.configure({}, { metrics_token: metricsToken })
  return Promise.all(
    machines.map(({ name, minutes }) => {
      const wrong = { NODE_OPTIONS: `--import=${preload}`, WRONG_CLOCK_MS: String(minutes * minuteMs) }
      return world.start(name, { env: { FOYER_CONFIG, ...wrong }, ...(program !== undefined && { program }) })
    }),
  )
}

/** People who signed in at one server call the other. */
const visit = async (world: World, [first, second]: readonly Node[], times: number): Promise<Answer[]> => {
  if (first === undefined || second === undefined) throw new Error('both run')
  const calls: Answer[] = []
  for (const [here, there] of [
    [first, second],
    [second, first],
  ] as const) {
    const token = await world.signIn(here.url)
    for (let number = 0; number < times; number += 1) calls.push(await getPage(there.url, token))
  }
  return calls
}

/** Each order is paid at both servers at once. */
const payAtBoth = async (world: World, nodes: readonly Node[], orders: readonly string[]): Promise<Answer[]> => {
  const token = await world.signIn(nodes[0]?.url ?? '')
  const presses = orders.flatMap((order) => nodes.map(({ url }) => ({ order, url })))
  return inParallel(presses, 8, ({ order, url }) => pay(world, url, token, order))
}

/** The error of its machine's clock that a server reports, in minutes. */
const toldMinutes = async ({ url }: Node): Promise<number> => {
  const { body } = await send({ method: 'GET', url: `${url}/metrics`, token: metricsToken })
  const seconds = Number(/foyer_clock_skew_seconds\{clock="database"\} (\S+)/.exec(body)?.[1])
  return Math.round(-seconds / 60)
}

const refused = (answers: readonly Answer[]): number => answers.filter(({ status }) => status !== 200).length

/** The clocks of two machines are wrong, by ten minutes in each direction. */
export const wrongClocks: Fault = {
  id: 'F12',
  title: 'one server’s clock is ten minutes fast, the other’s ten minutes slow',
  run: async (world, effort): Promise<Figure[]> => {
    const orders = await world.invoices(scaled(200, effort, 20))
    const nodes = await startAll(world)
    const visits = await visit(world, nodes, scaled(200, effort, 20))
    const payments = await payAtBoth(world, nodes, orders)
    const captures: number[] = []
    for (const order of orders) captures.push(await capturesOf(world, order))
    const said = await Promise.all(nodes.map(toldMinutes))
    const silent = machines.filter(({ minutes }, at) => said[at] !== minutes)
    return [
      exactly(`calls that required a new sign-in, of ${visits.length}`, refused(visits), 0),
      told('payments, each at both servers', byStatus(payments)),
      exactly(
        'payments with other answers',
        payments.filter(({ status }) => ![200, 202, 409].includes(status)).length,
        0,
      ),
      exactly('orders not captured exactly once', captures.filter((count) => count !== 1).length, 0),
      exactly('servers that do not report their clock difference', silent.length, 0),
    ]
  },
  control: {
    without: 'the clock of the database',
    run: async (world) => {
      const nodes = await startAll(world, 'faults/own-clock-server.ts')
      const calls = await visit(world, nodes, 5)
      return { harm: refused(calls) > 0, seen: `${refused(calls)} of ${calls.length} calls were sent to sign in again` }
    },
  },
}
