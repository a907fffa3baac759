import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded-postgres.ts'
import { cpuSeconds, postmasterOf } from './cpu-time.ts'
import { report, type Row } from './report.ts'
import { seedLicences } from './seed.ts'
import { serve, type Served } from './serve.ts'

const serversPerLicence = 10
/** At full speed: concurrent calls and the total number of heartbeats, the same for any number of servers. */
const callsAtOnce = 16
const beatsInAll = 20_000
/** Warm-up, because a server that has just started still compiles code while it works. */
const beatsBefore = 10_000

interface Server {
  readonly key: string
  readonly number: number
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** Sends one heartbeat. Returns the milliseconds until its lease arrived. */
const beat = (url: string, { key, number }: Server): Promise<number> => {
  const wave = Math.round(50 + 40 * Math.sin(number + Date.now() / minuteMs))
  const body = JSON.stringify({
    server_id: `server-${number}`,
    hostname: `edge-${number}.servers.example`,
    version: '26.11',
    in_bandwidth: wave,
    out_bandwidth: wave * 12,
    sessions: wave * 3,
    medias: 40,
    cpu: wave,
    memory: 44,
    lifetime: 90_000,
  })
  const headers = {
    authorization: `Bearer ${key}`,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
  }
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const call = request(new URL('/licensing/api/v1/heartbeats', url), { method: 'POST', agent, headers }, (answer) => {
      answer.resume()
      answer.once('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - began)
        else reject(new Error(`a heartbeat was answered with ${answer.statusCode}`))
      })
    })
    call.once('error', reject)
    call.end(body)
  })
}

/** Each server sends one heartbeat within a minute, spread over it like those of real machines. */
const minute = async (url: string, servers: readonly Server[]): Promise<number[]> => {
  const start = performance.now()
  const took: Promise<number>[] = []
  for (const [at, server] of servers.entries()) {
    const wait = (at * minuteMs) / servers.length - (performance.now() - start)
    if (wait > 1) await delay(wait)
    took.push(beat(url, server))
  }
  const answers = await Promise.all(took)
  await delay(Math.max(0, minuteMs - (performance.now() - start)))
  return answers
}

const atFullSpeed = async (url: string, servers: readonly Server[], beats: number): Promise<void> => {
  let next = 0
  const caller = async (): Promise<void> => {
    while (next < beats) {
      const server = servers[next % servers.length]
      next += 1
      if (server !== undefined) await beat(url, server)
    }
  }
  await Promise.all(Array.from({ length: callsAtOnce }, caller))
}

interface Machines {
  readonly server: Served
  /** The process id of the database. */
  readonly database: number
}

interface Spent {
  readonly seconds: number
  readonly server: number
  readonly database: number
}

const measured = async <T>({ server, database }: Machines, work: () => Promise<T>): Promise<[T, Spent]> => {
  const [began, byServer, byDatabase] = [performance.now(), cpuSeconds(server.pid), cpuSeconds(database)]
  const result = await work()
  const seconds = (performance.now() - began) / 1000
  return [result, { seconds, server: cpuSeconds(server.pid) - byServer, database: cpuSeconds(database) - byDatabase }]
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits))

const rowOf = async (machines: Machines, servers: readonly Server[]): Promise<Row> => {
  const { url } = machines.server
  // The first heartbeat of a new server activates it.
  await atFullSpeed(url, servers, servers.length)
  const [took, paced] = await measured(machines, () => minute(url, servers))
  const [, full] = await measured(machines, () => atFullSpeed(url, servers, beatsInAll))
  const sorted = took.toSorted((a, b) => a - b)
  const at = (share: number): number => rounded(sorted[Math.floor(share * (sorted.length - 1))] ?? 0, 1)
  return {
    servers: servers.length,
    'heartbeats/s': rounded(servers.length / 60, 1),
    'p50 ms': at(0.5),
    'p99 ms': at(0.99),
    'server CPU %': rounded((100 * paced.server) / paced.seconds, 1),
    'database CPU %': rounded((100 * paced.database) / paced.seconds, 1),
    'CPU ms each at full speed': rounded((1000 * (full.server + full.database)) / beatsInAll, 3),
    'full speed heartbeats/s': Math.round(beatsInAll / full.seconds),
  }
}

/**
 * Media servers of one installation with a heartbeat per minute each: 500, then ten times as many. The cost of each is
 * measured over the same number of heartbeats at full speed: it is constant if neither tables nor indexes make more
 * servers more expensive.
 */
export const heartbeats = async (): Promise<void> => {
  const sizes = [500, 5_000]
  const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-'))
  const postgres = await startEmbeddedPostgres(join(folder, 'postgres'))
  const env = { DATABASE_URL: postgres.url, FOYER_DATA: join(folder, 'data'), PORT: '0', LOG_LEVEL: 'error' }
  await seedLicences(env, Math.max(...sizes) / serversPerLicence)
  const client = new pg.Client(postgres.url)
  await client.connect()
  const { rows } = await client.query<{ key: string }>('select key from licensing.deliverable order by human_id')
  await client.end()
  const servers = rows.flatMap(({ key }, licence) =>
    Array.from({ length: serversPerLicence }, (_, at) => ({ key, number: licence * serversPerLicence + at })),
  )
  const server = await serve('../../server/test/serve.ts', env)
  const machines = { server, database: postmasterOf(join(folder, 'postgres')) }
  try {
    await atFullSpeed(server.url, servers.slice(0, sizes[0]), beatsBefore)
    const table: Row[] = []
    for (const size of sizes) table.push(await rowOf(machines, servers.slice(0, size)))
    report('heartbeats', table)
  } finally {
    agent.destroy()
    server.stop()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
