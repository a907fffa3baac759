import { rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ConfigurationFile, writeConfiguration } from '../../../test/configuration.ts'
import { startFoyer } from '../../../test/foyer.ts'
import { askDatabase } from '../../../test/rows.ts'
import { makeScratchFolder } from '../../../test/scratch.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts'

let folder: string
let database: TestDatabase
let [before, after]: ConfigurationFile[] = []
beforeAll(async () => {
  folder = makeScratchFolder('foyer-webhooks-')
  database = await createTestDatabase()
  const secrets = [`whsec_${Buffer.from('of one that is taken out').toString('base64')}`]
  const crm = { url: 'https://crm.example/foyer', secrets }
  before = writeConfiguration({ aurora: { webhooks: { crm } } })
  after = writeConfiguration({})
})
afterAll(async () => {
  await database.drop()
  before?.remove()
  after?.remove()
  rmSync(folder, { recursive: true, force: true })
})

const start = (configuration?: ConfigurationFile) =>
  startFoyer({
    environment: {
      DATABASE_URL: database.url,
      FOYER_CONFIG: configuration?.path,
      FOYER_DATA: folder,
      SMTP_URL: 'smtp://127.0.0.1:1',
      LOG_LEVEL: 'silent',
      PORT: '0',
    },
  })

/** What a process leaves behind that stopped while the endpoint hung: deliveries, and their jobs in its queue. */
const leftBehind = `
  with message as (
    insert into webhooks.message (id, tenant, type, object_id, body, created_at)
    values (gen_random_uuid(), 'aurora', 'ticket_opened', gen_random_uuid(), '{}', now() - interval '2 hours') returning id),
  delivery as (
    insert into webhooks.delivery (id, tenant, message_id, endpoint, type, object_id, state, last_attempt, next_attempt_at, created_at)
    select gen_random_uuid(), 'aurora', id, 'crm', 'ticket_opened', gen_random_uuid(), 'waiting', 10, now() - interval '2 hours', now() from message returning id)
  insert into jobs.job (name, state, start_after, data)
  select 'webhook.aurora.crm', state::jobs.job_state, now() - interval '2 hours', json_build_object('tenant', 'aurora', 'delivery_id', id, 'attempt', 1)
  from delivery, unnest(array['created', 'retry']) state`

it('an endpoint that was removed from the configuration leaves nothing overdue, and is no longer counted', async () => {
  await (await start(before)).close()
  await askDatabase(database.url, leftBehind)
  const second = await start(after)
  const metrics = () => second.client.send('GET', '/metrics', { as: { access_token: 'demo-metrics-token' } })
  try {
    await second.platform.jobs.runDue()
    const standing = `select distinct state, error from webhooks.delivery`
    expect(await askDatabase(database.url, standing)).toEqual([
      { state: 'dead', error: 'the endpoint is not configured any more' },
    ])
    const { body } = await metrics()
    expect(String(body).match(/^foyer_.*\{state="(?:late|dead)"\} .*$/gm)).toEqual([
      'foyer_jobs{state="late"} 0',
      'foyer_timers{state="late"} 0',
      'foyer_webhook_deliveries{state="dead"} 0',
    ])
  } finally {
    await second.close()
  }
})
