import type { SavedReplyTexts } from '@foyer/contract/operator/saved-reply.ts'
import { staffCallOf } from './staff.ts'
import type { Surroundings } from './surroundings.ts'

export interface SavedReplyPlan {
  readonly name: string
  /** The author's handle. */
  readonly by: string
  readonly texts: SavedReplyTexts
}

/** Saves the replies before the first ticket. Their ids are known from then on. */
export const planSavedReplies = (around: Surroundings, plans: readonly SavedReplyPlan[]): void => {
  const { story, past, calendar, savedReplies } = around
  for (const { by, ...body } of plans)
    story.at(calendar.ago(60 * 24 * 1_085), async () => {
      const { id } = await past.modules.support.staff.savedReplies.add(staffCallOf(around, by), body)
      savedReplies.set(body.name, id)
    })
}
