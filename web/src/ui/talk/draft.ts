import { browserStore, type KeyValueStore } from '../../lib/storage.ts'

const keyOf = (ticketId: string): string => `draft:${ticketId}`

/** What was written and not sent, kept in this browser for each ticket; it outlives the session. */
export const draftOf = (ticketId: string, store: KeyValueStore = browserStore): string =>
  store.get(keyOf(ticketId)) ?? ''

export const keepDraft = (ticketId: string, text: string, store: KeyValueStore = browserStore): void => {
  if (text.trim() === '') store.remove(keyOf(ticketId))
  else store.set(keyOf(ticketId), text)
}
