import { browserStore, type KeyValueStore } from '../../lib/storage.ts'
import { draftOf, keepDraft } from '../../ui/talk/draft.ts'

const keyOf = (draft: string): string => `audience:${draft}`

/** Kept beside the draft: words that were meant for colleagues must not come back as an answer to the customer. */
export const isForColleagues = (draft: string, store: KeyValueStore = browserStore): boolean =>
  store.get(keyOf(draft)) === 'note'

export const keepForColleagues = (draft: string, isNote: boolean, store: KeyValueStore = browserStore): void => {
  if (isNote) store.set(keyOf(draft), 'note')
  else store.remove(keyOf(draft))
}

/** One draft goes below what is written in another. What was a note before makes all of it one. False where there is none. */
export const moveWords = (from: string, into: string, store: KeyValueStore = browserStore): boolean => {
  const [words, there] = [draftOf(from, store), draftOf(into, store)]
  if (words === '') return false
  const isNote = isForColleagues(from, store) || (there !== '' && isForColleagues(into, store))
  keepDraft(into, there === '' ? words : `${there.trimEnd()}\n\n${words}`, store)
  keepForColleagues(into, isNote, store)
  keepDraft(from, '', store)
  return true
}
