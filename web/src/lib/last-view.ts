import { type KeyValueStore, tabStore } from './storage.ts'

type View = Readonly<Record<string, unknown>>

const key = 'views'

/** Pages of single objects are not lists, and nobody is led back to them. */
const isObject = /[\da-f]{8}-/

const isView = (raw: unknown): raw is View => typeof raw === 'object' && raw !== null

const viewsIn = (store: KeyValueStore): View => {
  try {
    const kept: unknown = JSON.parse(store.get(key) ?? '{}')
    return isView(kept) ? kept : {}
  } catch {
    return {}
  }
}

/** The last parameters of a list in this tab: filters, order and page. The reader must validate them like an address. */
export const lastView = (list: string, store: KeyValueStore = tabStore): View => {
  const kept = viewsIn(store)[list]
  return isView(kept) ? kept : {}
}

/** Stores how a list looked when it was left, so that the way back from one of its objects leads to the same list. */
export const keepView = (path: string, view: View, store: KeyValueStore = tabStore): void => {
  if (!isObject.test(path)) store.set(key, JSON.stringify({ ...viewsIn(store), [path]: view }))
}

/** Whoever signs in next starts afresh. */
export const forgetViews = (store: KeyValueStore = tabStore): void => store.remove(key)
