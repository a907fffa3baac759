import { portalPath } from '../lib/portal-path.ts'
import { type KeyValueStore, tabStore } from '../lib/storage.ts'

const key = 'previous_page'

/** Keeps the page that a signed-out visitor wanted for this tab until sign-in; it survives reloads. */
export const carryPage = (path: string, store: KeyValueStore = tabStore): void => void store.set(key, portalPath(path))

export const carriedPage = (store: KeyValueStore = tabStore): string => portalPath(store.get(key))

export const forgetPage = (store: KeyValueStore = tabStore): void => store.remove(key)
