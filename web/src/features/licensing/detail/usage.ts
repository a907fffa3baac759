import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'

type Measured = Pick<Deliverable, 'category' | 'stats'>

/** What counts against the quantity; support and hardware are not counted. */
export type Unit = 'servers' | 'channels'

export const unitOf = ({ category }: Measured): Unit | undefined => {
  if (category.name === 'support' || category.name === 'hardware') return undefined
  return category.name === 'media_server' ? 'servers' : 'channels'
}

export const usedOf = (licence: Measured): number =>
  unitOf(licence) === 'servers' ? licence.stats.server_count : licence.stats.medias
