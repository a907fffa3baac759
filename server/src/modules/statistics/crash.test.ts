// @module-tag long
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { listViewedStreams } from '@foyer/contract/statistics/endpoints.ts'
import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type RunningFoyer, startFoyer } from '../../../test/foyer.ts'
import { giveLicence } from '../../../test/licences.ts'
import { keyOf } from '../../../test/media-servers.ts'
import { createPerson, type SignedIn, signIn } from '../../../test/people.ts'
import { makeScratchFolder } from '../../../test/scratch.ts'
import { collect, eventsPath, playEvent, yesterday } from '../../../test/viewing.ts'
import {
  namedQuery,
  openStatistics,
  rollUpViewing,
  viewingAtAll,
  viewingParams,
} from '../../platform/statistics/index.ts'
import { quietLog, signal } from '../../platform/statistics/testing/engines.ts'
import { withoutMarks } from '../../platform/statistics/testing/sessions.ts'

const callSize = 50
const senders = 3
/** Calls answered between two kills. */
const between = 6

interface Server {
  readonly url: string
  readonly child: ChildProcess
}

let world: RunningFoyer
let folder: string
let key: string
/** All servers started, so that none is left running after a test that failed halfway. */
const started: ChildProcess[] = []
beforeAll(async () => {
  world = await startFoyer()
  folder = makeScratchFolder('foyer-killed-')
  key = await keyOf(world, await giveLicence(world, await createPerson(world), { retroview: true }))
})
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL')
  signal(folder, 'SIGKILL')
  await world.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Starts a server process on the same database and on a data folder that survives it. */
const start = async (): Promise<Server> => {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../../test/serve.ts')], {
    env: { ...process.env, DATABASE_URL: world.database_url, FOYER_DATA: folder, PORT: '0', LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  started.push(child)
  for await (const chunk of child.stdout) {
    const url = /ready at (\S+)/.exec(String(chunk))?.[1]
    if (url === undefined) continue
    child.stdout.resume()
    return { url, child }
  }
  throw new Error(`the server does not start again: ${child.exitCode}`)
}

const kill = async ({ child }: Server): Promise<void> => {
  child.kill('SIGKILL')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

const bytes = z.object({ n: z.int(), bytes: z.int() })
const counted = namedQuery({
  name: 'counted',
  sql: 'SELECT count() AS n, sum(play.bytes) AS bytes FROM play_sessions AS play',
  params: z.object({}),
  row: bytes,
})
const idsPage = namedQuery({
  name: 'ids',
  sql: 'SELECT account_id, session_id AS id FROM play_sessions WHERE session_id > {after:String} ORDER BY id LIMIT 5000',
  params: z.object({ after: z.string() }),
  row: z.object({ account_id: z.string(), id: z.string() }),
})

it('acknowledged data are there, once, after server and engine were killed during processing', async () => {
  let server = await start()
  const answered = new Set<string>()
  const progress = { calls: 0, isOver: false }
  const send = async (sender: number): Promise<void> => {
    for (let call = 0; !progress.isOver; call += 1) {
      const ids = Array.from({ length: callSize }, (_, at) => `s${sender}-${call}-${at}`)
      const body = JSON.stringify(
        ids.map((id, at) => playEvent({ id, media: `stream_${at % 7}`, opened_at: yesterday + call * minuteMs + at })),
      )
      const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
      // A call that broke off is sent again, as media servers do.
      while (!progress.isOver) {
        const status = await fetch(`${server.url}${eventsPath}`, { method: 'POST', headers, body }).then(
          (answer) => answer.status,
          () => null,
        )
        if (status === 200) {
          for (const id of ids) answered.add(id)
          progress.calls += 1
          break
        }
        expect([null, 429, 503]).toContain(status)
        await delay(50)
      }
    }
  }
  const sending = Promise.all(Array.from({ length: senders }, (_, sender) => send(sender)))
  const someMore = async (): Promise<void> => {
    const before = progress.calls
    while (progress.calls < before + between) await delay(5)
  }
  for (const victim of ['engine', 'server'] as const) {
    await someMore()
    if (victim === 'engine') signal(join(folder, 'statistics'), 'SIGKILL')
    else {
      await kill(server)
      server = await start()
    }
  }
  await someMore()
  await kill(server)
  progress.isOver = true
  await sending

  const engine = await openStatistics({ path: join(folder, 'statistics'), log: quietLog })
  const found: string[] = []
  const accounts = new Set<string>()
  for (let page = await engine.query(idsPage, { after: '' }); page.length > 0;) {
    found.push(...page.map(({ id }) => id))
    for (const { account_id } of page) accounts.add(account_id)
    page = await engine.query(idsPage, { after: found.at(-1) ?? '' })
  }
  expect(new Set(found).size).toBe(found.length)
  expect(new Set(found).isSupersetOf(answered)).toBe(true)
  const range = { from_ms: yesterday - dayMs, to_ms: yesterday + dayMs * 5 }
  const asked = { tenant: 'aurora', account_ids: [...accounts], ...range }
  const truth = await engine.query(counted, {})
  await rollUpViewing(engine, 0)
  const { sql, params } = await viewingAtAll(engine, asked)
  const summed = namedQuery({
    name: 'summed',
    sql: `SELECT sum(viewing.sessions_count) AS n, sum(viewing.bytes) AS bytes FROM (${sql}) AS viewing`,
    params: z.object(viewingParams),
    row: bytes,
  })
  expect(await engine.query(summed, params)).toEqual(truth)
  await engine.close()
}, 240_000)

describe('sessions whose marks were lost with the engine', () => {
  let own: string
  beforeEach(() => {
    own = makeScratchFolder('foyer-unmarked-')
  })
  afterEach(() => rmSync(own, { recursive: true, force: true }))

  const open = (): Promise<RunningFoyer> =>
    startFoyer({ environment: { DATABASE_URL: world.database_url, FOYER_DATA: own } })
  const hours = { from: yesterday / 1_000, to: yesterday / 1_000 + 7_200 }
  const viewed = async ({ client }: SignedIn): Promise<number> =>
    (await client.ask(listViewedStreams, { query: hours })).metrics.reduce(
      (sum, row) => sum + (row.sessions_count ?? 0),
      0,
    )
  /** Stores a session that is summed, and one of the same hour without a mark. */
  const lose = async (foyer: RunningFoyer, licence: string): Promise<void> => {
    const { jobs, statistics } = foyer.platform
    await collect(foyer, licence, [playEvent({ id: 'marked' })])
    await jobs.runDue()
    await rollUpViewing(statistics, 0)
    await withoutMarks(statistics, () => collect(foyer, licence, [playEvent({ id: 'unmarked' })]))
  }
  /** Marks of other accounts keep coming, for longer than a missing mark is looked for. */
  const goOn = (foyer: RunningFoyer): Promise<void> =>
    foyer.platform.statistics.command(`INSERT INTO viewing_hour_marks (tenant, account_id, hour, touched_at)
      VALUES ('aurora', 'somebody', now(), now64(3, 'UTC') + INTERVAL 10 MINUTE)`)

  /** Kills ClickHouse during an insert. Returns false if the insert had not reached it yet. */
  const cutOff = async (foyer: RunningFoyer): Promise<boolean> => {
    signal(join(own, 'statistics'), 'SIGSTOP')
    const place = { tenant: 'aurora', account_id: 'somebody', session_id: 'somewhere', opened_at: yesterday }
    const added = foyer.platform.statistics.insert('session_places', [place]).then(
      () => true,
      () => false,
    )
    await delay(0)
    signal(join(own, 'statistics'), 'SIGKILL')
    return !(await added)
  }

  it('are summed after a start, however much arrives before the first sums', async () => {
    const first = await open()
    const owner = await createPerson(first)
    const licence = await giveLicence(first, owner, { retroview: true })
    await lose(first, licence)
    expect(await viewed(owner)).toBe(1)
    await first.close()
    const second = await open()
    try {
      await goOn(second)
      await second.platform.jobs.runDue()
      expect(await viewed(await signIn(second, owner))).toBe(2)
    } finally {
      await second.close()
    }
  })

  it('are summed once an engine that crashed during an insert is back', async () => {
    const foyer = await open()
    try {
      const owner = await createPerson(foyer)
      const licence = await giveLicence(foyer, owner, { retroview: true })
      await lose(foyer, licence)
      while (!(await cutOff(foyer))) continue
      await collect(foyer, licence, [playEvent({ id: 'elsewhere', opened_at: yesterday + 7_200_000 })])
      await goOn(foyer)
      await foyer.platform.jobs.runDue()
      expect(await viewed(owner)).toBe(2)
    } finally {
      await foyer.close()
    }
  })
})
