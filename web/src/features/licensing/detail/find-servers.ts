import type { StatsServer } from '@foyer/contract/licensing/stats.ts'
import type { LicenceSearch } from '../list/licences-search.ts'

/** So many are found by looking. */
export const fewServers = 10

export type ServersAsked = Pick<LicenceSearch, 'server' | 'status'>

/** edge-2 comes before edge-10. */
const byName = new Intl.Collator('en', { numeric: true })

/** Those that report first, each group by name; a row keeps its place while its figures change. */
const inOrder = (servers: readonly StatsServer[]): readonly StatsServer[] =>
  servers.toSorted(
    (a, b) => Number(a.status === 'offline') - Number(b.status === 'offline') || byName.compare(a.hostname, b.hostname),
  )

/** The servers whose name, address, id or version has these words, in the order in which they are shown. */
export const findServers = (
  servers: readonly StatsServer[],
  { server = '', status }: ServersAsked,
): readonly StatsServer[] => {
  const words = server.toLowerCase()
  return inOrder(
    servers.filter(
      (one) =>
        (status === undefined || one.status === status) &&
        [one.hostname, one.ip, one.server_id, one.version].some((text) => text.toLowerCase().includes(words)),
    ),
  )
}
