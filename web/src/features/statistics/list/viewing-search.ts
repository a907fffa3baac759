import { viewingTextCap } from '@foyer/contract/vocabulary/constants.ts'
import { oneOf, searchOf, text } from '../../../lib/search-params.ts'
import { wordsUpTo } from '../../../lib/search-words.ts'
import { pageSizes } from '../../../ui/page-sizes.ts'
import { presets } from '../range/presets.ts'

/** A list's sort order; a list ignores one that it does not know. */
const sort = (raw: unknown): string | undefined =>
  typeof raw === 'string' && /^-?[a-z_.]{1,40}$/.test(raw) ? raw : undefined

/** At most ten digits: the API would refuse longer values, such as milliseconds. */
export const seconds = (raw: unknown): number | undefined => (/^\d{1,10}$/.test(String(raw)) ? Number(raw) : undefined)

const isSet = oneOf('1')

/** What the dashboard has as well. */
const shared = {
  /**
   * Filters that totals link with: exactly this stream or server, and what no server is named for. `hostname` is the
   * server's name, which several may share.
   */
  stream: text,
  server: text,
  no_server: isSet,
  hostname: text,
  /** The id of a licence, to show only its servers. */
  licence: text,
  /** `me`, or the e-mail of somebody whose statistics the user may see. */
  owner: text,
  range: oneOf(...presets),
  from: seconds,
  to: seconds,
}

/** The whole state of a list, in the address under the names of the API's parameters (times in seconds). */
export const viewingSearch = searchOf({
  ...shared,
  name: wordsUpTo(viewingTextCap),
  /** Also linked with by totals: exactly this program, and those without a program or viewer name. */
  agent: text,
  no_agent: isSet,
  no_user_id: isSet,
  /** The server's address; `ip` is the viewer's. */
  server_ip: text,
  user_id: text,
  ip: text,
  proto: text,
  useragent: text,
  duration_gt: seconds,
  duration_lt: seconds,
  sort,
  cursor: text,
  limit: oneOf(...pageSizes),
})

export type ViewingSearch = ReturnType<typeof viewingSearch>

export const dashboardSearch = searchOf({ ...shared, compare: isSet })

export type DashboardSearch = ReturnType<typeof dashboardSearch>

/** The server_health board starts with the failure codes if the address says so. */
export const monitoringSearch = searchOf({ codes: isSet })
