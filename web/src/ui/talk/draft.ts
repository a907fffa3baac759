import { browserStore, type KeyValueStore } from '../../lib/storage.ts'

/** What was written and not sent, and for whom. The one is never kept or shown without the other. */
export interface Draft {
  readonly text: string
  /** Meant for colleagues: no customer is to read it. */
  readonly isNote: boolean
}

const keyOf = (name: string): string => `draft:${name}`

/** Stands before what is meant for colleagues. No box has one in its words: browsers make line feeds of it. */
const noteMark = '\r'

const readOf = (kept: string | null): Draft => {
  const isNote = kept?.startsWith(noteMark) === true
  return { text: (isNote ? kept?.slice(1) : kept) ?? '', isNote }
}

/** Kept in this browser for whoever wrote it and each ticket; it outlives the session. */
export const draftOf = (name: string, store: KeyValueStore = browserStore): Draft => readOf(store.get(keyOf(name)))

/** Hears what becomes of the draft in another tab, and what it was. Returns how to stop. */
export const watchDraft = (name: string, onChange: (now: Draft, before: Draft) => void): (() => void) => {
  const hear = ({ key, newValue, oldValue }: StorageEvent): void => {
    if (key === keyOf(name)) onChange(readOf(newValue), readOf(oldValue))
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}

export const keepDraft = (name: string, { text, isNote }: Draft, store: KeyValueStore = browserStore): void => {
  if (text.trim() === '') store.remove(keyOf(name))
  else store.set(keyOf(name), (isNote ? noteMark : '') + text)
}

/** One draft goes below what is written in another, and all of it is for colleagues where a part of it was. False where there is none. */
export const moveDraft = (from: string, into: string, store: KeyValueStore = browserStore): boolean => {
  const [moved, there] = [draftOf(from, store), draftOf(into, store)]
  if (moved.text === '') return false
  const text = there.text === '' ? moved.text : `${there.text.trimEnd()}\n\n${moved.text}`
  keepDraft(into, { text, isNote: moved.isNote || there.isNote }, store)
  keepDraft(from, { text: '', isNote: false }, store)
  return true
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
