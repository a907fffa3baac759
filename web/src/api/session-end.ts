import { type KeyValueStore, tabStore } from '../lib/storage.ts'

const key = 'session_expired'

/** The server ended the session; the sign-in page says so once. */
export const noteSessionEnd = (store: KeyValueStore = tabStore): void => store.set(key, 'true')

/** Whether that happened, asked once: state initialisers may run twice, so the note goes with the next turn. */
export const takeSessionEnd = (store: KeyValueStore = tabStore): boolean => {
  const noted = store.get(key) !== null
  if (noted) queueMicrotask(() => store.remove(key))
  return noted
}

/** A session as forms know it: whose it is, and that it tells of its end by itself as `expired`. */
export interface EndingSession {
  readonly account: string | undefined
  subscribe(listener: (event: string) => void): () => void
}

/** Where forms put what was typed in them when the session ended by itself. */
export const typedKey = 'typed'

/** Whoever signs out leaves nothing behind. */
export const forgetTyped = (store: KeyValueStore = tabStore): void => store.remove(typedKey)
