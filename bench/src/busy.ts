import { argon2, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { byStatus, p99Of } from './faults/callers.ts'
import { beginLoad } from './faults/load.ts'
import { whileOthersRead } from './faults/readers.ts'
import { openTabs, perTab } from './open-tabs.ts'
import { median, report, type Row } from './report.ts'
import { type OpenShop, openShop, signInHeaders } from './shop.ts'

const hash = promisify(argon2)

const row = (measured: string, value: number, goal: string): Row => ({
  measured,
  value: Number(value.toFixed(2)),
  goal,
})

const seconds = 8

/** How many hashes per second this machine computes with the cost of sign-ins (`server/src/platform/auth/passwords.ts`). */
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

/** Each signs in from their own address. */
const people = 250

/** Signs in people one after the other, over and over. Only a person's first sign-in is from a new place. */
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

/** Reads 50 orders per request while the work runs. Returns the 99th percentile of the response time in milliseconds. */
const ordersWhile = async ({ server, token }: OpenShop, work: () => Promise<unknown>): Promise<number> => {
  const reading = { url: server.url, token, perSecond: 50, path: '/orders?limit=50' }
  const [, answers] = await whileOthersRead(reading, work)
  const refused = answers.filter(({ status }) => status !== 200)
  if (refused.length > 0) throw new Error(`orders were answered ${byStatus(refused)}`)
  return p99Of(answers)
}

const tabs = 5_000

/** Each tab polls on its own schedule, so that requests are spread over the second like those of real people. */
const poll = async ({ server, token }: OpenShop): Promise<Row[]> => {
  const ask = await openTabs(server.url, token)
  const load = beginLoad(tabs * perTab, ask)
  await delay(15_000)
  const began = performance.now()
  const answers = await load.stop()
  const late = performance.now() - began
  const unchanged = answers.filter(({ status }) => status === 304)
  return [
    row(`${tabs} tabs: answers/s`, (answers.length * 1_000) / (15_000 + late), `${Math.round(tabs * perTab)} asked`),
    row('answered 304', unchanged.length / answers.length, 'all'),
    row('p99 ms', p99Of(answers), 'at most 150'),
  ]
}

/** Enough concurrent people that a hashing thread never waits for work. */
const busyDoor = 8

/** Measured alternately, so that a machine that slows down slows both. */
const hashesAndSignIns = async (shop: OpenShop): Promise<{ readonly hashes: number; readonly signIns: number }[]> => {
  // Everybody has signed in from their place once.
  await signIns(shop, busyDoor, seconds)
  const pairs: { hashes: number; signIns: number }[] = []
  for (let round = 0; round < 5; round += 1)
    pairs.push({ hashes: await bareHashes(3), signIns: await signIns(shop, busyDoor, 3) })
  return pairs
}

/** The runtime returns spare heap memory after a hundred seconds with little activity. */
const restMs = 125_000

const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** What a busy server does at the same time: sign-ins that hash, pages, polling tabs; and its memory. */
export const busy = async (): Promise<void> => {
  const shop = await openShop('busy', { file: 'serve-behind-proxy.ts', people })
  try {
    const pairs = await hashesAndSignIns(shop)
    await ordersWhile(shop, () => delay(2_000))
    const quiet = await ordersWhile(shop, () => delay(seconds * 1_000))
    const storm = await ordersWhile(shop, () => signIns(shop, 100, seconds))
    const polled = await poll(shop)
    const atEnd = memoryOf(shop.server.pid)
    await delay(restMs)
    report('busy', [
      row('hashes/s, bare', median(pairs.map(({ hashes }) => hashes)), ''),
      row('sign-ins/s', median(pairs.map((pair) => pair.signIns)), ''),
      row('sign-ins, share of bare hashing', median(pairs.map((pair) => pair.signIns / pair.hashes)), 'at least 0.8'),
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
