import type { Selectable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { PushSubscription } from '../../platform/database/tables.generated.ts'

export type SubscriptionRow = Selectable<PushSubscription>

/** A browser that subscribes again gets the latest keys and owner, and counts as new. */
export const putSubscription = async (tx: Tx, row: SubscriptionRow): Promise<void> => {
  const { account_id, session_id, auth, p256dh, created_at } = row
  await tx
    .insertInto('push.subscription')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['tenant', 'endpoint_hash']).doUpdateSet({ account_id, session_id, auth, p256dh, created_at }),
    )
    .execute()
}

export const listSubscriptions = (tx: Tx, accountId: string): Promise<SubscriptionRow[]> =>
  tx.selectFrom('push.subscription').selectAll().where('account_id', '=', accountId).orderBy('created_at').execute()

/** At most `most` subscriptions of the brand, ordered by hash, after the given one. */
export const listSubscriptionsAfter = (tx: Tx, hash: Buffer, most: number): Promise<SubscriptionRow[]> =>
  tx
    .selectFrom('push.subscription')
    .selectAll()
    .where('endpoint_hash', '>', hash)
    .orderBy('endpoint_hash')
    .limit(most)
    .execute()

/** Returns false if there was none. */
export const deleteSubscription = async (tx: Tx, accountId: string, hash: Buffer): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('push.subscription')
    .where('endpoint_hash', '=', hash)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** All browsers of the account. */
export const deleteSubscriptionsOf = async (tx: Tx, accountId: string): Promise<void> => {
  await tx.deleteFrom('push.subscription').where('account_id', '=', accountId).execute()
}

/** Deletes the oldest browsers of a person beyond `most`. */
export const keepLatest = async (tx: Tx, accountId: string, most: number): Promise<void> => {
  const surplus = tx
    .selectFrom('push.subscription')
    .select('endpoint_hash')
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .offset(most)
  await tx
    .deleteFrom('push.subscription')
    .where('account_id', '=', accountId)
    .where('endpoint_hash', 'in', surplus)
    .execute()
}
