import { ServerId } from '@foyer/contract/licensing/media-server.ts'
import { createTtlCache } from '../../../platform/ttl-cache.ts'
import type { ServerAddress } from '../../licensing/index.ts'
import type { Services } from '../services.ts'
import type { Source } from './session-state.ts'

/** How many media servers are remembered, and for how long: one that moves is known by its old address until then. */
const remembered = { most: 50_000, ms: 5_000 } as const

/**
 * Finds the media servers that events name, by their ids. A licence may have had tens of thousands of servers, and each
 * of them calls every minute, so only those of the call are read.
 */
export const findServers = ({ database, licensing }: Pick<Services, 'database' | 'licensing'>) => {
  const known = createTtlCache<ServerAddress>(remembered.most, remembered.ms)
  return async (
    { tenant, deliverable_id }: Source,
    ids: ReadonlySet<string>,
  ): Promise<ReadonlyMap<string, ServerAddress>> => {
    const found = new Map<string, ServerAddress>()
    const nameOf = (id: string): string => `${deliverable_id} ${id}`
    for (const id of ids) {
      const server = known.get(nameOf(id))
      if (server !== undefined) found.set(id, server)
    }
    // An event may contain any text. No server has reported under one that is not an id.
    const others = [...ids].filter((id) => !found.has(id) && ServerId.safeParse(id).success)
    if (others.length === 0) return found
    for (const server of await database.read(tenant, (tx) => licensing.addressesOf(tx, deliverable_id, others))) {
      known.set(nameOf(server.server_id), server)
      found.set(server.server_id, server)
    }
    return found
  }
}
