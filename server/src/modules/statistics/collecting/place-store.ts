import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import * as z from 'zod/mini'
import { namedQuery, type StatisticsEngine } from '../../../platform/statistics/index.ts'
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

const holder = z.object({ tenant: z.string(), account_id: z.string() })
type Holder = z.infer<typeof holder>

/** Versions of a place need not be compared to know whose it is. */
const allHolders = namedQuery({
  name: 'holders_of_places',
  sql: 'SELECT DISTINCT tenant, account_id FROM session_places SETTINGS final = 0',
  params: z.object({}),
  row: holder,
})

const holdersAmong = namedQuery({
  name: 'holders_of_places_among',
  sql: `SELECT DISTINCT tenant, account_id FROM session_places
    WHERE tenant IN {tenants:Array(String)} AND account_id IN {account_ids:Array(String)} SETTINGS final = 0`,
  params: z.object({ tenants: z.array(z.string()), account_ids: z.array(z.string()) }),
  row: holder,
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

const nameOf = ({ tenant, account_id }: Holder): string => `${tenant} ${account_id}`

/** The accounts with places, of engines that no other process writes to. */
const ownHolders = new WeakMap<StatisticsEngine, Set<string>>()

/**
 * The accounts that have places, at least those of the states. An engine of one's own is asked once: its reads share
 * few connections with pages, and inserts would wait for those.
 */
const holdersOf = async (engine: StatisticsEngine, states: readonly SessionState[]): Promise<ReadonlySet<string>> => {
  if (engine.shared) {
    const tenants = [...new Set(states.map(({ tenant }) => tenant))]
    const account_ids = [...new Set(states.map(({ account_id }) => account_id))]
    return new Set((await engine.query(holdersAmong, { tenants, account_ids })).map(nameOf))
  }
  const known = ownHolders.get(engine)
  if (known !== undefined) return known
  const holders = new Set((await engine.query(allHolders, {})).map(nameOf))
  ownHolders.set(engine, holders)
  return holders
}

/** Finds remembered places. Only states of accounts that have any are looked up: one odd server slows no others. */
export const findPlaces = async (engine: StatisticsEngine, states: readonly SessionState[]): Promise<Places> => {
  const holders = await holdersOf(engine, states)
  if (holders.size === 0) return new Map()
  const theirs = states.filter((state) => holders.has(nameOf(state)))
  return collect(theirs, (asked) => engine.query(placesById, asked))
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
  const holders = ownHolders.get(engine)
  for (const place of places) holders?.add(nameOf(place))
  await engine.insert(
    'session_places',
    places.map((place) => ({ ...place })),
  )
}
