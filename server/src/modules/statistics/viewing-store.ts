import * as z from 'zod/mini'
import { viewingAtAll } from '../../platform/statistics/index.ts'

/**
 * What every read of viewing has in common: whose sessions, of when, and which of them. The account filter stands here
 * and nowhere else; an empty text and a negative number mean that nothing is asked of a field.
 */
export const wishParams = {
  tenant: z.string(),
  account_ids: z.array(z.string()),
  from_ms: z.int(),
  to_ms: z.int(),
  stream_part: z.string(),
  proto: z.string(),
  hostname: z.string(),
  server_ip: z.string(),
  deliverable_id: z.string(),
  user_id: z.string(),
  ip: z.string(),
  agent_part: z.string(),
  longer_than: z.number(),
  shorter_than: z.number(),
}

export type Wish = Readonly<z.infer<z.ZodMiniObject<typeof wishParams>>>

/** Fields that the kept sums know as well. */
const ofSums = `
  ({stream_part:String} = '' OR positionCaseInsensitiveUTF8(stream_name, {stream_part:String}) > 0)
  AND ({hostname:String} = '' OR hostname = {hostname:String})
  AND ({server_ip:String} = '' OR server_ip = {server_ip:String})
  AND ({deliverable_id:String} = '' OR deliverable_id = {deliverable_id:String})`

const ofSessions = `${ofSums}
  AND ({proto:String} = '' OR proto = {proto:String})
  AND ({user_id:String} = '' OR user_id = {user_id:String})
  AND ({ip:String} = '' OR ip = {ip:String})
  AND ({agent_part:String} = '' OR positionCaseInsensitiveUTF8(user_agent, {agent_part:String}) > 0)
  AND ({longer_than:Float64} < 0 OR duration > {longer_than:Float64})
  AND ({shorter_than:Float64} < 0 OR duration < {shorter_than:Float64})`

const owned = 'tenant = {tenant:String} AND account_id IN {account_ids:Array(String)}'

/** WHERE of play_sessions: those that started in the range. A session starts within a day of where it is filed. */
export const wished = `${owned}
  AND started_at >= fromUnixTimestamp64Milli({from_ms:Int64}, 'UTC')
  AND started_at < fromUnixTimestamp64Milli({to_ms:Int64}, 'UTC')
  AND opened_at >= fromUnixTimestamp64Milli({from_ms:Int64}, 'UTC') - INTERVAL 1 DAY
  AND opened_at < fromUnixTimestamp64Milli({to_ms:Int64}, 'UTC')
  AND ${ofSessions}`

/** WHERE of play_sessions: those that were watched at some moment of the range. No session is looked for that began over a week before. */
export const watchedDuring = `${owned}
  AND started_at >= fromUnixTimestamp64Milli({from_ms:Int64}, 'UTC') - INTERVAL 7 DAY
  AND started_at < fromUnixTimestamp64Milli({to_ms:Int64}, 'UTC')
  AND opened_at >= fromUnixTimestamp64Milli({from_ms:Int64}, 'UTC') - INTERVAL 8 DAY
  AND opened_at < fromUnixTimestamp64Milli({to_ms:Int64}, 'UTC')
  AND ${ofSessions}`

/** The end of a session as far as it is known: when it closed, else when it was last heard of. */
export const endedAt = `greatest(started_at, if(closed, closed_at, fromUnixTimestamp64Milli(toInt64(utc_ms), 'UTC')))`

/** Whether the kept sums can tell: nothing is asked of single sessions. */
export const isSummed = ({ proto, user_id, ip, agent_part, longer_than, shorter_than }: Wish): boolean =>
  `${proto}${user_id}${ip}${agent_part}` === '' && longer_than < 0 && shorter_than < 0

/** FROM this: the wished viewing out of what one of the platform's sums knows. */
export const sumsOf = (viewing: string): string => `(SELECT * FROM (${viewing}) WHERE ${ofSums})`

/** FROM this: the wished viewing by stream and server, out of the sums or out of the sessions themselves. */
export const viewingOf = (wish: Wish): string =>
  isSummed(wish)
    ? sumsOf(viewingAtAll)
    : `(SELECT account_id, started_at AS hour, stream_name, server_id, hostname, server_ip, server_country,
        1 AS sessions_count, bytes, duration FROM play_sessions WHERE ${wished})`

/** Columns of a row that are the media server's, and those that are the viewer's. */
export const ofServer = { hostname: z.string(), server_ip: z.string(), server_country: z.string() }
export const ofClient = {
  user_id: z.string(),
  ip: z.string(),
  country: z.string(),
  user_agent: z.string(),
  referer: z.string(),
}

/** A viewer is a user id, else an address with its program (decisions, section 8). */
export const viewer = (...more: readonly string[]): string =>
  `if(user_id != '', cityHash64(${[...more, `'user'`, 'user_id'].join()}), cityHash64(${[...more, `'at'`, 'ip', 'user_agent'].join()}))`
