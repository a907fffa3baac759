import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import { startEmbeddedPostgres } from '../../server/src/platform/database/embedded-postgres.ts'
import { createLog } from '../../server/src/platform/log.ts'
import { openStatistics } from '../../server/src/platform/statistics/index.ts'
import { openRawEngine, type Statement } from '../../server/src/platform/statistics/testing/raw-engine.ts'
import { report, type Row } from './report.ts'
import { seedViewing, type WatchedCustomer } from './seed-viewing.ts'
import { sendAndLook, type SentAndLooked } from './send-and-look.ts'
import { serve } from './serve.ts'
import { timed, type Times } from './timing.ts'
import { copyToPostgres } from './viewing-in-postgres.ts'
import { type Question, questionsAt, statementsOf } from './viewing-questions.ts'

const rounds = 15
/** PostgreSQL is slow with many sessions, so it is asked less often and with no more than this. */
const postgresRounds = 3
const postgresMost = 2_000_000

interface Setting {
  readonly folder: string
  readonly env: Readonly<Record<string, string>>
  readonly customer: WatchedCustomer
  readonly sessions: number
}

type Figures = Map<string, Record<string, number>>

const note = (figures: Figures, { name }: Question, more: Record<string, number>): void => {
  figures.set(name, { ...figures.get(name), ...more })
}

const viewingFolder = ({ env }: Setting): string => join(env['FOYER_DATA'] ?? '', 'statistics')

/** Asks the engine alone each question, before or after the server runs. */
const askRaw = async (setting: Setting, questions: readonly Question[]): Promise<Map<string, Times>> => {
  const engine = await openStatistics({ path: viewingFolder(setting), log: createLog('error') })
  const statements = new Map<string, readonly Statement[]>()
  for (const question of questions)
    statements.set(question.name, await statementsOf(engine, setting.customer.account_id, question))
  await engine.close()
  const raw = await openRawEngine(viewingFolder(setting))
  const times = new Map<string, Times>()
  const run = async (name: string): Promise<void> => {
    for (const statement of statements.get(name) ?? []) await raw.read(statement)
  }
  for (const { name } of questions) times.set(name, await timed(rounds, () => run(name)))
  raw.close()
  return times
}

const askPostgres = async (
  url: string,
  setting: Setting,
  questions: readonly Question[],
  figures: Figures,
): Promise<number | null> => {
  if (setting.sessions > postgresMost) return null
  const postgres = await copyToPostgres(url, viewingFolder(setting), setting.folder)
  for (const question of questions) {
    if (question.postgres === undefined) continue
    const statements = question.postgres
    const { p50 } = await timed(postgresRounds, () => postgres.run(statements))
    note(figures, question, { 'PostgreSQL p50 ms': p50 })
  }
  await postgres.close()
  return postgres.bytesPerSession
}

const signIn = async (url: string, { email, password }: WatchedCustomer): Promise<string> => {
  const basic = Buffer.from(`${email}:${password}`).toString('base64')
  const proof = { authorization: `Basic ${basic}`, 'x-tenant': 'aurora', 'idempotency-key': crypto.randomUUID() }
  const login = await fetch(`${url}/billing/api/v1/login`, { method: 'POST', headers: proof })
  const { access_token } = (await login.json()) as { access_token: string }
  return access_token
}

/** The rate of the media servers, in calls of a thousand sessions, while the first page is requested ten times a second. */
const sentPerSecond = 32_000
const warmUpSeconds = 5

const collected = (measured: string, { perSecond, page }: SentAndLooked): Row => ({
  measured,
  'stored sessions/s': perSecond,
  'first page meanwhile, p50 ms': page.p50,
  'p99 ms': page.p99,
})

/** Asks each question over HTTP, then measures the collector. */
const askServer = async (
  setting: Setting,
  questions: readonly Question[],
  seconds: number,
  figures: Figures,
): Promise<Row[]> => {
  const server = await serve('../../server/test/serve.ts', setting.env)
  try {
    const authorization = `Bearer ${await signIn(server.url, setting.customer)}`
    const ask = async (path: string): Promise<void> => {
      const answer = await fetch(`${server.url}/retroview/api/v3/${path}`, { headers: { authorization } })
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
      await answer.arrayBuffer()
    }
    for (const question of questions) {
      const { p50, p95 } = await timed(rounds, () => Promise.all(question.paths.map(ask)))
      note(figures, question, { 'p50 ms': p50, 'p95 ms': p95 })
    }
    const page = { url: `${server.url}/retroview/api/v3/sessions`, authorization }
    const sending = { url: server.url, key: setting.customer.key, seconds }
    // Warmed up, because everything takes longer the first time.
    await sendAndLook({ ...sending, seconds: warmUpSeconds, perSecond: sentPerSecond }, page)
    const steady = await sendAndLook({ ...sending, perSecond: sentPerSecond }, page)
    const fast = await sendAndLook({ ...sending, seconds: seconds / 4, perSecond: null }, page)
    return [
      collected(`collector, ${sentPerSecond} sessions/s sent`, steady),
      collected('collector, as fast as it goes', fast),
    ]
  } finally {
    server.stop()
  }
}

const bytesOnDisk = {
  sql: 'SELECT sum(bytes_on_disk) AS bytes FROM system.parts WHERE database = currentDatabase() AND active',
  params: {},
}

const bytesPerSession = async (setting: Setting): Promise<number> => {
  const raw = await openRawEngine(viewingFolder(setting))
  const { bytes } = JSON.parse(await raw.read(bytesOnDisk)) as { bytes: number }
  raw.close()
  return Math.round((10 * bytes) / setting.sessions) / 10
}

const measure = async (sessions: number, seconds: number): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-statistics-'))
  const postgres = await startEmbeddedPostgres(join(folder, 'postgres'))
  try {
    const env = { DATABASE_URL: postgres.url, FOYER_DATA: join(folder, 'data'), PORT: '0', LOG_LEVEL: 'error' }
    const customer = await seedViewing(env, sessions)
    const setting: Setting = { folder, env, customer, sessions }
    const questions = questionsAt(Math.floor(Date.now() / minuteMs) * 60)
    const figures: Figures = new Map()
    const raw = await askRaw(setting, questions)
    const bytes = await bytesPerSession(setting)
    const bytesThere = await askPostgres(postgres.url, setting, questions, figures)
    const sent = await askServer(setting, questions, seconds, figures)
    for (const question of questions) {
      const alone = raw.get(question.name)?.p50 ?? Number.NaN
      const served = figures.get(question.name)?.['p50 ms'] ?? Number.NaN
      const allowed = 1.25 * alone + 2 * question.paths.length
      note(figures, question, { 'raw p50 ms': alone, 'of allowed': Number((served / allowed).toFixed(2)) })
    }
    report(`statistics-${sessions}`, [
      ...[...figures].map(([name, more]) => ({ measured: name, ...more })),
      { measured: 'load of the machine', 'one minute': Number((loadavg()[0] ?? 0).toFixed(1)) },
      { measured: 'bytes a session', Foyer: bytes, PostgreSQL: bytesThere ?? '-' },
      ...sent,
    ])
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const numberAfter = (args: readonly string[], name: string, unlessTold: number): number => {
  const at = args.indexOf(name)
  return at < 0 ? unlessTold : Number(args[at + 1])
}

/**
 * Usage statistics over HTTP, compared with the bare engine and with PostgreSQL: `npm run bench -- statistics
 * --sessions 10000000`. Also measures a tenth of them, to show how times grow. `--seconds` is how long sessions are
 * sent to the collector.
 */
export const statistics = async (args: readonly string[]): Promise<void> => {
  const sessions = numberAfter(args, '--sessions', 1_000_000)
  const seconds = numberAfter(args, '--seconds', 60)
  for (const some of [Math.round(sessions / 10), sessions]) await measure(some, seconds)
}
