import type { Statement, Tx } from '../../../platform/database/database.ts'
import { hashSecret } from '../../../platform/ids.ts'
import type { LockedRow } from '../store.ts'

/** The licence and brand of a key, which never change. Whether the key still opens anything does: see `keyWorksIn`. */
export const keyOwner: Statement = {
  name: 'licensing.key_owner',
  text: 'select tenant, deliverable_id from licensing.key_owner where key_hash = $1',
}

export interface KeyOwner {
  readonly tenant: string
  readonly deliverable_id: string
}

/** In SQL: whether a key works now, which one that was replaced does until its time. */
export const keyWorksIn = (hash: string, now: string): string =>
  `exists (select from licensing.key_owner where key_hash = ${hash} and (ends_at is null or ends_at > ${now}))`

/** The same for the calls that do more than a heartbeat. */
export const keyWorks = async (tx: Tx, hash: Buffer, now: Date): Promise<boolean> => {
  const key = await tx
    .selectFrom('licensing.key_owner')
    .select('key_hash')
    .where('key_hash', '=', hash)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .executeTakeFirst()
  return key !== undefined
}

/** Gives a licence its next key. No earlier key works longer than until `endsAt`, whatever was chosen when it was replaced. */
export const putKey = async (
  tx: Tx,
  { id: deliverable_id, tenant }: Pick<LockedRow, 'id' | 'tenant'>,
  key: string,
  endsAt: Date,
): Promise<void> => {
  await tx
    .updateTable('licensing.key_owner')
    .set({ ends_at: endsAt })
    .where('deliverable_id', '=', deliverable_id)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', endsAt)]))
    .execute()
  await tx
    .insertInto('licensing.key_owner')
    .values({ key_hash: hashSecret(key), tenant, deliverable_id })
    .execute()
  await tx.updateTable('licensing.deliverable').set({ key }).where('id', '=', deliverable_id).execute()
}
