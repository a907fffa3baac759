import autocannon from 'autocannon'
import { median, report, type Row } from './report.ts'
import { serve } from './serve.ts'
import { openShop } from './shop.ts'

interface Figures {
  readonly rps: number
  readonly p50: number
  readonly p99: number
}

type Headers = Readonly<Record<string, string>>

const fire = async (url: string, headers: Headers, connections: number, seconds: number): Promise<Figures> => {
  const { requests, latency, statusCodeStats } = await autocannon({ url, connections, duration: seconds, headers })
  const refused = Object.keys(statusCodeStats ?? {}).filter((status) => status !== '200' && status !== '304')
  if (refused.length > 0) throw new Error(`${url} was answered ${refused.join(', ')}`)
  return { rps: requests.average, p50: latency.p50, p99: latency.p99 }
}

/**
 * The milliseconds of one client's sequential requests, alternating between the two URLs. Autocannon's own figures are
 * whole milliseconds.
 */
const alone = async (urls: readonly [string, string], headers: Headers): Promise<[number, number]> => {
  const took: [number[], number[]] = [[], []]
  for (let turn = 0; turn < 600; turn += 1)
    for (const which of [0, 1] as const) {
      const began = performance.now()
      await (await fetch(urls[which], { headers })).arrayBuffer()
      took[which].push(performance.now() - began)
    }
  return [median(took[0].slice(100)), median(took[1].slice(100))]
}

const rounded = (value: number): number => Number(value.toFixed(2))

/** Measured alternately, so that a machine that slows down slows both. */
const compare = async (name: string, ours: string, floor: string, headers: Headers, goal: number): Promise<Row> => {
  const rounds = 5
  const pairs: { ours: Figures; floor: Figures }[] = []
  await fire(ours, headers, 10, 1)
  await fire(floor, headers, 10, 1)
  for (let round = 0; round < rounds; round += 1)
    pairs.push({ floor: await fire(floor, headers, 20, 2), ours: await fire(ours, headers, 20, 2) })
  const [oursAlone, floorAlone] = await alone([ours, floor], headers)
  return {
    call: name,
    'requests/s': Math.round(median(pairs.map((pair) => pair.ours.rps))),
    'floor requests/s': Math.round(median(pairs.map((pair) => pair.floor.rps))),
    'p99 ms': median(pairs.map((pair) => pair.ours.p99)),
    ratio: rounded(median(pairs.map((pair) => pair.ours.rps / pair.floor.rps))),
    goal,
    'alone, ms': rounded(oursAlone),
    'alone, of the floor': rounded(oursAlone / floorAlone),
  }
}

/** The time of a 304 answer as a share of that of the full one. */
const unchanged = async (url: string, headers: Headers): Promise<Row> => {
  const tag = (await fetch(url, { headers })).headers.get('etag') ?? ''
  const known = { ...headers, 'if-none-match': tag }
  const pairs: { full: number; none: number }[] = []
  for (let round = 0; round < 5; round += 1)
    pairs.push({ full: (await fire(url, headers, 20, 2)).rps, none: (await fire(url, known, 20, 2)).rps })
  return {
    call: '304 of 20 licences, cost of the full answer',
    'requests/s': Math.round(median(pairs.map(({ none }) => none))),
    ratio: rounded(median(pairs.map(({ full, none }) => full / none))),
    goal: 0.5,
  }
}

const skus = async (url: string, headers: Headers): Promise<Row> => {
  await fire(url, headers, 20, 1)
  const { rps, p99 } = await fire(url, headers, 50, 5)
  return { call: 'GET skus', 'requests/s': Math.round(rps), 'p99 ms': p99, goal: 10_000 }
}

/** Authenticated reads compared with the bare route that returns the same rows, in one run. */
export const reads = async (): Promise<void> => {
  const shop = await openShop('reads')
  const { base, token } = shop
  // The bare route does not compress.
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'identity' }
  const jwks = await (await fetch(`${shop.server.url}/.well-known/jwks.json`)).text()
  const floor = await serve('floor.ts', { DATABASE_URL: shop.database, JWKS: jwks })
  const ask = async <Answer>(path: string): Promise<Answer> =>
    (await (await fetch(`${base}${path}`, { headers })).json()) as Answer
  const [order] = (await ask<{ orders: { id: string }[] }>('/orders?limit=1')).orders
  const [licence] = (await ask<{ deliverables: { id: string }[] }>('/deliverables?limit=1')).deliverables
  const against = (name: string, path: string, bare: string, goal: number): Promise<Row> =>
    compare(name, `${base}${path}`, `${floor.url}${bare}`, headers, goal)
  const licences = '/deliverables?limit=20&outcome=license'
  try {
    report('reads', [
      await against('GET 50 orders', '/orders?limit=50', '/orders', 0.75),
      await against('GET 20 licences', licences, '/deliverables', 0.75),
      await against('GET one order', `/orders/${order?.id}`, `/orders/${order?.id}`, 0.5),
      await against('GET one licence', `/deliverables/${licence?.id}`, `/deliverables/${licence?.id}`, 0.5),
      await against('GET profile', '/profile', '/profile', 0.5),
      await unchanged(`${base}${licences}`, headers),
      await skus(`${base}/skus`, headers),
    ])
  } finally {
    floor.stop()
    await shop.close()
  }
}
