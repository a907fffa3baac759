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
 * The conditions that all reads of viewing share: accounts, range and filters. The filter by account stands here and
 * nowhere else. An empty text, a negative number and `false` mean that a field is not filtered.
 */
export const wishParams = {
  tenant: z.string(),
  account_ids: z.array(z.string()),
  from_ms: z.int(),
  to_ms: z.int(),
  /**
   * The longest time from the filing of a session to its start. Rows are stored by filing time, while ranges go by the
   * start.
   */
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

/** A cache key of the filters. It leaves out the moments, which change with each call. */
export const lastingPartOf = ({ from_ms: _, to_ms: __, late_ms: ___, ...asked }: Wish): string => JSON.stringify(asked)

type Asked = { readonly [Field in keyof Wish]?: string }

/**
 * Sessions stored earlier may have an address in another spelling. Its number is the same in all of them; what is no
 * address has the number of `::`.
 */
const isAddress = (number: string, column: string, wanted: string): string =>
  `${number} = toIPv6OrDefault(${wanted}) AND (${number} != toIPv6('::') OR ${column} = ${wanted})`

/** Fields that the stored sums have as well. */
const ofSums: Asked = {
  stream_name: 'stream_name = {stream_name:String}',
  stream_part: 'positionCaseInsensitiveUTF8(stream_name, {stream_part:String}) > 0',
  server_id: 'server_id = {server_id:String}',
  server_id_empty: `server_id = ''`,
  hostname: 'hostname = {hostname:String}',
  server_ip: isAddress('toIPv6OrDefault(server_ip)', 'server_ip', '{server_ip:String}'),
  deliverable_id: 'deliverable_id = {deliverable_id:String}',
}

const ofSessions: Asked = {
  ...ofSums,
  proto: 'proto = {proto:String}',
  user_id: 'user_id = {user_id:String}',
  user_id_empty: `user_id = ''`,
  // The number comes first, because comparing it needs no conversion to text.
  ip: isAddress('ip_number', 'ip', '{ip:String}'),
  user_agent: 'user_agent = {user_agent:String}',
  agent_empty: `user_agent = ''`,
  agent_part: 'positionCaseInsensitiveUTF8(user_agent, {agent_part:String}) > 0',
  longer_than: 'duration > {longer_than:Float64}',
  shorter_than: 'duration < {shorter_than:Float64}',
}

const isAsked = (value: unknown): boolean => (typeof value === 'number' ? value >= 0 : value !== '' && value !== false)

const fieldsOf = (fields: Asked): (keyof Wish)[] => Object.keys(fields) as (keyof Wish)[]

/** Whether any of the fields is filtered. */
const asksOf = (fields: readonly (keyof Wish)[], wish: Wish): boolean => fields.some((field) => isAsked(wish[field]))

/** Includes only the filters in use: ClickHouse takes as long to parse conditions as to read a page. */
const asked = (fields: Asked, wish: Wish): string =>
  fieldsOf(fields)
    .filter((field) => isAsked(wish[field]))
    .map((field) => ` AND ${fields[field]}`)
    .join('')

/** One account, by its position in the list: only rows of a single account are stored in the order of filing. */
export const ofOneOwner = (number: number): string =>
  `tenant = {tenant:String} AND account_id = {account_ids:Array(String)}[${number + 1}]`

/** All accounts of the read. */
const ofOwners = 'tenant = {tenant:String} AND account_id IN {account_ids:Array(String)}'

/** Holds for every session: a constraint of the table. */
export const withinADay = dayMs

/** WHERE of play_sessions: sessions that started in the range. */
export const wished = (wish: Wish, whose = ofOwners): string => `${whose}
  AND started_at >= fromUnixTimestamp64Milli({from_ms:Int64}, 'UTC')
  AND started_at < fromUnixTimestamp64Milli({to_ms:Int64}, 'UTC')
  AND opened_at >= fromUnixTimestamp64Milli({from_ms:Int64} - {late_ms:Int64}, 'UTC')
  AND opened_at < fromUnixTimestamp64Milli({to_ms:Int64}, 'UTC')${asked(ofSessions, wish)}`

/** WHERE of play_sessions: sessions filed in the range, whatever is asked for. ClickHouse counts them without reading them. */
export const filedInRange = `${ofOwners}
  AND opened_at >= fromUnixTimestamp64Milli({from_ms:Int64}, 'UTC')
  AND opened_at < fromUnixTimestamp64Milli({to_ms:Int64}, 'UTC')`

/** WHERE of play_sessions: those of them that are asked for. */
export const filed = (wish: Wish): string => `${filedInRange}${asked(ofSums, wish)}`

/** WHERE of play_sessions: sessions that began before the end of the range. */
export const begunBeforeEnd = (wish: Wish): string => `${ofOwners}
  AND started_at < fromUnixTimestamp64Milli({to_ms:Int64}, 'UTC')
  AND opened_at < fromUnixTimestamp64Milli({to_ms:Int64}, 'UTC')${asked(ofSessions, wish)}`

const ofSessionsAlone = fieldsOf(ofSessions).filter((field) => !(field in ofSums))

/** Whether the stored sums suffice: no filter needs single sessions. */
export const isSummed = (wish: Wish): boolean => !asksOf(ofSessionsAlone, wish)

const besideLicence = fieldsOf(ofSums).filter((field) => field !== 'deliverable_id')

/** Whether sums that are kept only per licence suffice. */
export const isSummedByLicence = (wish: Wish): boolean => isSummed(wish) && !asksOf(besideLicence, wish)

/** Parameters of a statement that reads viewing from sums or from sessions. */
export const summingParams = { ...wishParams, ...viewingParams }

/** A subquery for FROM with its parameters: the matching viewing, from sums or from sessions. */
export interface Source {
  readonly sql: string
  readonly params: Readonly<z.infer<z.ZodMiniObject<typeof summingParams>>>
}

/** The matching viewing, from one of the stored sums. */
export const sumsOf = ({ sql, params }: Pick<Viewing, 'sql' | 'params'>, wish: Wish): Source => {
  const conditions = asked(ofSums, wish)
  return {
    sql: conditions === '' ? `(${sql})` : `(SELECT * FROM (${sql}) WHERE true${conditions})`,
    params: { ...wish, ...params },
  }
}

/** Single sessions, each as totals of one. */
export const sessionsOf = (wish: Wish): Source => ({
  sql: `(SELECT account_id, started_at AS hour, stream_name, server_id, hostname, server_ip, server_country,
    1 AS sessions_count, bytes, duration FROM play_sessions WHERE ${wished(wish)})`,
  params: { ...unsummed, ...wish },
})

/** The matching viewing by stream and server. */
export const viewingOf = async (engine: StatisticsEngine, wish: Wish): Promise<Source> =>
  isSummed(wish) ? sumsOf(await viewingAtAll(engine, wish), wish) : sessionsOf(wish)

/** Columns that describe the media server, and those that describe the viewer. */
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

/** A viewer is identified by the user id. Without one, by the address and the user agent. */
export const viewer = (...more: readonly string[]): string =>
  `if(user_id != '', cityHash64(${[...more, `'user'`, 'user_id'].join()}), cityHash64(${[...more, `'at'`, 'ip_number', 'ip_text', 'user_agent'].join()}))`
