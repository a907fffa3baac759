import { createTtlCache } from './ttl-cache.ts'

/** A cache for values that change constantly and are read often: nobody waits for a value that was read a moment ago. */
export interface Revalidated<Value> {
  /**
   * Returns the cached value, and refreshes it in the background if it is no longer fresh. Without a cached value it
   * waits for `read`.
   */
  of(name: string, read: () => Promise<Value>): Promise<Value>
}

/**
 * Works like `stale-while-revalidate` of HTTP caches (RFC 5861): at most `most` values, fresh for `freshMs` and served
 * for `keptMs`.
 */
export const staleWhileRevalidate = <Value>(
  most: number,
  { freshMs, keptMs }: { readonly freshMs: number; readonly keptMs: number },
): Revalidated<Value> => {
  const kept = createTtlCache<Value>(most, keptMs)
  /** A value also counts as fresh while it is being read, so that only one refresh runs. */
  const fresh = createTtlCache<true>(most, freshMs)

  return {
    of: (name, read) => {
      const readAnew = async (): Promise<Value> => {
        fresh.set(name, true)
        const value = await read()
        kept.set(name, value)
        return value
      }
      const known = kept.get(name)
      if (known === undefined) return readAnew()
      // Deferred, so that the caller's other queries go first. If the refresh fails, the error reaches the first caller after the value has expired.
      if (fresh.get(name) === undefined) setImmediate(() => void readAnew().catch(() => undefined))
      return Promise.resolve(known)
    },
  }
}
