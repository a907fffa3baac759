import type { EndingFiles, OfflineActivationKey } from '@foyer/contract/licensing/activation.ts'
import type { Page, PageQuery } from '@foyer/contract/vocabulary/page.ts'
import type { ActorCall } from '../../../platform/http/call.ts'
import { ownedSince } from '../history/history-store.ts'
import { licensingPolicy } from '../policy.ts'
import { readableLicence } from '../read-licence.ts'
import type { Services } from '../services.ts'
import { listNewestFiles, listOfflineActivations } from './activation-store.ts'
import { endingOf } from './issued-files.ts'
import { presentActivation } from './present-activation.ts'

export interface Activations extends Page<OfflineActivationKey> {
  readonly ending: EndingFiles | null
}

/** Lists the servers activated by file, and who activated them, newest first. */
export const readActivations =
  (services: Services) =>
  (call: ActorCall, id: string, { cursor, limit }: PageQuery): Promise<Activations> =>
    services.database.read(call.tenant, async (tx) => {
      const licence = await readableLicence(services, tx, call, id, licensingPolicy.listOfflineActivationKeys)
      const since = await ownedSince(tx, call.tenant, id)
      const { cursors } = services
      const page = await listOfflineActivations(tx, id, since, { cursors, sort: '-created_at', cursor, limit })
      const files = await listNewestFiles(tx, id)
      const newest = new Set(files.map(({ key }) => key))
      const rows = page.rows.map((row) => presentActivation(licence, row, newest))
      return { ...page, rows, ending: endingOf(licence, files) }
    })
