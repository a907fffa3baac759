/** The part of Storage that the portal uses. Private modes may refuse it: what is refused is kept in memory. */
export interface KeyValueStore {
  get(key: string): string | null
  /** False if it is kept only until the page is left. */
  set(key: string, value: string): boolean
  remove(key: string): void
}

export const memoryStore = (): KeyValueStore => {
  const values = new Map<string, string>()
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => values.set(key, value).has(key),
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

let hasRefused = false

/** Whether the browser has refused to store something, so that it ends with this page. */
export const isForgetful = (): boolean => hasRefused

/** What this storage refuses is kept in memory, so that the tab works as long as it lives. */
export const storeOver = (storage: () => Storage): KeyValueStore => {
  const memory = memoryStore()
  return {
    get: (key) => memory.get(key) ?? attempt(() => storage().getItem(key), null),
    set(key, value) {
      memory.remove(key)
      try {
        storage().setItem(key, value)
        return true
      } catch {
        hasRefused = memory.set(key, value)
        return false
      }
    },
    remove(key) {
      memory.remove(key)
      attempt(() => storage().removeItem(key), undefined)
    },
  }
}

/** Kept in this browser. */
export const browserStore: KeyValueStore = storeOver(() => localStorage)

/** Kept as long as this tab lives. */
export const tabStore: KeyValueStore = storeOver(() => sessionStorage)
