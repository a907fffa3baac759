import { retroviewRangeDays } from '@foyer/contract/vocabulary/constants.ts'
import { defined } from '@foyer/contract/vocabulary/defined.ts'
import type { Preset } from '../range/presets.ts'
import type { Range } from '../range/range.ts'
import type { ViewingSearch } from './viewing-search.ts'

export const viewingLists = ['sessions', 'streams', 'users', 'unique_sessions', 'servers'] as const
export type ViewingList = (typeof viewingLists)[number]

const byDays: Readonly<Record<number, Preset>> = { 1: 'day', 2: 'two_days' }

/** A list's default range. */
export const firstRange = (list: ViewingList): Preset => byDays[retroviewRangeDays[list]] ?? 'day'

/** The rows are single sessions, which have a moment and plain numbers. */
const listsSessions = (list: ViewingList): boolean => list === 'sessions' || list === 'unique_sessions'

export const firstSort = (list: ViewingList): string => (listsSessions(list) ? '-started_at' : '-bytes')

/** The filters of a list's call: the address's short names become the call's own. */
export const filtersOf = (list: ViewingList, search: ViewingSearch, { from, to }: Range) => {
  const { name, stream, agent, user_id, ip, hostname, proto, useragent, duration_gt, duration_lt, licence, owner } =
    search
  const [server_ip, client_ip] = list === 'servers' ? [ip ?? search.server_ip] : [search.server_ip, ip]
  return defined({
    from,
    to,
    stream_name: stream,
    stream_name_like: name,
    proto,
    'server.id': search.server,
    'server.id_empty': search.no_server && ('true' as const),
    'server.hostname': hostname,
    'server.ip': server_ip,
    'client.ip': client_ip,
    'client.user_id': user_id,
    'client.user_id_empty': search.no_user_id && ('true' as const),
    'client.useragent': agent,
    'client.useragent_empty': search.no_agent && ('true' as const),
    'client.useragent_like': useragent,
    deliverable_id: licence,
    owner,
    ...(listsSessions(list)
      ? { duration_gt, duration_lt }
      : { 'duration.play_gt': duration_gt, 'duration.play_lt': duration_lt }),
  })
}

const filterNames = [
  'name',
  'stream',
  'agent',
  'no_agent',
  'server',
  'no_server',
  'server_ip',
  'user_id',
  'no_user_id',
  'ip',
  'hostname',
  'proto',
  'useragent',
  'duration_gt',
  'duration_lt',
  'licence',
  'owner',
] as const

/** The search without range, order and page. */
export const filtersIn = (search: ViewingSearch): ViewingSearch =>
  Object.fromEntries(filterNames.map((name) => [name, search[name]]))

/** Clears every filter; the range stays. */
export const noFilters: ViewingSearch = Object.fromEntries(filterNames.map((name) => [name, undefined]))

export const isFiltered = (search: ViewingSearch): boolean => filterNames.some((name) => search[name] !== undefined)
