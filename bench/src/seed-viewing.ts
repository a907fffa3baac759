import pg from 'pg'
import { createFoyer } from '../../server/src/app.ts'
import { type Environment, readSettings } from '../../server/src/config.ts'
import { generateViewing } from '../../server/src/demo/viewing/generate-viewing.ts'
import { type Customer, seed } from './seed.ts'

export interface WatchedCustomer extends Customer {
  readonly account_id: string
  /** The key of a licence, for the collector. */
  readonly key: string
}

/** The limit per statement: the engine counts as hung after ten minutes, and a busy machine generates 50,000 a second. */
const mostAtOnce = 10_000_000

/**
 * At its start a process treats hours as changed if their parts are at most two minutes older than the last mark, in
 * case its predecessor was killed. Here that would be all of them. A later mark keeps them out.
 */
const laterMark = `INSERT INTO viewing_hour_marks (tenant, account_id, hour, touched_at)
  SELECT 'aurora', 'nobody', toStartOfHour(now('UTC')), now64(3, 'UTC') + INTERVAL 3 MINUTE`

/** The customer of the other parts, with this many sessions in the last 30 days. */
export const seedViewing = async (environment: Environment, sessions: number): Promise<WatchedCustomer> => {
  const { customer } = await seed(environment)
  const owner = new pg.Client({ connectionString: environment['DATABASE_URL'] ?? '' })
  await owner.connect()
  const { rows } = await owner.query<{ id: string; account_id: string; key: string }>(
    'select id, account_id, key from licensing.deliverable limit 1',
  )
  await owner.end()
  const [licence] = rows
  if (licence === undefined) throw new Error('the customer has no licence')
  const foyer = await createFoyer(readSettings(environment), { demoWorld: false })
  const began = performance.now()
  const { statistics } = foyer.platform
  const viewing = {
    tenant: 'aurora',
    account: licence.account_id,
    days: 30,
    endsAt: new Date(),
    servers: Array.from({ length: 8 }, (_, number) => ({
      deliverable_id: licence.id,
      server_id: `edge-${number}`,
      hostname: `edge-${number}`,
      ip: `192.0.2.${number}`,
      country: 'DE',
    })),
  }
  for (let made = 0; made < sessions; made += mostAtOnce)
    await generateViewing(statistics, {
      ...viewing,
      sessions: Math.min(sessions - made, mostAtOnce),
      seed: 7 + made / mostAtOnce,
    })
  console.log(`${sessions} sessions in ${Math.round((performance.now() - began) / 1_000)} s`)
  // As a day without new data would leave them.
  for (const table of ['play_sessions', 'viewing_hours', 'viewing_days', 'viewing_edges', 'viewing_audience'])
    await statistics.command(`OPTIMIZE TABLE ${table} FINAL`)
  await statistics.command(laterMark)
  await foyer.close()
  return { ...customer, account_id: licence.account_id, key: licence.key }
}
