import type { KeyValueStore } from '../../../lib/storage.ts'

const keyOf = (orderId: string): string => `payment-secret.${orderId}`

/**
 * The gateway's secret of a payment whose bank asks for confirmation. It is kept as long as the tab lives, so that the
 * confirmation can continue after a reload.
 */
export const waitingSecrets = (store: KeyValueStore) => ({
  of: (orderId: string): string | null => store.get(keyOf(orderId)),
  keep: (orderId: string, secret: string): void => void store.set(keyOf(orderId), secret),
  drop: (orderId: string): void => store.remove(keyOf(orderId)),
})
