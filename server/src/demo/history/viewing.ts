import type { StatisticsEngine } from '../../platform/statistics/index.ts'
import type { CustomerPlan } from '../plans.ts'
import { serverIdOf } from '../servers/figures.ts'
import { generateViewing } from '../viewing/generate-viewing.ts'
import { licenceOf, personOf, type Surroundings } from './surroundings.ts'

const days = 30

/** What viewers watched on the customer's servers in the last month. Runs once the servers and their licences exist. */
export const fillViewing = async (
  engine: StatisticsEngine,
  around: Surroundings,
  { tenant, owner, licences = [], viewing }: CustomerPlan,
): Promise<void> => {
  if (viewing === undefined) return
  const servers = licences
    .filter(({ name }) => viewing.licences.includes(name))
    .flatMap(({ name, servers = [] }) =>
      servers.map((server) => ({
        deliverable_id: licenceOf(around, owner.email, name),
        server_id: serverIdOf(server),
        hostname: server.hostname,
        ip: server.ip,
        country: server.country,
      })),
    )
  await generateViewing(engine, {
    tenant,
    account: personOf(around, owner.email).id,
    days,
    endsAt: around.calendar.now,
    sessions: viewing.sessions,
    servers,
    seed: viewing.seed,
  })
}

/** Data left by an interrupted start belongs to accounts that no longer exist. */
export const emptyViewing = async (engine: StatisticsEngine): Promise<void> => {
  const sums = ['viewing_hours', 'viewing_days', 'viewing_edges', 'viewing_audience'] as const
  for (const table of ['play_sessions', ...sums, 'viewing_hour_marks', 'session_places'])
    await engine.command(`TRUNCATE TABLE ${table}`)
}
