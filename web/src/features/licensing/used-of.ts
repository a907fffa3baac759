import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'

/**
 * What counts against the quantity: servers for a media server licence, cameras and channels for the others. Decided by
 * the category's name, because the contract's own rule would bring its schemas into the first page.
 */
export const usedOf = ({ category, stats }: Pick<Deliverable, 'category' | 'stats'>): number =>
  category.name === 'media_server' ? stats.server_count : stats.medias
