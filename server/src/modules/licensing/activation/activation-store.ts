import type { Page } from '@foyer/contract/vocabulary/page.ts'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { type ListShape, type PageRequest, readPage } from '../../../platform/database/paging.ts'
import type { LicensingOfflineActivation } from '../../../platform/database/tables.generated.ts'

export type OfflineActivationRow = Selectable<LicensingOfflineActivation>

const activationList = {
  name: 'offline_activations',
  sortKeys: { created_at: { expression: sql`created_at`, type: 'timestamptz' } },
  id: sql`id`,
} as const satisfies ListShape

export const listOfflineActivations = (
  tx: Tx,
  deliverableId: string,
  since: Date,
  page: PageRequest,
): Promise<Page<OfflineActivationRow>> =>
  readPage(
    tx
      .selectFrom('licensing.offline_activation')
      .selectAll()
      .where('deliverable_id', '=', deliverableId)
      .where('created_at', '>=', since),
    activationList,
    page,
  )

export const findOfflineActivation = (
  tx: Tx,
  deliverableId: string,
  requestHash: Buffer,
): Promise<OfflineActivationRow | undefined> =>
  tx
    .selectFrom('licensing.offline_activation')
    .selectAll()
    .where('deliverable_id', '=', deliverableId)
    .where('request_hash', '=', requestHash)
    .executeTakeFirst()

/** The same file, requested by the licence’s next owner, is logged as theirs. */
export const handOver = async (
  tx: Tx,
  id: string,
  to: Pick<OfflineActivationRow, 'initiator_email' | 'initiator_name' | 'initiator_ip' | 'created_at'>,
): Promise<void> => {
  await tx.updateTable('licensing.offline_activation').set(to).where('id', '=', id).execute()
}

export const insertOfflineActivation = async (tx: Tx, row: OfflineActivationRow): Promise<void> => {
  await tx.insertInto('licensing.offline_activation').values(row).execute()
}
