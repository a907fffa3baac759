import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded-postgres.ts'
import { median, type Row, report } from './report.ts'
import { seed } from './seed.ts'
import { serve } from './serve.ts'

interface Figures {
  readonly rps: number
  readonly p50: number
  readonly p99: number
}

const fire = async (url: string, token: string, connections: number, seconds: number): Promise<Figures> => {
  const { requests, latency, non2xx } = await autocannon({
    url,
    connections,
    duration: seconds,
    headers: { authorization: `Bearer ${token}` },
  })
  if (non2xx > 0) throw new Error(`${url}: ${non2xx} answers were not 2xx`)
  return { rps: requests.average, p50: latency.p50, p99: latency.p99 }
}

/** Both in turn, so that a machine that gets slower is slower for both. */
const compare = async (name: string, ours: string, floor: string, token: string, goal: number): Promise<Row> => {
  const rounds = 5
  const pairs: { ours: Figures; floor: Figures }[] = []
  await fire(ours, token, 10, 1)
  await fire(floor, token, 10, 1)
  for (let round = 0; round < rounds; round += 1)
    pairs.push({ floor: await fire(floor, token, 20, 3), ours: await fire(ours, token, 20, 3) })
  const ratio = median(pairs.map((pair) => pair.ours.rps / pair.floor.rps))
  return {
    call: name,
    'requests/s': Math.round(median(pairs.map((pair) => pair.ours.rps))),
    'floor requests/s': Math.round(median(pairs.map((pair) => pair.floor.rps))),
    'p99 ms': median(pairs.map((pair) => pair.ours.p99)),
    ratio: Number(ratio.toFixed(2)),
    goal,
  }
}

/** Authenticated reads of one page of rows against the bare route with the same rows, in one run. */
export const reads = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-bench-'))
  const postgres = await startEmbeddedPostgres(join(folder, 'postgres'), { max_connections: '120' })
  const env = { DATABASE_URL: postgres.url, FOYER_DATA: join(folder, 'data'), PORT: '0', LOG_LEVEL: 'error' }
  const { email, password } = await seed(env)
  const ours = await serve('../../server/test/serve.ts', env)
  const basic = Buffer.from(`${email}:${password}`).toString('base64')
  const login = await fetch(`${ours.url}/billing/api/v1/login`, {
    method: 'POST',
    headers: { authorization: `Basic ${basic}`, 'x-tenant': 'aurora', 'idempotency-key': crypto.randomUUID() },
  })
  const { access_token } = (await login.json()) as { access_token: string }
  const jwks = await (await fetch(`${ours.url}/.well-known/jwks.json`)).text()
  const floor = await serve('floor.ts', { DATABASE_URL: postgres.url, JWKS: jwks })
  try {
    report('reads', [
      await compare(
        'GET 50 orders',
        `${ours.url}/billing/api/v1/orders?limit=50`,
        `${floor.url}/orders`,
        access_token,
        0.6,
      ),
      await compare(
        'GET 20 licences',
        `${ours.url}/billing/api/v1/deliverables?limit=20&outcome=license`,
        `${floor.url}/deliverables`,
        access_token,
        0.6,
      ),
    ])
  } finally {
    ours.stop()
    floor.stop()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
