import type { Tx } from '../../platform/database/database.ts'
import { inBatches } from '../../platform/database/in-batches.ts'
import { deleteNotificationsOf, deletePreferences } from './notification-store.ts'
import type { Services } from './services.ts'
import { deleteSubscriptionsOf } from './subscription-store.ts'

/** For an account that is closed or erased. */
export const closeReader = ({ database }: Services) => ({
  /** No browser is told of anything any more. */
  end: deleteSubscriptionsOf,
  erase: async ({ tenant, id }: { readonly tenant: string; readonly id: string }): Promise<void> => {
    for (const column of ['account_id', 'owner_id'] as const)
      await inBatches(database, tenant, (tx, most) => deleteNotificationsOf(tx, column, id, most))
    await database.transaction(tenant, async (tx: Tx) => {
      await deletePreferences(tx, id)
      await deleteSubscriptionsOf(tx, id)
    })
  },
})
