import { browserStore } from '../../lib/storage.ts'
import { draftOf, keepDraft } from '../../ui/talk/draft.ts'

/** Versions before kept apart from the words that they were for colleagues. What one has left in this browser goes to no customer either. */
export const takeUpNote = (draft: string): void => {
  const key = `audience:${draft}`
  if (browserStore.get(key) !== 'note') return
  keepDraft(draft, { ...draftOf(draft), isNote: true })
  browserStore.remove(key)
}
