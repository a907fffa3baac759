import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { forgetPeak, memoryOf, upload } from '../uploads.ts'
import { type Answer, byStatus, inParallel, percentile, send } from './callers.ts'
import { atMost, exactly, type Fault, type Figure, scaled, told } from './fault.ts'
import { getPage } from './load.ts'
import { whileOthersRead } from './readers.ts'
import type { World } from './world.ts'

/** Slow clients have 15 s to complete their headers, and 20 s more for the body. */
const goneWithinMs = 30_000
const bytesPerSecond = 10

const path = '/billing/api/v1/password_recovery'
const headers = `POST ${path} HTTP/1.1\r\nhost: shop.example\r\nx-tenant: aurora\r\nidempotency-key: 0b0f5a1c-4a39-4c1e-9d0b-0f5a1c4a394c\r\n`
const beginnings = [
  `${headers}x-slow: `,
  `${headers}content-type: application/json\r\ncontent-length: 100000\r\n\r\n{"`,
] as const

interface Slow {
  readonly heard: () => string
  readonly isOpen: () => boolean
  readonly end: () => void
}

/** Sends ten bytes per second, so that there is no pause to detect. */
const beSlow = (url: string, beginning: string): Slow => {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let heard = ''
  socket.on('error', () => undefined)
  socket.on('data', (chunk: Buffer) => {
    heard += chunk.toString('latin1')
  })
  socket.write(beginning)
  const talking = setInterval(() => socket.writable && socket.write('a'), 1_000 / bytesPerSecond)
  socket.on('close', () => clearInterval(talking))
  return { heard: () => heard, isOpen: () => !socket.closed, end: () => void socket.destroy() }
}

const beSlowTogether = (url: string, count: number): Slow[] =>
  Array.from({ length: count }, (_, number) => beSlow(url, beginnings[number % 2] ?? ''))

const fat = JSON.stringify({ email: 'a'.repeat(10 * 1024 * 1024) })

const longHeader = (url: string, token: string, bytes: number): Promise<Answer> => {
  // A refusal closes the connection, so no other call may share it.
  const headers = { 'x-fat': 'a'.repeat(bytes), connection: 'close' }
  return send({ method: 'GET', url: `${url}/billing/api/v1/profile`, token, headers })
}

const heavy = (url: string, token: string): Promise<Answer>[] => [
  send({ url: url + path, body: fat, headers: { 'x-tenant': 'aurora' } }),
  longHeader(url, token, 8_000),
  longHeader(url, token, 20_000),
]

/** Sends uploads, large bodies and long headers at once, repeatedly, until the slow clients should be gone. */
const beHeavy = async (url: string, token: string, uploads: number): Promise<readonly Answer[][]> => {
  const files = inParallel(
    Array.from({ length: uploads }, () => url),
    uploads,
    (one) => upload(one, token),
  )
  const rounds = await inParallel(
    Array.from({ length: 40 }, () => url),
    10,
    (one) => Promise.all(heavy(one, token)),
  )
  await files
  return rounds
}

interface Seen {
  readonly pages: readonly Answer[]
  readonly rounds: readonly Answer[][]
  readonly slow: readonly Slow[]
  readonly rise: number
}

const endure = async (world: World, sockets: number, uploads: number): Promise<Seen> => {
  const { url, pid } = await world.start()
  const token = await world.signIn(url)
  // One-time compilation and opening are done before the measurement.
  await upload(url, token)
  await Promise.all(Array.from({ length: 200 }, () => getPage(url, token)))
  await world.ask('update support.attachment set account_id = null')
  const before = memoryOf(pid, 'VmRSS')
  forgetPeak(pid)
  const began = performance.now()
  const slow = beSlowTogether(url, sockets)
  const [rounds, pages] = await whileOthersRead({ url, token, perSecond: 20 }, async () => {
    const done = await beHeavy(url, token, uploads)
    while (slow.some(({ isOpen }) => isOpen()) && performance.now() - began < goneWithinMs) await delay(200)
    return done
  })
  return { pages, rounds, slow, rise: Math.round(memoryOf(pid, 'VmHWM') - before) }
}

const figuresOf = ({ pages, rounds, slow, rise }: Seen): Figure[] => {
  const [bodies, long, longer] = [0, 1, 2].map((at) => rounds.flatMap((round) => round[at] ?? []))
  const heard = slow.filter((one) => one.heard().startsWith('HTTP/1.1 408'))
  const times = pages.map(({ ms }) => ms)
  return [
    exactly(
      `slow connections still open after ${goneWithinMs / 1_000} s`,
      slow.filter(({ isOpen }) => isOpen()).length,
      0,
    ),
    exactly('slow connections without a 408', slow.length - heard.length, 0),
    exactly(
      'bodies of 10 MB with answers other than 413',
      bodies?.filter(({ status }) => status !== 413).length ?? -1,
      0,
    ),
    told('bodies of 10 MB', byStatus(bodies ?? [])),
    told('headers of 8 KB, of 20 KB', `${byStatus(long ?? [])}; ${byStatus(longer ?? [])}`),
    exactly(
      'headers of 20 KB with answers other than 431 or a closed connection',
      longer?.filter(({ status }) => ![0, 431].includes(status)).length ?? -1,
      0,
    ),
    atMost('additional memory, MB', rise, 200),
    told('pages during it', byStatus(pages)),
    exactly('pages that failed', pages.filter(({ status }) => status !== 200).length, 0),
    atMost('p99 of a page, ms', percentile(times, 0.99), 300),
  ]
}

/** Clients that send little for long, and clients that send much at once. */
export const slowAndFat: Fault = {
  id: 'F20',
  title: '1,000 connections at 10 bytes a second, 50 uploads of 20 MB, bodies of 10 MB, long headers',
  run: async (world, effort) => {
    const [sockets, uploads] = [scaled(1_000, effort, 200), scaled(50, effort, 10)]
    const seen = await endure(world, sockets, uploads)
    for (const { end } of seen.slow) end()
    return [told('slow connections; uploads at once', `${sockets}; ${uploads}`), ...figuresOf(seen)]
  },
  control: {
    without: 'time limits for receiving a request',
    run: async () => {
      const server = createServer({ requestTimeout: 0, headersTimeout: 0 }, (asked) => asked.resume())
      await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
      const { port } = server.address() as AddressInfo // It listens on a port, not on a Unix socket.
      const slow = beSlowTogether(`http://127.0.0.1:${port}`, 20)
      await delay(goneWithinMs)
      const open = slow.filter(({ isOpen }) => isOpen()).length
      for (const { end } of slow) end()
      server.close()
      server.closeAllConnections()
      return { harm: open > 0, seen: `${open} of 20 were still open after ${goneWithinMs / 1_000} s` }
    },
  },
}
