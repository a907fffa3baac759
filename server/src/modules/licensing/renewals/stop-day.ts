import type { Tx } from '../../../platform/database/database.ts'
import { type EndingFacts, isOver, stopsOn } from '../licence-rules.ts'
import { findDeliverable } from '../store.ts'

/** The day until which a licence works without the money for its next period; null where nothing runs on it any more. */
export const worksUntil = (licence: EndingFacts, today: string): string | null => {
  const day = stopsOn(licence)
  return isOver(day, today) ? null : day
}

/** The day on which a licence stops without it, past where it has; null where it never does, or is terminated. */
export const stopDay = async (tx: Tx, deliverableId: string): Promise<string | null> => {
  const licence = await findDeliverable(tx, deliverableId)
  return licence === undefined || licence.terminated_at !== null ? null : stopsOn(licence)
}
