import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import type { StatisticsEngine } from '../engine.ts'
import { statisticsMigrations } from '../schema.ts'

/** A time that is always within the store's retention. */
export const noon = Math.floor(Date.now() / dayMs) * dayMs - dayMs * 2 + 43_200_000

/** A row of heard_sessions; tests set the fields they are about. */
const session = (fields: Readonly<Record<string, unknown>> = {}) => ({
  tenant: 'aurora',
  account_id: 'account-1',
  deliverable_id: 'licence-1',
  server_id: 'server-1',
  hostname: 'edge-1.example',
  server_ip: '192.0.2.10',
  server_country: 'DE',
  session_id: 'session-1',
  stream_name: 'news_24',
  proto: 'hls',
  ip: '198.51.100.7',
  country: 'FR',
  user_id: 'viewer-1',
  user_agent: 'VLC/3.0.21',
  referer: '',
  bytes: 1_000,
  duration: 10,
  opened_at: noon,
  started_at: noon + 500,
  closed_at: 0,
  closed: false,
  utc_ms: noon + 10_500,
  ...fields,
})

export const addSessions = (engine: StatisticsEngine, ...rows: readonly Readonly<Record<string, unknown>>[]) =>
  engine.insert('heard_sessions', rows.map(session))

/** Rows that are stored meanwhile get no marks, as when the engine is killed between the two. */
export const withoutMarks = async (engine: StatisticsEngine, work: () => Promise<unknown>): Promise<void> => {
  await engine.command('DROP VIEW mark_viewing_hours')
  await work()
  for (const { statements } of statisticsMigrations)
    for (const statement of statements.filter((one) => /VIEW|ALTER TABLE mark_viewing_hours/.test(one)))
      await engine.command(statement)
}
