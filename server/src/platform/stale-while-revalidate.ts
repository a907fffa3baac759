import { createRecent } from './recent.ts'

/** For what changes all the time and is asked for again and again: nobody waits for what was read a moment ago. */
export interface Revalidated<Value> {
  /** What is kept under the name, read anew beside it for the next one where it is no longer fresh; else what `read` comes to. */
  of(name: string, read: () => Promise<Value>): Promise<Value>
}

/** As HTTP caches do (RFC 5861): `most` values, fresh for a while and told for a longer one, in milliseconds. */
export const staleWhileRevalidate = <Value>(
  most: number,
  { freshMs, keptMs }: { readonly freshMs: number; readonly keptMs: number },
): Revalidated<Value> => {
  const kept = createRecent<Value>(most, keptMs)
  /** Also while they are being read. */
  const fresh = createRecent<true>(most, freshMs)

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
      // Behind what its asker asks for beside it. Where it fails, who finds nothing kept any more is told so.
      if (fresh.get(name) === undefined) setImmediate(() => void readAnew().catch(() => undefined))
      return Promise.resolve(known)
    },
  }
}
