import type { OfflineActivationKey } from '@foyer/contract/licensing/activation.ts'
import type { Page, PageQuery } from '@foyer/contract/vocabulary/page.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { ownedSince } from '../history/history-store.ts'
import { licensingPolicy } from '../policy.ts'
import { readableLicence } from '../read-licence.ts'
import type { Services } from '../services.ts'
import { listOfflineActivations } from './activation-store.ts'
import { presentActivation } from './present-activation.ts'

/** Lists the servers activated by file, and who activated them, newest first. */
export const readActivations =
  (services: Services) =>
  (call: ActorCall, id: string, { cursor, limit }: PageQuery): Promise<Page<OfflineActivationKey>> =>
    services.database.read(call.tenant, async (tx) => {
      const { tenant } = await readableLicence(services, tx, call, id, licensingPolicy.listOfflineActivationKeys)
      const since = await ownedSince(tx, tenant, id)
      const { cursors } = services
      const page = await listOfflineActivations(tx, id, since, { cursors, sort: '-created_at', cursor, limit })
      return { ...page, rows: page.rows.map(presentActivation) }
    })
