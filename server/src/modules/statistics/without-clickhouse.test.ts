import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { listDeliverables } from '@foyer/contract/licensing/endpoints.ts'
import { listPlaySessions, listViewedStreams } from '@foyer/contract/statistics/endpoints.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ConfigurationFile, writeConfiguration } from '../../../test/configuration.ts'
import { type RunningFoyer, startFoyer } from '../../../test/foyer.ts'
import { giveLicence } from '../../../test/licences.ts'
import { createPerson, type Person } from '../../../test/people.ts'
import { makeScratchFolder } from '../../../test/scratch.ts'
import { playEvent, sendEvents, yesterday } from '../../../test/viewing.ts'
import { startTestServer, type TestServer } from '../../platform/statistics/testing/engines.ts'

let folder: string
let clickhouse: TestServer
let configuration: ConfigurationFile
let foyer: RunningFoyer
let owner: Person
let licence: string

beforeAll(async () => {
  folder = makeScratchFolder('foyer-clickhouse-')
  clickhouse = await startTestServer(join(folder, 'store'))
  await clickhouse.kill()
  configuration = writeConfiguration({}, { metrics_token: 'a-token-for-the-figures' })
  const environment = {
    CLICKHOUSE_URL: clickhouse.url,
    FOYER_CONFIG: configuration.path,
    SMTP_URL: 'smtp://127.0.0.1:1',
  }
  foyer = await startFoyer({ environment })
  owner = await createPerson(foyer)
  licence = await giveLicence(foyer, owner, { retroview: true })
})
afterAll(async () => {
  await foyer.close()
  await clickhouse.kill()
  configuration.remove()
  rmSync(folder, { recursive: true, force: true })
})

it('a server that starts while ClickHouse is unreachable serves everything except statistics, and those later', async () => {
  const events = JSON.stringify([playEvent({ id: 'patient' })])
  expect((await owner.client.ask(listDeliverables, { query: {} })).deliverables).toHaveLength(1)
  expect(await owner.client.refusal(listPlaySessions, { query: {} })).toMatchObject({
    status: 503,
    code: 'unavailable',
    meta: { retry_after: 2 },
  })
  expect((await sendEvents(foyer, licence, events)).status).toBe(503)
  await clickhouse.revive()
  // The first query to the new store, which has no tables yet.
  expect((await owner.client.ask(listViewedStreams, { query: {} })).metrics).toEqual([])
  expect((await sendEvents(foyer, licence, events)).status).toBe(200)
  const range = { from: yesterday / 1000 - 86_400, to: yesterday / 1000 + 86_400 }
  const { metrics } = await owner.client.ask(listPlaySessions, { query: range })
  expect(metrics.map(({ id }) => id)).toEqual(['patient'])
})

it('a proxy keeps sending calls to a server without statistics, and monitoring reports it', async () => {
  await clickhouse.kill()
  expect(await foyer.client.send('GET', '/readyz?exclude=statistics&exclude=files')).toMatchObject({
    status: 200,
    body: { status: 'ok', parts: { database: 'ok', jobs: 'ok' } },
  })
  expect(await foyer.client.send('GET', '/readyz')).toMatchObject({
    status: 503,
    body: { status: 'failing', parts: { database: 'ok', jobs: 'ok', statistics: 'failing' } },
  })
  const headers = { authorization: 'Bearer a-token-for-the-figures' }
  const figures = await (await fetch(`${foyer.url}/metrics`, { headers })).text()
  expect(figures).toContain('foyer_part{part="statistics"} 0')
  expect(figures).toContain('foyer_part{part="database"} 1')
})
