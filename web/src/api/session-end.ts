import { type KeyValueStore, tabStore } from '../lib/storage.ts'

/** Why a session ended: the user signed out, or the server no longer accepts it. */
export type SessionEnd = 'signed_out' | 'expired'

const key = 'session_expired'

/** Notes that the server ended the session; the sign-in page says so once. */
export const noteSessionEnd = (store: KeyValueStore = tabStore): void => void store.set(key, 'true')

/** Reads this note once. State initialisers may run twice in one turn, so it is removed after the turn. */
export const takeSessionEnd = (store: KeyValueStore = tabStore): boolean => {
  const noted = store.get(key) !== null
  if (noted) queueMicrotask(() => store.remove(key))
  return noted
}

/** The session as forms see it: whose it is, and an `expired` event when it ends without the user's doing. */
export interface EndingSession {
  readonly account: string | undefined
  subscribe(listener: (event: string) => void): () => void
}

/** Where forms keep what was typed when the session expired. */
export const typedKey = 'typed'

/** Signing out leaves nothing typed behind. */
export const forgetTyped = (store: KeyValueStore = tabStore): void => store.remove(typedKey)
