/** Finds the Idempotency-Keys of calls. A call is its method, address and body: whatever makes two attempts the same. */
export interface IdempotencyKeys {
  /**
   * The key for this call about `thing`: the one of its earlier attempt where nobody knows how that ended and it is still the same wish, else a
   * fresh one. Another call about the thing, or about what belongs to it, is a later wish: after that the earlier one is made anew.
   */
  keyFor(call: string, thing: string): string
  /** The call was answered for good; the same click from now on is a new wish. */
  settle(call: string): void
  /** The page was told how the thing stands, and what belongs to it: whoever sets it from now on knows what they do. */
  tell(thing: string): void
}

interface Wish {
  readonly key: string
  readonly thing: string
  readonly at: number
  isTold: boolean
}

/** Whoever comes back to a page after so long wishes anew. */
const wishMs = 300_000

/** But nobody pays twice, however late they press again. */
const isPayment = (call: string): boolean => /^\S+ \S+\/pay /.test(call)

/** What only gets ready for another call is no wish by itself. */
const isPreparation = (call: string): boolean => /^\S+ \S+\/payment_settings /.test(call)

/** Done twice it comes to the same. What a POST does may be done once more: it is not enough that the page was told. */
const isSetting = (call: string): boolean => !call.startsWith('POST ')

let retries = 0

/** Another try of a wish, as the message of its failure offers it: whatever the page was told meanwhile, it is the same wish. */
export const tryAgain = async (attempt: () => Promise<unknown>): Promise<void> => {
  retries += 1
  await attempt().catch(() => undefined)
  retries -= 1
}

export const idempotencyKeys = (uuid: () => string, now: () => number): IdempotencyKeys => {
  const open = new Map<string, Wish>()
  const isSame = (call: string, { at, isTold }: Wish): boolean =>
    (!isTold || retries > 0) && (now() - at < wishMs || isPayment(call))
  return {
    keyFor(call, thing) {
      const before = open.get(call)
      const key = before !== undefined && isSame(call, before) ? before.key : uuid()
      for (const [other, wish] of open)
        if (!isPreparation(call) && `${thing}/`.startsWith(`${wish.thing}/`)) open.delete(other)
      open.set(call, { key, thing, at: now(), isTold: false })
      return key
    },
    settle(call) {
      open.delete(call)
    },
    tell(thing) {
      for (const [call, wish] of open)
        if (isSetting(call) && `${wish.thing}/`.startsWith(`${thing}/`)) wish.isTold = true
    },
  }
}
