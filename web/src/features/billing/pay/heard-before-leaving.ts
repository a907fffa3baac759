import type { Order } from '@foyer/contract/billing/order.ts'
import type { KeyValueStore } from '../../../lib/storage.ts'

type Heard = Pick<Order, 'id' | 'payment'>

const keyOf = (orderId: string): string => `heard-before-leaving.${orderId}`
const heardOf = ({ payment }: Heard): string => payment?.at ?? ''

/**
 * What was known of an order's payments as its customer left for a gateway's own page. The gateway's word may be there before they
 * are back: whatever is newer than this is the answer that they wait for.
 */
export const heardBeforeLeaving = (store: KeyValueStore) => ({
  note: (order: Heard): void => store.set(keyOf(order.id), heardOf(order)),
  /** Whoever comes back without having left from this tab waits for what is newer than what they find. */
  of: (order: Heard): string => store.get(keyOf(order.id)) ?? heardOf(order),
  isAnswered: (order: Heard, before: string): boolean => heardOf(order) !== before,
})
