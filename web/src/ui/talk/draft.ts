import { browserStore, type KeyValueStore } from '../../lib/storage.ts'

const keyOf = (ticketId: string): string => `draft:${ticketId}`

/** What was written and not sent, kept in this browser for each ticket; it outlives the session. */
export const draftOf = (ticketId: string, store: KeyValueStore = browserStore): string =>
  store.get(keyOf(ticketId)) ?? ''

export const keepDraft = (ticketId: string, text: string, store: KeyValueStore = browserStore): void => {
  if (text.trim() === '') store.remove(keyOf(ticketId))
  else store.set(keyOf(ticketId), text)
}

type OnTaken = (sent: string, by: unknown) => void

const watching = new Map<string, Set<OnTaken>>()

/** Hears of words of this draft that the server has taken, whichever box sent them. Returns how to stop. */
export const watchTaken = (ticketId: string, onTaken: OnTaken): (() => void) => {
  const all = watching.get(ticketId) ?? new Set()
  watching.set(ticketId, all.add(onTaken))
  return () => {
    all.delete(onTaken)
    if (all.size === 0) watching.delete(ticketId)
  }
}

export const tellTaken = (ticketId: string, sent: string, by: unknown): void => {
  for (const onTaken of watching.get(ticketId) ?? []) onTaken(sent, by)
}
