import type { Tx } from '../../../platform/database/database.ts'
import { type EndingFacts, isOver, stopsOn } from '../licence-rules.ts'
import { findDeliverable } from '../store.ts'

/** The day until which a licence works without payment for its next period; null if nothing runs on it any more. */
export const worksUntil = (licence: EndingFacts, today: string): string | null => {
  const day = stopsOn(licence)
  return isOver(day, today) ? null : day
}

/** The day a licence stops without payment, in the past if it has stopped; null if it never does or has been terminated. */
export const stopDay = async (tx: Tx, deliverableId: string): Promise<string | null> => {
  const licence = await findDeliverable(tx, deliverableId)
  return licence === undefined || licence.terminated_at !== null ? null : stopsOn(licence)
}
