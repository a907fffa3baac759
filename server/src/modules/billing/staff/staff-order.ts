import type { Tx } from '../../../platform/database/database.ts'
import { found } from '../../../platform/database/found.ts'
import { findOrder, type OrderRow } from '../orders/order-store.ts'

/** An order of any customer of the brand. Throws 404 if there is none with this id. */
export const orderForStaff = async (tx: Tx, id: string): Promise<OrderRow> => {
  return found(tx, id, findOrder)
}
