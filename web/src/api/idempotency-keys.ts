/** Finds the Idempotency-Key of a call. */
export interface IdempotencyKeys {
  /** The key for this call: the one of its earlier attempt where nobody knows how that ended, else a fresh one. */
  keyFor(call: string): string
  /** The call was answered for good; the same click from now on is a new wish. */
  settle(call: string): void
}

/** `call` is whatever makes two attempts the same: method, address and body. */
export const idempotencyKeys = (uuid: () => string): IdempotencyKeys => {
  const open = new Map<string, string>()
  return {
    keyFor(call) {
      const key = open.get(call) ?? uuid()
      open.set(call, key)
      return key
    },
    settle(call) {
      open.delete(call)
    },
  }
}
