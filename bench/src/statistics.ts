import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded-postgres.ts'
import { numberAfter } from './arguments.ts'
import { median, type Row, report } from './report.ts'
import { seedViewing } from './seed-viewing.ts'
import { serve } from './serve.ts'

const rounds = 15
const callSize = 1_000
const senders = 4

const highest = (times: readonly number[]): number => Math.max(...times)

/** Time of one call, again and again; the first is for warming up. */
const timeOf = async (name: string, ask: () => Promise<unknown>): Promise<Row> => {
  await ask()
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now()
    await ask()
    times.push(performance.now() - began)
  }
  return { measured: name, 'p50 ms': Number(median(times).toFixed(1)), 'highest ms': Number(highest(times).toFixed(1)) }
}

const eventsOf = (call: number): string => {
  const now = Date.now()
  const lines = Array.from({ length: callSize }, (_, at) =>
    JSON.stringify({
      event: 'play_closed',
      id: `bench-${call}-${at}`,
      media: `stream_${at % 40}`,
      proto: 'hls',
      ip: `198.51.100.${at % 250}`,
      country: 'DE',
      user_id: `viewer-${at}`,
      user_agent: 'VLC/3.0.21',
      bytes: at * 1_000,
      duration: 60,
      opened_at: now - 120_000,
      started_at: now - 119_000,
      closed_at: now - 59_000,
      utc_ms: now - 59_000,
      server_id: 'edge-1',
      hostname: 'edge-1',
    }),
  )
  return lines.join('\n')
}

/** Sessions that the collector stores in a second, while as many senders as a small site has send batches. */
const ingest = async (url: string, key: string, seconds: number): Promise<Row> => {
  let call = 0
  const until = performance.now() + seconds * 1_000
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/x-ndjson' }
  const send = async (): Promise<void> => {
    while (performance.now() < until) {
      call += 1
      const answer = await fetch(`${url}/collector/api/v1/events`, { method: 'POST', headers, body: eventsOf(call) })
      if (!answer.ok) throw new Error(`the collector answered ${answer.status}`)
    }
  }
  const began = performance.now()
  await Promise.all(Array.from({ length: senders }, send))
  const perSecond = (call * callSize * 1_000) / (performance.now() - began)
  return { measured: `collector, ${senders} senders of ${callSize}`, 'sessions/s': Math.round(perSecond) }
}

/** Usage statistics over HTTP: `npm run bench -- statistics --sessions 10000000`. */
export const statistics = async (args: readonly string[]): Promise<void> => {
  const sessions = numberAfter(args, '--sessions', 1_000_000)
  const folder = mkdtempSync(join(tmpdir(), 'foyer-statistics-'))
  const postgres = await startEmbeddedPostgres(join(folder, 'postgres'))
  const env = { DATABASE_URL: postgres.url, FOYER_DATA: join(folder, 'data'), PORT: '0', LOG_LEVEL: 'error' }
  const { email, password, key } = await seedViewing(env, sessions)
  const server = await serve('../../server/test/serve.ts', env)
  try {
    const basic = Buffer.from(`${email}:${password}`).toString('base64')
    const proof = { authorization: `Basic ${basic}`, 'x-tenant': 'aurora', 'idempotency-key': crypto.randomUUID() }
    const login = await fetch(`${server.url}/billing/api/v1/login`, { method: 'POST', headers: proof })
    const { access_token } = (await login.json()) as { access_token: string }
    const to = Math.floor(Date.now() / 1_000)
    const [day, month] = [to - 86_400, to - 30 * 86_400]
    const ask = async (path: string): Promise<void> => {
      const headers = { authorization: `Bearer ${access_token}` }
      const answer = await fetch(`${server.url}/retroview/api/v3/${path}`, { headers })
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
      await answer.arrayBuffer()
    }
    const top = (list: string, sort: string): string => `${list}?from=${month}&to=${to}&limit=10&sort=${sort}`
    const charts = ['streams', 'servers'].flatMap((list) => [top(list, '-bytes'), top(list, '-duration')])
    report('statistics', [
      { measured: 'sessions', 'sessions/s': sessions },
      await timeOf('four charts of 30 days together', () => Promise.all(charts.map(ask))),
      await timeOf('sessions, first 100 of a day', () => ask(`sessions?from=${day}&to=${to}`)),
      await timeOf('sessions, rare program and duration, 30 days', () =>
        ask(`sessions?from=${month}&to=${to}&client.useragent_like=vlc&duration_gt=20000`),
      ),
      await timeOf('users of 2 days', () => ask(`clients?from=${to - 172_800}&to=${to}`)),
      await timeOf('unique sessions of a day', () => ask(`user_sessions?from=${day}&to=${to}`)),
      await timeOf('traffic of 30 days', () => ask(`series?from=${Math.floor(month / 3_600) * 3_600}&to=${to}`)),
      await timeOf('concurrent sessions of 30 days', () => ask(`series?metric=sessions&from=${month}&to=${to}`)),
      await ingest(server.url, key, 15),
    ])
  } finally {
    server.stop()
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
