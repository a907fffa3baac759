import { browserStore, type KeyValueStore } from '../../lib/storage.ts'

const keyOf = (name: string): string => `draft:${name}`

/** What was written and not sent, kept in this browser for whoever wrote it and each ticket; it outlives the session. */
export const draftOf = (name: string, store: KeyValueStore = browserStore): string => store.get(keyOf(name)) ?? ''

/** Hears what becomes of the draft in another tab, and what it was. Returns how to stop. */
export const watchDraft = (name: string, onChange: (now: string, before: string) => void): (() => void) => {
  const hear = ({ key, newValue, oldValue }: StorageEvent): void => {
    if (key === keyOf(name)) onChange(newValue ?? '', oldValue ?? '')
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}

export const keepDraft = (name: string, text: string, store: KeyValueStore = browserStore): void => {
  if (text.trim() === '') store.remove(keyOf(name))
  else store.set(keyOf(name), text)
}

type OnTaken = (sent: string, by: unknown) => void

const watching = new Map<string, Set<OnTaken>>()

/** Hears of words of this draft that the server has taken, whichever box sent them. Returns how to stop. */
export const watchTaken = (name: string, onTaken: OnTaken): (() => void) => {
  const all = watching.get(name) ?? new Set()
  watching.set(name, all.add(onTaken))
  return () => {
    all.delete(onTaken)
    if (all.size === 0) watching.delete(name)
  }
}

export const tellTaken = (name: string, sent: string, by: unknown): void => {
  for (const onTaken of watching.get(name) ?? []) onTaken(sent, by)
}
