import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import { hourMs } from '@foyer/contract/vocabulary/durations.ts'
import * as z from 'zod/mini'
import { namedQuery, type StatisticsEngine } from './engine.ts'
import {
  countedWhere,
  cutsOf,
  hourOf,
  lastMs,
  paramsOf,
  type ViewedRange,
  viewingParams,
  wholeHours,
} from './viewing.ts'

/**
 * Where viewers are and how they are reached: viewing by country and by protocol, summed like the other viewing
 * (roll-up.ts). As there, hours whose sums are not valid are counted from the sessions.
 */

export const audienceKinds = ['country', 'proto'] as const

/** What a session adds to, as an array of (kind, value). */
export const audienceOfSession = `[${audienceKinds.map((kind) => `('${kind}', toString(${kind}))`).join()}]`

/**
 * The filing hours without valid sums. Looked up for each read, unlike those of other sums, because only one part of a
 * page needs them.
 */
const changedHours = namedQuery({
  name: 'audience_changed_hours',
  sql: `SELECT DISTINCT toUnixTimestamp(hour) AS at FROM viewing_hour_marks
    WHERE tenant = {tenant:String} AND account_id IN {account_ids:Array(String)}
      AND hour >= {since:DateTime('UTC')} AND hour < {until:DateTime('UTC')} AND touched_at > audience_at
    ORDER BY at`,
  params: z.object({ tenant: z.string(), account_ids: z.array(z.string()), since: z.string(), until: z.string() }),
  row: z.object({ at: z.int() }),
})

/** The parameters of a statement over an audience. */
export const audienceParams = {
  ...viewingParams,
  /** Empty for all licences. */
  deliverable_id: z.string(),
}

const boundParams = z.object(audienceParams)

export interface Audience {
  /** A subquery, to be used in FROM within parentheses: `kind`, `value`, `sessions_count`, `bytes` and `duration`. */
  readonly sql: string
  readonly params: z.infer<typeof boundParams>
}

/** The audience of the sessions that started in the range. */
export const audienceIn = async (
  engine: StatisticsEngine,
  { deliverable_id, ...range }: ViewedRange & { readonly deliverable_id: string },
): Promise<Audience> => {
  const cuts = cutsOf(range)
  const { tenant } = range
  const changed = await engine.query(changedHours, {
    tenant,
    account_ids: [...range.account_ids],
    since: hourOf(Math.max(cuts.from - dayMs - hourMs, 0)),
    until: hourOf(Math.min(Math.ceil(cuts.to / 1_000) * 1_000, lastMs)),
  })
  const params = paramsOf(
    range,
    cuts,
    changed.map(({ at }) => hourOf(at * 1_000)),
  )
  const ofLicence = deliverable_id === '' ? '' : ' AND deliverable_id = {deliverable_id:String}'
  const [summed, counted] = [wholeHours(cuts, params), countedWhere(cuts, params)]
  const parts = [
    ...(summed === undefined
      ? []
      : [
          `SELECT toString(kind) AS kind, toString(value) AS value, sessions_count, bytes, toUInt64(duration) AS duration
          FROM viewing_audience WHERE ${summed}${ofLicence}`,
        ]),
    ...(counted === undefined
      ? []
      : [
          `SELECT one.1 AS kind, one.2 AS value, sessions_count, bytes, duration FROM (
            SELECT arrayJoin(${audienceOfSession}) AS one, toUInt64(1) AS sessions_count, bytes,
              toUInt64(duration) AS duration
            FROM play_sessions WHERE ${counted}${ofLicence}
          )`,
        ]),
  ]
  return { sql: parts.join(' UNION ALL '), params: { ...params, deliverable_id } }
}
