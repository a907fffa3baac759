import type { SkuCategory } from '@foyer/contract/catalogue/category.ts'
import { camerasAtMost, purchaseQuantities } from '@foyer/contract/vocabulary/constants.ts'

/** One page of the shop. */
export interface ProductLine {
  readonly category: Extract<SkuCategory['name'], 'media_server' | 'watcher'>
  /** In the order of the cards. A Watcher cluster is arranged with a manager instead. */
  readonly products: readonly ('basic' | 'pro' | 'single')[]
  /** Servers are picked from a list, cameras are typed as a number. */
  readonly quantity: 'servers' | 'cameras'
  readonly most: number
  /** The product under which tickets about it are filed. */
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
