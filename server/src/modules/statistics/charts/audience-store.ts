import * as z from 'zod/mini'
import {
  audienceIn,
  audienceKinds,
  audienceOfSession,
  audienceParams,
  namedQuery,
  type StatisticsEngine,
  unsummed,
} from '../../../platform/statistics/index.ts'
import { summed } from '../lists/summary-store.ts'
import { isSummedByLicence, type Wish, wished, wishParams } from '../viewing-store.ts'

/** Viewing totals by the viewers' country and by protocol. */

const row = z.object({ kind: z.enum(audienceKinds), value: z.string(), ...summed })
export type AudienceRow = z.infer<typeof row>

/** Events may contain any text for either. */
const mostValues = 300

/** Of each kind, the values that were watched most, in an order that does not change while their sums are equal. */
const totals = (audience: string) =>
  namedQuery({
    name: 'retroview_audience',
    sql: `SELECT kind, value, toUInt64(sum(audience.sessions_count)) AS sessions_count, sum(audience.bytes) AS bytes,
        sum(audience.duration) AS duration
      FROM (${audience}) AS audience GROUP BY kind, value
      ORDER BY kind, duration DESC, value LIMIT ${mostValues} BY kind`,
    params: z.object({ ...wishParams, ...audienceParams }),
    row,
  })

const ofSessions = (wish: Wish): string => `
  SELECT one.1 AS kind, one.2 AS value, toUInt64(1) AS sessions_count, bytes, toUInt64(duration) AS duration FROM (
    SELECT arrayJoin(${audienceOfSession}) AS one, bytes, duration FROM play_sessions WHERE ${wished(wish)}
  )`

/** From sums if they suffice, otherwise from the sessions. */
export const readAudience = async (engine: StatisticsEngine, wish: Wish): Promise<AudienceRow[]> => {
  if (!isSummedByLicence(wish)) return engine.query(totals(ofSessions(wish)), { ...unsummed, ...wish })
  const { sql, params } = await audienceIn(engine, wish)
  return engine.query(totals(sql), { ...wish, ...params })
}
