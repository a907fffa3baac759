import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { startTestServer } from '../../../server/src/platform/statistics/testing/engines.ts'
import { type Answer, byStatus, inParallel, p99Of, send } from './callers.ts'
import { atMost, exactly, type Fault, type Figure, scaled, told } from './fault.ts'
import { getPage, secondsUntil, underLoad } from './load.ts'
import { pay } from './paying.ts'
import { type Condition, openWire, type Wire } from './wire.ts'
import type { World } from './world.ts'

/** The delay of every answer of a slow ClickHouse. */
const slowSeconds = 20
const callsPerSecond = 20

/** A separate ClickHouse server, and the wire to it. */
const startClickHouse = async (world: World): Promise<{ readonly url: string; readonly wire: Wire }> => {
  const server = await startTestServer(join(world.folder, 'clickhouse'))
  world.defer(() => server.kill())
  const wire = await openWire({ host: '127.0.0.1', port: Number(new URL(server.url).port) })
  world.defer(() => wire.close())
  return { url: `http://127.0.0.1:${wire.port}`, wire }
}

interface Shop {
  readonly world: World
  readonly url: string
  readonly token: string
  /** The key of a licence, with which media servers authenticate. */
  readonly key: string
}

const eventOf = (id: string): object => {
  const opened_at = Date.now() - 3_600_000
  const times = { opened_at, started_at: opened_at + 500, closed_at: opened_at + 60_500, utc_ms: opened_at + 60_500 }
  const of = { media: 'news_24', proto: 'hls', ip: '198.51.100.7', user_agent: 'VLC', server_id: 'edge-1' }
  return { event: 'play_closed', id, bytes: 1_000, duration: 60, hostname: 'edge-1', ...of, ...times }
}

const heartbeat = ({ url, key }: Shop): Promise<Answer> => {
  const says = { server_id: 'edge-1', hostname: 'edge-1.example', version: '26.11', sessions: 210, medias: 40 }
  const body = JSON.stringify({ ...says, in_bandwidth: 120, out_bandwidth: 900, cpu: 31, memory: 44, lifetime: 9_000 })
  return send({ url: `${url}/licensing/api/v1/heartbeats`, token: key, body })
}

type Kind = 'orders' | 'licences' | 'lists' | 'charts' | 'events'
/** Only three calls in ten go to ClickHouse, because its stand-in processes them one at a time and is not what is measured. */
const turns: readonly Kind[] = [
  ...(['orders', 'licences', 'lists', 'orders', 'charts'] as const),
  ...(['licences', 'orders', 'events', 'orders', 'licences'] as const),
]
type Seen = Readonly<Record<Kind, Answer[]>>

/** The calls of people, in turn, and those of media servers. */
const callers = ({ url, token, key }: Shop, accepted: Set<string>): Readonly<Record<Kind, () => Promise<Answer>>> => {
  const read = (path: string) => () => send({ method: 'GET', url: `${url}${path}`, token })
  return {
    orders: () => getPage(url, token),
    licences: read('/billing/api/v1/deliverables?limit=100'),
    lists: read('/retroview/api/v3/streams'),
    charts: read('/retroview/api/v3/series?step=3600'),
    events: async () => {
      const id = crypto.randomUUID()
      const body = JSON.stringify([eventOf(id)])
      const answer = await send({ url: `${url}/collector/api/v1/events`, token: key, body })
      if (answer.status === 200) accepted.add(id)
      return answer
    },
  }
}

/** Runs all callers and pays the orders while the wire is in its current condition. */
const through = async (
  shop: Shop,
  accepted: Set<string>,
  orders: readonly string[],
  seconds: number,
): Promise<Seen & { readonly payments: readonly Answer[] }> => {
  const seen: Seen = { orders: [], licences: [], lists: [], charts: [], events: [] }
  const calls = callers(shop, accepted)
  const one = async (number: number): Promise<Answer> => {
    const kind = turns[number % turns.length] ?? 'orders'
    const answer = await calls[kind]()
    seen[kind].push(answer)
    return answer
  }
  const [payments] = await underLoad(callsPerSecond, one, async () => {
    const [paid] = await Promise.all([
      inParallel(orders, 2, (order) => pay(shop.world, shop.url, shop.token, order)),
      delay(seconds * 1_000),
    ])
    return paid
  })
  return { ...seen, payments }
}

const not = (answers: readonly Answer[], status: number): number =>
  answers.filter((answer) => answer.status !== status).length

/** Media servers with too many waiting calls are asked to retry. */
const isPutOff = ({ status, retryAfter }: Answer): boolean => retryAfter && (status === 503 || status === 429)

type Through = Awaited<ReturnType<typeof through>>

const usual = ({ orders, licences }: Through): readonly Answer[] => [...orders, ...licences]
const viewing = ({ lists, charts, events }: Through): readonly Answer[] => [...lists, ...charts, ...events]

/** The answers whose list of licences contains the sessions of the servers' latest reports. */
const saysSessions = (answers: readonly Answer[]): number =>
  answers.filter(({ status, body }) => status === 200 && body.includes('"sessions":210')).length

const figuresOf = (name: string, seen: Through, before: number): Figure[] => {
  const refused = viewing(seen)
  return [
    told(`${name}: statistics and their events`, byStatus(refused)),
    exactly(
      `${name}: of these neither 503 nor 429, or without Retry-After`,
      refused.filter((one) => !isPutOff(one)).length,
      0,
    ),
    atMost(`${name}: slowest of these, ms`, Math.round(Math.max(...refused.map(({ ms }) => ms))), 3_000),
    exactly(
      `${name}: lists of licences without the servers’ last report, of ${seen.licences.length}`,
      seen.licences.length - saysSessions(seen.licences),
      0,
    ),
    exactly(`${name}: other pages that failed, of ${usual(seen).length}`, not(usual(seen), 200), 0),
    exactly(`${name}: payments that failed, of ${seen.payments.length}`, not(seen.payments, 200), 0),
    told(`${name}: p99 of other pages, ms`, p99Of(usual(seen))),
    // With some hundred answers, the slowest one on a machine with other work is decisive.
    atMost(`${name}: increase of p99 of other pages, ms`, Math.max(0, p99Of(usual(seen)) - before), 50),
  ]
}

/** Whether a proxy would consider the server ready. */
const isReady = async (url: string): Promise<boolean> =>
  (await send({ method: 'GET', url: `${url}/readyz?exclude=statistics` })).status === 200

const showsViewing = async (url: string, token: string): Promise<boolean> =>
  (await send({ method: 'GET', url: `${url}/retroview/api/v3/streams`, token })).status === 200

/** The accepted events that are in the statistics. */
const stored = async ({ url, token }: Shop): Promise<Set<string>> => {
  const { body } = await send({ method: 'GET', url: `${url}/retroview/api/v3/sessions?limit=100`, token })
  const { metrics = [] } = JSON.parse(body) as { metrics?: { id: string }[] }
  return new Set(metrics.map(({ id }) => id))
}

/** Mute: it takes longer than anybody waits. Cut off: the machine is down. */
const troubles = [
  { name: '20 s slow', condition: 'mute' },
  { name: 'down', condition: 'cut' },
] as const satisfies readonly { name: string; condition: Condition }[]

const openShop = async (world: World, env: Readonly<Record<string, string>>): Promise<Shop> => {
  const { url } = await world.start('first', { env })
  // Lists start with the newest, and there are more licences than one page shows.
  const [licence] = await world.ask<{ key: string }>(
    'select key from licensing.deliverable order by created_at desc limit 1',
  )
  const shop = { world, url, token: await world.signIn(url), key: licence?.key ?? '' }
  const { status } = await heartbeat(shop)
  if (status !== 200) throw new Error(`a heartbeat was answered with ${status}`)
  return shop
}

/** The statistics are unavailable: they and their charts say so at once, and everything else works as before. */
export const noStatistics: Fault = {
  id: 'F10',
  title: 'ClickHouse is down, or 20 s slow',
  run: async (world, effort) => {
    const { url, wire } = await startClickHouse(world)
    const env = { CLICKHOUSE_URL: url }
    const each = scaled(60, effort, 10)
    const seconds = scaled(slowSeconds, effort, 5)
    const orders = await world.invoices(each * (troubles.length + 1))
    const shop = await openShop(world, env)
    const accepted = new Set<string>()
    // A server that has just started still compiles code while it works.
    await through(shop, accepted, [], 2)
    const well = await through(shop, accepted, orders.slice(0, each), seconds)
    const figures: Figure[] = [
      told('well: p99 of other pages, ms', p99Of(usual(well))),
      exactly('well: statistics that failed', not([...well.lists, ...well.charts], 200), 0),
    ]
    for (const [at, { name, condition }] of troubles.entries()) {
      wire.become(condition)
      const seen = await through(shop, accepted, orders.slice(each * (at + 1), each * (at + 2)), seconds)
      figures.push(...figuresOf(name, seen, p99Of(usual(well))))
      figures.push(exactly(`${name}: servers that a proxy would remove`, (await isReady(shop.url)) ? 0 : 1, 0))
    }
    const second = await world.start('second', { env })
    figures.push(exactly('servers that did not start during it', (await isReady(second.url)) ? 0 : 1, 0))
    wire.become('sound')
    for (const node of [shop, second])
      figures.push(
        atMost(
          'seconds from ClickHouse’s return until statistics work',
          await secondsUntil(60, () => showsViewing(node.url, shop.token)),
          5,
        ),
      )
    const kept = await stored(shop)
    const lost = [...accepted].filter((id) => !kept.has(id)).length
    return [...figures, exactly(`acknowledged events that were lost, of ${accepted.size}`, lost, 0)]
  },
  control: {
    without: 'the ping that distinguishes an unreachable server from a busy one',
    run: async (world) => {
      const { url, wire } = await startClickHouse(world)
      wire.become('mute')
      const began = performance.now()
      await fetch(`${url}/?query=select+1`, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined)
      const waited = Math.round(performance.now() - began)
      return { harm: waited > 3_000, seen: `a call without it waited for ${waited} ms` }
    },
  },
}
