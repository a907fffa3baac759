import type { StatsServer } from '@foyer/contract/licensing/stats.ts'
import type { LicenceSearch } from '../list/licences-search.ts'

/** Up to this many servers need no search. */
export const fewServers = 10

export type ServersAsked = Pick<LicenceSearch, 'server' | 'status'>

/** Natural order: edge-2 comes before edge-10. */
const byName = new Intl.Collator('en', { numeric: true })

/** Reporting servers first, each group by name. A row keeps its place while its values change. */
const inOrder = (servers: readonly StatsServer[]): readonly StatsServer[] =>
  servers.toSorted(
    (a, b) => Number(a.status === 'offline') - Number(b.status === 'offline') || byName.compare(a.hostname, b.hostname),
  )

/** The servers whose name, address, id or version contains these words, in display order. */
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
