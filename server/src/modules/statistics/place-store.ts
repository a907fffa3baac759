import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import * as z from 'zod/mini'
import { namedQuery, type StatisticsEngine } from '../../platform/statistics/index.ts'
import { begunBy, type SessionState } from './session-state.ts'

export interface Place {
  readonly tenant: string
  readonly account_id: string
  readonly session_id: string
  readonly opened_at: number | null
}

/** A session's place (the `opened_at` it is filed under), and its start as far as it is known. */
export interface Filed {
  readonly opened_at: number
  readonly started_at?: number | undefined
}

/** Keyed by brand, account and session id. */
export type Places = ReadonlyMap<string, Filed>

const anyPlaces = namedQuery({
  name: 'any_session_places',
  sql: 'SELECT count() AS n FROM session_places',
  params: z.object({}),
  row: z.object({ n: z.int() }),
})

const params = { tenant: z.string(), account_id: z.string(), ids: z.array(z.string()) }
const row = z.object({ session_id: z.string(), opened_ms: z.int(), started_ms: z.optional(z.int()) })

const placesById = namedQuery({
  name: 'session_places',
  sql: `SELECT session_id, toUnixTimestamp64Milli(opened_at) AS opened_ms FROM session_places
    WHERE tenant = {tenant:String} AND account_id = {account_id:String} AND session_id IN {ids:Array(String)}`,
  params: z.object(params),
  row,
})

/** Looks only around the time when they must have been opened. If there are several, the earliest is taken. */
const sessionsById = namedQuery({
  name: 'places_of_sessions',
  sql: `SELECT session_id, toUnixTimestamp64Milli(min(opened_at)) AS opened_ms,
      toUnixTimestamp64Milli(argMin(started_at, opened_at)) AS started_ms
    FROM play_sessions
    WHERE tenant = {tenant:String} AND account_id = {account_id:String} AND session_id IN {ids:Array(String)}
      AND opened_at BETWEEN fromUnixTimestamp64Milli({since_ms:Int64}, 'UTC') AND fromUnixTimestamp64Milli({until_ms:Int64}, 'UTC')
    GROUP BY session_id`,
  params: z.object({ ...params, since_ms: z.int(), until_ms: z.int() }),
  row,
})

/** ClickHouse accepts values of up to 128 KiB (`http_max_field_value_size`), and an id has up to 128 characters. */
const idsAtOnce = 500

type Asked = { readonly tenant: string; readonly account_id: string; readonly ids: string[] }

const collect = async (
  states: readonly SessionState[],
  ask: (asked: Asked, some: readonly SessionState[]) => Promise<z.infer<typeof row>[]>,
): Promise<Places> => {
  const found = new Map<string, Filed>()
  const owners = Object.values(Object.groupBy(states, ({ tenant, account_id }) => `${tenant} ${account_id}`))
  for (const some of owners) {
    const [first] = some ?? []
    if (some === undefined || first === undefined) continue
    const { tenant, account_id } = first
    const ids = [...new Set(some.map(({ session_id }) => session_id))]
    for (let at = 0; at < ids.length; at += idsAtOnce)
      for (const { session_id, opened_ms, started_ms } of await ask(
        { tenant, account_id, ids: ids.slice(at, at + idsAtOnce) },
        some,
      ))
        found.set(`${tenant} ${account_id} ${session_id}`, { opened_at: opened_ms, started_at: started_ms })
  }
  return found
}

/** Engines that hold no places and that no other process writes to. Writes to them skip the lookup. */
const withoutPlaces = new WeakSet<StatisticsEngine>()

const hasPlaces = async (engine: StatisticsEngine): Promise<boolean> => {
  if (withoutPlaces.has(engine)) return false
  const [any] = await engine.query(anyPlaces, {})
  const none = any === undefined || any.n === 0
  if (none && !engine.shared) withoutPlaces.add(engine)
  return !none
}

/** Finds remembered places. Usually there are none at all, which one cheap query shows. */
export const findPlaces = async (engine: StatisticsEngine, states: readonly SessionState[]): Promise<Places> => {
  if (!(await hasPlaces(engine))) return new Map()
  return collect(states, (asked) => engine.query(placesById, asked))
}

/** How far back the session may have been opened. One whose events never report a start may have lasted for a week. */
const reachOf = ({ started_at }: SessionState): number => (started_at === null ? 8 : 2) * dayMs

/** Finds the places of sessions that are stored already. */
export const findSessionPlaces = (engine: StatisticsEngine, states: readonly SessionState[]): Promise<Places> =>
  collect(states, (asked, some) => {
    const since_ms = Math.min(...some.map((state) => begunBy(state) - reachOf(state)))
    return engine.query(sessionsById, { ...asked, since_ms, until_ms: Math.max(...some.map(begunBy)) + 2 * dayMs })
  })

export const keepPlaces = async (engine: StatisticsEngine, places: readonly Place[]): Promise<void> => {
  if (places.length === 0) return
  withoutPlaces.delete(engine)
  await engine.insert(
    'session_places',
    places.map((place) => ({ ...place })),
  )
}
