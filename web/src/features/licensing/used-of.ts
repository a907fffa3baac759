import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'

/**
 * What counts against the quantity: servers of a media server licence, cameras and channels of the others. By the category's name, for
 * the contract's own rule would bring its schemas into the first page.
 */
export const usedOf = ({ category, stats }: Pick<Deliverable, 'category' | 'stats'>): number =>
  category.name === 'media_server' ? stats.server_count : stats.medias
