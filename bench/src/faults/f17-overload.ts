import autocannon from 'autocannon'
import { forgetPeak, memoryOf } from '../uploads.ts'
import { type Answer, byStatus, p99Of, send } from './callers.ts'
import { basic, tenant } from './customer.ts'
import { atMost, exactly, type Fault, type Figure, scaled, told } from './fault.ts'
import { beginLoad, getPage } from './load.ts'
import { pay } from './paying.ts'
import type { Node, Own, World } from './world.ts'

const times = 5
/** Critical calls per second: payments, each of which causes a notification, sign-ins, and token renewals. */
const paysPerSecond = 10
const signInsPerSecond = 2

const page = '/billing/api/v1/deliverables?limit=20&outcome=license'

const capacity = async (url: string, token: string): Promise<number> => {
  const headers = { authorization: `Bearer ${token}` }
  const { requests } = await autocannon({ url: url + page, connections: 20, duration: 2, headers, workers: 1 })
  return Math.round(requests.average)
}

const login = (url: string, authorization: string): Promise<Answer> =>
  send({ url: `${url}/billing/api/v1/login`, headers: { authorization, 'x-tenant': tenant } })

const refreshTokenOf = ({ body }: Answer): string => (JSON.parse(body) as { refresh_token: string }).refresh_token

/** One tab after the other, because each token can be renewed only once. */
const renewals = (url: string, first: Answer): (() => Promise<Answer>) => {
  let last = Promise.resolve(first)
  return () => {
    last = last.then(async (before) => {
      const after = await login(url, `Bearer ${refreshTokenOf(before)}`)
      return after.status === 200 ? after : { ...after, body: before.body }
    })
    return last
  }
}

interface Shop {
  readonly node: Node
  /** Unpaid. */
  readonly orders: readonly string[]
  readonly token: string
}

interface Seen {
  readonly payments: readonly Answer[]
  readonly signIns: readonly Answer[]
  readonly renewals: readonly Answer[]
  /** A sample of the ordinary calls, recorded in full. */
  readonly ordinary: readonly Answer[]
  readonly statuses: Readonly<Record<string, { readonly count: number }>>
  readonly answeredPerSecond: number
  readonly rise: number
}

const overwhelm = async (world: World, { node, orders }: Shop, seconds: number, knee: number): Promise<Seen> => {
  const { url, pid } = node
  const token = await world.signIn(url)
  const renew = renewals(url, await login(url, basic))
  const before = memoryOf(pid, 'VmRSS')
  forgetPeak(pid)
  const loads = [
    beginLoad(paysPerSecond, (number) => pay(world, url, token, orders[number % orders.length] ?? '')),
    beginLoad(signInsPerSecond, () => login(url, basic)),
    beginLoad(signInsPerSecond, () => renew()),
    beginLoad(10, () => getPage(url, token)),
  ]
  const headers = { authorization: `Bearer ${token}` }
  const crowd = { connections: 500, duration: seconds, overallRate: times * knee, workers: 1 }
  const { statusCodeStats = {}, requests } = await autocannon({ url: url + page, headers, ...crowd })
  const [payments = [], signIns = [], renewed = [], ordinary = []] = await Promise.all(loads.map((load) => load.stop()))
  const rise = Math.round(memoryOf(pid, 'VmHWM') - before)
  const answeredPerSecond = Math.round(requests.average)
  return { payments, signIns, renewals: renewed, ordinary, statuses: statusCodeStats, answeredPerSecond, rise }
}

const isTaken = ({ status }: Answer): boolean => [200, 202, 409].includes(status)

const criticalOf = ({ payments, signIns, renewals: renewed }: Seen): readonly Answer[] => [
  ...payments,
  ...signIns,
  ...renewed,
]

/** The seconds until as many calls per second are answered as before. */
const secondsUntilBack = async (url: string, token: string, knee: number): Promise<number> => {
  const began = performance.now()
  for (let tries = 0; tries < 10; tries += 1)
    if ((await capacity(url, token)) >= 0.9 * knee) return Math.round((performance.now() - began) / 1_000)
  return Number.POSITIVE_INFINITY
}

const figuresOf = (seen: Seen): Figure[] => {
  const { payments, signIns, ordinary, statuses, answeredPerSecond, rise } = seen
  const critical = criticalOf(seen)
  const missed = critical.filter((answer) => !isTaken(answer))
  const mute = ordinary.filter(({ status, retryAfter }) => status === 503 && !retryAfter)
  const others = Object.keys(statuses).filter((status) => status !== '200' && status !== '503')
  const ways = Object.entries(statuses).map(([status, { count }]) => `${count} × ${status}`)
  return [
    told('ordinary calls answered per second', answeredPerSecond),
    told('ordinary calls', ways.join(', ')),
    exactly('ordinary calls with answers other than 200 or 503', others.length, 0),
    exactly('503 without Retry-After', mute.length, 0),
    told('critical calls', byStatus(critical)),
    atMost('critical calls that failed, of 1,000', Math.round((missed.length / critical.length) * 1_000), 1),
    atMost('p99 of a payment, ms', p99Of(payments), 1_000),
    atMost('p99 of a sign-in, ms', p99Of(signIns), 1_000),
    atMost('p99 of a token refresh, ms', p99Of(seen.renewals), 1_000),
    atMost('additional memory, MB', rise, 200),
  ]
}

/** The calls of many customers come from a single one here, so the limits per customer do not apply. */
const asMany = { calls_per_minute: { account: 10_000_000, address: 10_000_000, licence: 10_000_000 } }
const limits = { ...asMany, calls_at_once: { account: 10_000_000 } }

const open = async (world: World, seconds: number, own: Own = {}): Promise<Shop> => {
  const env = { FOYER_CONFIG: world.configure({}, limits) }
  const node = await world.start('first', { env, ...own })
  const orders = await world.invoices(paysPerSecond * seconds)
  const token = await world.signIn(node.url)
  // Warmed up, the server is faster.
  await capacity(node.url, token)
  return { node, orders, token }
}

/** Far more calls arrive than the server can handle: critical ones are served, all others are refused. */
export const overload: Fault = {
  id: 'F17',
  title: 'five times as many calls as can be answered, during payments and sign-ins',
  run: async (world, effort) => {
    const seconds = scaled(30, effort, 10)
    const shop = await open(world, seconds)
    const { node, token } = shop
    const knee = await capacity(node.url, token)
    const seen = await overwhelm(world, shop, seconds, knee)
    const back = await secondsUntilBack(node.url, token, knee)
    return [
      told('capacity, calls a second', knee),
      ...figuresOf(seen),
      atMost('time until it answers nine tenths of that again', back, 10, ' s'),
    ]
  },
  control: {
    without: 'load shedding',
    run: async (world) => {
      const shop = await open(world, 10, { program: 'serve-all-comers.ts' })
      const seen = await overwhelm(world, shop, 10, await capacity(shop.node.url, shop.token))
      const critical = criticalOf(seen)
      const missed = critical.filter((answer) => !isTaken(answer)).length
      return {
        harm: missed > 0 || p99Of(critical) > 1_000,
        seen: `p99 of a critical call ${p99Of(critical)} ms, ${missed} of ${critical.length} failed`,
      }
    },
  },
}
