import { argon2, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import autocannon from 'autocannon'
import { median, report, type Row } from './report.ts'
import { type OpenShop, openShop, signInHeaders } from './shop.ts'

const hash = promisify(argon2)

const row = (measured: string, value: number, goal: string): Row => ({
  measured,
  value: Number(value.toFixed(2)),
  goal,
})

const seconds = 8

/** As many hashes a second as this machine makes with the cost that sign-ins have (`server/src/platform/auth/passwords.ts`). */
const bareHashes = async (seconds: number): Promise<number> => {
  const cost = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }
  const until = performance.now() + seconds * 1000
  let count = 0
  const work = async (): Promise<void> => {
    while (performance.now() < until) {
      await hash('argon2id', { message: 'Bench-mark-1', nonce: randomBytes(16), ...cost })
      count += 1
    }
  }
  await Promise.all([work(), work()])
  return count / seconds
}

/** Each signs in from an address of their own. */
const people = 250

/** One after the other, over and over; each is where they were before but for the first time. */
const signIns = async ({ base, people: all }: OpenShop, connections: number, seconds: number): Promise<number> => {
  let [next, count] = [0, 0]
  const until = performance.now() + seconds * 1000
  const work = async (): Promise<void> => {
    while (performance.now() < until) {
      const number = next % people
      next += 1
      const [person] = all.slice(number)
      if (person === undefined) throw new Error('nobody is there to sign in')
      const headers = { ...signInHeaders(person), 'x-forwarded-for': `10.${number}.0.1` }
      const { ok } = await fetch(`${base}/login`, { method: 'POST', headers })
      if (ok) count += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, work))
  return count / seconds
}

const ordersWhile = async ({ base, token }: OpenShop): Promise<number> => {
  const { latency } = await autocannon({
    url: `${base}/orders?limit=50`,
    connections: 10,
    overallRate: 50,
    duration: seconds,
    headers: { authorization: `Bearer ${token}` },
  })
  return latency.p99
}

/** Open tabs ask again: licences every 10 s, an invoice and a licence every 5 s, what has changed since is rarely anything. */
const tabs = 5_000
const askedPerSecond = 1_583

const poll = async ({ base, token }: OpenShop): Promise<Row[]> => {
  const headers = { authorization: `Bearer ${token}` }
  const paths = ['/deliverables?limit=20&outcome=license', '/orders?limit=20', '/profile', '/features']
  const requests = await Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(`${base}${path}`, { headers })
      await answer.arrayBuffer()
      return {
        path: `/billing/api/v1${path}`,
        headers: { ...headers, 'if-none-match': answer.headers.get('etag') ?? '' },
      }
    }),
  )
  const {
    latency,
    statusCodeStats = {},
    requests: sent,
  } = await autocannon({
    url: new URL(base).origin,
    connections: 250,
    overallRate: askedPerSecond,
    duration: 15,
    requests,
  })
  const notModified = (statusCodeStats['304']?.count ?? 0) / sent.total
  return [
    row(`${tabs} tabs: answers/s`, sent.average, `${askedPerSecond} asked`),
    row('answered 304', notModified, 'mostly'),
    row('p99 ms', latency.p99, 'at most 150'),
  ]
}

/** So many people at once that the next hash is never waited for. */
const busyDoor = 8

/** Both in turn, so that a machine that gets slower is slower for both. */
const hashesAndSignIns = async (shop: OpenShop): Promise<{ readonly hashes: number; readonly signIns: number }[]> => {
  // Each has been where they are.
  await signIns(shop, busyDoor, seconds)
  const pairs: { hashes: number; signIns: number }[] = []
  for (let round = 0; round < 5; round += 1)
    pairs.push({ hashes: await bareHashes(3), signIns: await signIns(shop, busyDoor, 3) })
  return pairs
}

/** By then the runtime has given back what it kept for garbage: it does so once little has happened for a hundred seconds. */
const restMs = 125_000

const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** What a busy server does at once: sign-ins that hash, pages meanwhile, tabs that poll; and what it takes of memory. */
export const busy = async (): Promise<void> => {
  const shop = await openShop('busy', { file: 'serve-behind-proxy.ts', people })
  try {
    const pairs = await hashesAndSignIns(shop)
    const quiet = await ordersWhile(shop)
    const [storm] = await Promise.all([ordersWhile(shop), signIns(shop, 100, seconds)])
    const polled = await poll(shop)
    const atEnd = memoryOf(shop.server.pid)
    await sleep(restMs)
    report('busy', [
      row('hashes/s, bare', median(pairs.map(({ hashes }) => hashes)), ''),
      row('sign-ins/s', median(pairs.map((pair) => pair.signIns)), ''),
      row('sign-ins of the bare hashes', median(pairs.map((pair) => pair.signIns / pair.hashes)), 'at least 0.8'),
      row('GET 50 orders, p99 ms', quiet, ''),
      row('GET 50 orders in a storm of sign-ins, p99 ms', storm, 'at most 25'),
      ...polled,
      row('memory of the server as the load ends, MB', atEnd, ''),
      row('memory of the server after the load, MB', memoryOf(shop.server.pid), 'at most 350'),
    ])
  } finally {
    await shop.close()
  }
}
