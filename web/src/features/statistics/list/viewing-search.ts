import { viewingTextCap } from '@foyer/contract/vocabulary/constants.ts'
import { oneOf, searchOf, text } from '../../../lib/search-params.ts'
import { wordsUpTo } from '../../../lib/search-words.ts'
import { pageSizes } from '../../../ui/page-sizes.ts'
import { presets } from '../range/presets.ts'

/** The order of any list; one that a list does not know means nothing there. */
const sort = (raw: unknown): string | undefined =>
  typeof raw === 'string' && /^-?[a-z_.]{1,40}$/.test(raw) ? raw : undefined

/** Ten digits: what is longer, such as a moment in milliseconds, the calls would refuse. */
export const seconds = (raw: unknown): number | undefined => (/^\d{1,10}$/.test(String(raw)) ? Number(raw) : undefined)

const isSet = oneOf('1')

/** The whole state of a list, in the address under the names of its calls (times in seconds). */
export const viewingSearch = searchOf({
  name: wordsUpTo(viewingTextCap),
  /** Those of sums: exactly this stream, this program, this server, and those that say nothing of program, server or viewer. */
  stream: text,
  agent: text,
  no_agent: isSet,
  server: text,
  no_server: isSet,
  no_user_id: isSet,
  /** Of the server, where `ip` is the viewer's. */
  server_ip: text,
  user_id: text,
  ip: text,
  hostname: text,
  proto: text,
  useragent: text,
  duration_gt: seconds,
  duration_lt: seconds,
  /** Id of a licence whose servers alone are looked at. */
  licence: text,
  /** `me`, or the e-mail of somebody whose statistics are seen beside one's own. */
  owner: text,
  range: oneOf(...presets),
  from: seconds,
  to: seconds,
  sort,
  cursor: text,
  limit: oneOf(...pageSizes),
})

export type ViewingSearch = ReturnType<typeof viewingSearch>

export const dashboardSearch = searchOf({
  /** As of the lists. */
  owner: text,
  range: oneOf(...presets),
  from: seconds,
  to: seconds,
  compare: isSet,
})

export type DashboardSearch = ReturnType<typeof dashboardSearch>

/** server_health begins with the codes of failures where the address says so. */
export const monitoringSearch = searchOf({ codes: isSet })
