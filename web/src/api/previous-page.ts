import { portalPath } from '../lib/portal-path.ts'
import { type KeyValueStore, tabStore } from '../lib/storage.ts'

const key = 'previous_page'

/** The page that a signed-out visitor wanted, kept for this tab until sign-in; reloads do not lose it. */
export const carryPage = (path: string, store: KeyValueStore = tabStore): void => store.set(key, portalPath(path))

export const carriedPage = (store: KeyValueStore = tabStore): string => portalPath(store.get(key))

export const forgetPage = (store: KeyValueStore = tabStore): void => store.remove(key)
