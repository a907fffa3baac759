/** The part of Storage that the portal uses. Private modes may refuse it: a refused write is lost and never an error. */
export interface KeyValueStore {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}

export const memoryStore = (): KeyValueStore => {
  const values = new Map<string, string>()
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  }
}

const attempt = <T>(action: () => T, otherwise: T): T => {
  try {
    return action()
  } catch {
    return otherwise
  }
}

const storeOver = (storage: () => Storage): KeyValueStore => ({
  get: (key) => attempt(() => storage().getItem(key), null),
  set: (key, value) => attempt(() => storage().setItem(key, value), undefined),
  remove: (key) => attempt(() => storage().removeItem(key), undefined),
})

/** Kept in this browser. */
export const browserStore: KeyValueStore = storeOver(() => localStorage)

/** Kept as long as this tab lives. */
export const tabStore: KeyValueStore = storeOver(() => sessionStorage)
