import type { Order } from '@foyer/contract/billing/order.ts'
import type { KeyValueStore } from '../../../lib/storage.ts'

type Heard = Pick<Order, 'id' | 'payment'>

const keyOf = (orderId: string): string => `heard-before-leaving.${orderId}`
const heardOf = ({ payment }: Heard): string => payment?.at ?? ''

/**
 * Remembers the latest known payment event of an order when its customer leaves for a gateway's page. The gateway's
 * notification may arrive before the customer returns, so anything newer than this event is the answer they wait for.
 */
export const heardBeforeLeaving = (store: KeyValueStore) => ({
  note: (order: Heard): void => void store.set(keyOf(order.id), heardOf(order)),
  /** A customer who returns in another tab waits for anything newer than what is there now. */
  of: (order: Heard): string => store.get(keyOf(order.id)) ?? heardOf(order),
  isAnswered: (order: Heard, before: string): boolean => heardOf(order) !== before,
})
