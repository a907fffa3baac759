import type { TicketCategory } from '@foyer/contract/support/category.ts'
import { makeId } from '../../platform/ids.ts'
import type { Services } from './services.ts'
import { insertCategory } from './store.ts'

export interface NewCategory extends Omit<TicketCategory, 'id'> {
  readonly tenant: string
  readonly actor: string
}

/** Offers something more that a ticket of this kind and product can be about. Returns its id. */
export const addCategory =
  ({ database, clock, audit }: Services) =>
  ({ tenant, actor, ...category }: NewCategory): Promise<string> =>
    database.transaction(tenant, async (tx) => {
      const id = makeId(clock)
      await insertCategory(tx, { ...category, id, tenant })
      await audit(tx, {
        tenant,
        actor,
        actor_ip: null,
        action: 'ticket_category_added',
        object_type: 'ticket_category',
        object_id: id,
        account_id: null,
      })
      return id
    })
