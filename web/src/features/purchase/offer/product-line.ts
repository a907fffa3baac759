import type { SkuCategory } from '@foyer/contract/catalogue/category.ts'
import { camerasAtMost, purchaseQuantities } from '@foyer/contract/vocabulary/constants.ts'

/** One page of the shop. */
export interface ProductLine {
  readonly category: Extract<SkuCategory['name'], 'media_server' | 'watcher'>
  /** In the order of the cards; a cluster of Watcher is settled with a manager. */
  readonly products: readonly ('basic' | 'pro' | 'single')[]
  /** Servers are picked from a list, cameras are counted. */
  readonly quantity: 'servers' | 'cameras'
  readonly most: number
  /** What tickets about it are filed under. */
  readonly ticketProduct: 'iptv' | 'vsaas'
}

export const mediaServer: ProductLine = {
  category: 'media_server',
  products: ['basic', 'pro'],
  quantity: 'servers',
  most: purchaseQuantities.max,
  ticketProduct: 'iptv',
}

export const watcher: ProductLine = {
  category: 'watcher',
  products: ['single'],
  quantity: 'cameras',
  most: camerasAtMost,
  ticketProduct: 'vsaas',
}
