import { browserStore, type KeyValueStore } from '../../lib/storage.ts'
import { listen } from '../listen.ts'

/**
 * An unsent message and its audience. Text and audience are always stored and shown together, so that a note never
 * reaches a customer.
 */
export interface Draft {
  readonly text: string
  /** An internal note, which the customer must not see. */
  readonly isNote: boolean
}

const keyOf = (name: string): string => `draft:${name}`

/** The prefix of stored notes. No textarea value contains it, because browsers turn it into a line feed. */
const noteMark = '\r'

const readOf = (kept: string | null): Draft => {
  const isNote = kept?.startsWith(noteMark) === true
  return { text: (isNote ? kept?.slice(1) : kept) ?? '', isNote }
}

/** The stored draft of one author and ticket. It is kept in this browser and outlives the session. */
export const draftOf = (name: string, store: KeyValueStore = browserStore): Draft => readOf(store.get(keyOf(name)))

/** Calls back when the draft changes in another tab, with the value before. Returns a function that stops this. */
export const watchDraft = (name: string, onChange: (now: Draft, before: Draft) => void): (() => void) => {
  const hear = ({ key, newValue, oldValue }: StorageEvent): void => {
    if (key === keyOf(name)) onChange(readOf(newValue), readOf(oldValue))
  }
  return listen(window, 'storage', hear)
}

/** Stores the draft. False if the browser refuses, and it is kept only until the page is left. */
export const keepDraft = (name: string, { text, isNote }: Draft, store: KeyValueStore = browserStore): boolean => {
  if (text.trim() !== '') return store.set(keyOf(name), (isNote ? noteMark : '') + text)
  store.remove(keyOf(name))
  return true
}

/** Appends one draft to another. The result is a note if either was one. Returns false if there was nothing to move. */
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

/**
 * Calls back when the server has accepted text of this draft, whichever message box sent it. Returns a function that
 * stops this.
 */
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
