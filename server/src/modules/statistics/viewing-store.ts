import { dayMs } from '@foyer/contract/vocabulary/days.ts'
import * as z from 'zod/mini'
import {
  type StatisticsEngine,
  unsummed,
  type Viewing,
  viewingAtAll,
  viewingParams,
} from '../../platform/statistics/index.ts'

/**
 * What every read of viewing has in common: whose sessions, of when, and which of them. The account filter stands here
 * and nowhere else; an empty text, a negative number and false mean that nothing is asked of a field.
 */
export const wishParams = {
  tenant: z.string(),
  account_ids: z.array(z.string()),
  from_ms: z.int(),
  to_ms: z.int(),
  /** So long after being filed a session starts at most: rows lie by when they are filed, ranges are by the start. */
  late_ms: z.int(),
  stream_name: z.string(),
  stream_part: z.string(),
  proto: z.string(),
  server_id: z.string(),
  server_id_empty: z.boolean(),
  hostname: z.string(),
  server_ip: z.string(),
  deliverable_id: z.string(),
  user_id: z.string(),
  user_id_empty: z.boolean(),
  ip: z.string(),
  user_agent: z.string(),
  agent_empty: z.boolean(),
  agent_part: z.string(),
  longer_than: z.number(),
  shorter_than: z.number(),
}

export type Wish = Readonly<z.infer<z.ZodMiniObject<typeof wishParams>>>

/** A name of what is asked, whenever it is: all but the moments, which are others with each call. */
export const lastingPartOf = ({ from_ms: _, to_ms: __, late_ms: ___, ...asked }: Wish): string => JSON.stringify(asked)

type Asked = { readonly [Field in keyof Wish]?: string }

/** Fields that the kept sums know as well. */
const ofSums: Asked = {
  stream_name: 'stream_name = {stream_name:String}',
  stream_part: 'positionCaseInsensitiveUTF8(stream_name, {stream_part:String}) > 0',
  server_id: 'server_id = {server_id:String}',
  server_id_empty: `server_id = ''`,
  hostname: 'hostname = {hostname:String}',
  server_ip: 'server_ip = {server_ip:String}',
  deliverable_id: 'deliverable_id = {deliverable_id:String}',
}

const ofSessions: Asked = {
  ...ofSums,
  proto: 'proto = {proto:String}',
  user_id: 'user_id = {user_id:String}',
  user_id_empty: `user_id = ''`,
  // The number first: it is compared without being made a text.
  ip: 'ip_number = toIPv6OrDefault({ip:String}) AND ip = {ip:String}',
  user_agent: 'user_agent = {user_agent:String}',
  agent_empty: `user_agent = ''`,
  agent_part: 'positionCaseInsensitiveUTF8(user_agent, {agent_part:String}) > 0',
  longer_than: 'duration > {longer_than:Float64}',
  shorter_than: 'duration < {shorter_than:Float64}',
}

const isAsked = (value: unknown): boolean => (typeof value === 'number' ? value >= 0 : value !== '' && value !== false)

const fieldsOf = (fields: Asked): (keyof Wish)[] => Object.keys(fields) as (keyof Wish)[]

/** Whether something is asked of one of the fields. */
const asksOf = (fields: readonly (keyof Wish)[], wish: Wish): boolean => fields.some((field) => isAsked(wish[field]))

/** Only what is asked for stands in a statement: the engine takes as long to understand conditions as to read a page. */
const asked = (fields: Asked, wish: Wish): string =>
  fieldsOf(fields)
    .filter((field) => isAsked(wish[field]))
    .map((field) => ` AND ${fields[field]}`)
    .join('')

/** Of one of the accounts alone, by its number: rows of one account lie in the order in which they are filed. */
export const ofOneOwner = (number: number): string =>
  `tenant = {tenant:String} AND account_id = {account_ids:Array(String)}[${number + 1}]`

const owned = 'tenant = {tenant:String} AND account_id IN {account_ids:Array(String)}'

/** Any session, as long as nothing else is known of it: a constraint of the table. */
export const withinADay = dayMs

/** WHERE of play_sessions: those that started in the range. */
export const wished = (wish: Wish, whose = owned): string => `${whose}
  AND started_at >= fromUnixTimestamp64Milli({from_ms:Int64}, 'UTC')
  AND started_at < fromUnixTimestamp64Milli({to_ms:Int64}, 'UTC')
  AND opened_at >= fromUnixTimestamp64Milli({from_ms:Int64} - {late_ms:Int64}, 'UTC')
  AND opened_at < fromUnixTimestamp64Milli({to_ms:Int64}, 'UTC')${asked(ofSessions, wish)}`

/** WHERE of play_sessions: those that were filed in the range, which the engine counts without reading them. */
export const filed = (wish: Wish): string => `${owned}
  AND opened_at >= fromUnixTimestamp64Milli({from_ms:Int64}, 'UTC')
  AND opened_at < fromUnixTimestamp64Milli({to_ms:Int64}, 'UTC')${asked(ofSums, wish)}`

/** WHERE of play_sessions: those that began before the range ends. */
export const begunBeforeEnd = (wish: Wish): string => `${owned}
  AND started_at < fromUnixTimestamp64Milli({to_ms:Int64}, 'UTC')
  AND opened_at < fromUnixTimestamp64Milli({to_ms:Int64}, 'UTC')${asked(ofSessions, wish)}`

const ofSessionsAlone = fieldsOf(ofSessions).filter((field) => !(field in ofSums))

/** Whether the kept sums can tell: nothing is asked of single sessions. */
export const isSummed = (wish: Wish): boolean => !asksOf(ofSessionsAlone, wish)

const besideLicence = fieldsOf(ofSums).filter((field) => field !== 'deliverable_id')

/** Whether sums that know nothing but the licence can tell. */
export const isSummedByLicence = (wish: Wish): boolean => isSummed(wish) && !asksOf(besideLicence, wish)

/** What a statement binds that reads viewing out of sums or sessions. */
export const summingParams = { ...wishParams, ...viewingParams }

/** FROM this, and what it binds: the wished viewing, out of sums or out of the sessions themselves. */
export interface Source {
  readonly sql: string
  readonly params: Readonly<z.infer<z.ZodMiniObject<typeof summingParams>>>
}

/** The wished viewing out of what one of the platform's sums knows. */
export const sumsOf = ({ sql, params }: Pick<Viewing, 'sql' | 'params'>, wish: Wish): Source => {
  const conditions = asked(ofSums, wish)
  return {
    sql: conditions === '' ? `(${sql})` : `(SELECT * FROM (${sql}) WHERE true${conditions})`,
    params: { ...wish, ...params },
  }
}

/** Single sessions, each as a sum of one. */
export const sessionsOf = (wish: Wish): Source => ({
  sql: `(SELECT account_id, started_at AS hour, stream_name, server_id, hostname, server_ip, server_country,
    1 AS sessions_count, bytes, duration FROM play_sessions WHERE ${wished(wish)})`,
  params: { ...unsummed, ...wish },
})

/** The wished viewing by stream and server. */
export const viewingOf = async (engine: StatisticsEngine, wish: Wish): Promise<Source> =>
  isSummed(wish) ? sumsOf(await viewingAtAll(engine, wish), wish) : sessionsOf(wish)

/** Columns of a row that are the media server's, and those that are the viewer's. */
export const ofServer = {
  server_id: z.string(),
  hostname: z.string(),
  server_ip: z.string(),
  server_country: z.string(),
}
export const ofClient = {
  user_id: z.string(),
  ip: z.string(),
  country: z.string(),
  user_agent: z.string(),
  referer: z.string(),
}

/** A viewer is a user id, else an address with its program (decisions, section 8). */
export const viewer = (...more: readonly string[]): string =>
  `if(user_id != '', cityHash64(${[...more, `'user'`, 'user_id'].join()}), cityHash64(${[...more, `'at'`, 'ip_number', 'ip_text', 'user_agent'].join()}))`
