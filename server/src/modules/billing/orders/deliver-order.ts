import type { Tx } from '../../../platform/database/database.ts'
import type { PaidOrder, Services } from '../services.ts'
import { noteDelivered } from './order-store.ts'

/** Delivers what an order bought, in the transaction that pays it. */
export const deliverOrder = async ({ fulfil }: Services, tx: Tx, order: PaidOrder): Promise<void> => {
  const made = await fulfil(tx, order)
  if (made !== null) await noteDelivered(tx, order.id, made)
}
