import { browserStore } from '../../lib/storage.ts'
import { draftOf, keepDraft } from '../../ui/talk/draft.ts'

/**
 * Earlier versions stored the note flag separately from the text. A draft that they left in this browser must not reach
 * a customer either.
 */
export const takeUpNote = (draft: string): void => {
  const key = `audience:${draft}`
  if (browserStore.get(key) !== 'note') return
  keepDraft(draft, { ...draftOf(draft), isNote: true })
  browserStore.remove(key)
}
