/** What was found out lately and is worth not asking for again. */
export interface Recent<Value> {
  get(name: string): Value | undefined
  set(name: string, value: Value): void
}

/** Keeps `most` of them, the oldest going first, and each for `keptMs` at most. */
export const createRecent = <Value>(most: number, keptMs = Number.POSITIVE_INFINITY): Recent<Value> => {
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
