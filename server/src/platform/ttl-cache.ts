/** A bounded cache of recent results. */
export interface TtlCache<Value> {
  get(name: string): Value | undefined
  set(name: string, value: Value): void
}

/** Keeps at most `most` values, dropping the oldest first, each for at most `keptMs`. */
export const createTtlCache = <Value>(most: number, keptMs = Number.POSITIVE_INFINITY): TtlCache<Value> => {
  const known = new Map<string, { readonly value: Value; readonly until: number }>()
  return {
    get: (name) => {
      const one = known.get(name)
      return one === undefined || one.until < performance.now() ? undefined : one.value
    },
    set: (name, value) => {
      known.delete(name)
      known.set(name, { value, until: performance.now() + keptMs })
      for (const oldest of known.keys()) {
        if (known.size <= most) return
        known.delete(oldest)
      }
    },
  }
}
