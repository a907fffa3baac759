import { randomUUID } from 'node:crypto'
import { PgBoss } from 'pg-boss'
import { readSettings } from '../src/config.ts'
import { createSeal } from '../src/platform/auth/seal.ts'
import type { RunningFoyer } from './foyer.ts'
import { askDatabase } from './rows.ts'

/** Makes failed jobs due now, because the time between attempts is measured by PostgreSQL's clock, which tests cannot move. */
export const hurryTries = (databaseUrl: string): Promise<unknown> =>
  askDatabase(databaseUrl, `update jobs.job set start_after = now() where state = 'retry' and start_after > now()`)

/** An e-mail that was never sent, as the queue stores it. Returns the job's id. */
export const failJob = async ({ database_url }: RunningFoyer, tenant = 'aurora'): Promise<string> => {
  const message_id = `<${randomUUID()}@aurora.example>`
  const words = createSeal(readSettings({}), 'mail').close(Buffer.from('{"html":"","text":""}'), message_id)
  const mail = { tenant, to: [], message_id, sealed: words.toString('base64') }
  const [row] = await askDatabase<{ id: string }>(
    database_url,
    `insert into jobs.job (name, data, state, retry_count, retry_limit, output, created_on, start_after, completed_on)
     values ('mail', $1::jsonb, 'failed', 10, 10, '{"message": "no route to the mail server"}', now(), now(), now())
     returning id`,
    [JSON.stringify(mail)],
  )
  return row?.id ?? ''
}

/** Runs the daily cleanup of the queue's library, which deletes jobs that ended long ago. */
export const superviseQueues = async ({ database_url }: RunningFoyer): Promise<void> => {
  const boss = new PgBoss({ connectionString: database_url, schema: 'jobs', migrate: false, supervise: false, max: 1 })
  await boss.start()
  await askDatabase(database_url, 'update jobs.queue set maintain_on = null')
  await boss.supervise()
  await boss.stop({ graceful: false })
}
