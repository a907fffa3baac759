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

/** The newest file of each server that a file activated and that still holds its seat. */
export const listNewestFiles = (tx: Tx, deliverableId: string): Promise<Pick<OfflineActivationRow, 'key'>[]> =>
  tx
    .selectFrom('licensing.server as server')
    .innerJoin('licensing.offline_activation as file', (join) =>
      join.onRef('file.deliverable_id', '=', 'server.deliverable_id').onRef('file.server_id', '=', 'server.server_id'),
    )
    .distinctOn('server.server_id')
    .select('file.key')
    .where('server.deliverable_id', '=', deliverableId)
    .where('lease_expires_at', 'is', null)
    .where('released_at', 'is', null)
    .where('replaced_by', 'is', null)
    .orderBy('server.server_id')
    .orderBy('file.created_at', 'desc')
    .execute()

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

/** The same file, requested by the licence’s next owner, is logged as theirs, and they are yet to be told of its end. */
export const handOver = async (
  tx: Tx,
  id: string,
  to: Pick<OfflineActivationRow, 'initiator_email' | 'initiator_name' | 'initiator_ip' | 'created_at'>,
): Promise<void> => {
  await tx
    .updateTable('licensing.offline_activation')
    .set({ ...to, end_told_at: null })
    .where('id', '=', id)
    .execute()
}

export const insertOfflineActivation = async (tx: Tx, row: OfflineActivationRow): Promise<void> => {
  await tx.insertInto('licensing.offline_activation').values(row).execute()
}
