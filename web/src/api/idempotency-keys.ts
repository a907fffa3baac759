/**
 * Chooses the Idempotency-Key of each call. When an answer is lost, nobody knows whether the call was carried out, so a
 * repeated click must send the same key, and the server then acts only once. The hard part is to tell a repeated click
 * from a new intent.
 * Two calls are the same if method, address and body are the same. `thing` is the path of the object that the call is
 * about.
 */
export interface IdempotencyKeys {
  /**
   * The key for this call about `thing`. It is the key of the earlier attempt if nobody knows how that ended and the
   * intent is still the same; otherwise a fresh one. A different call about the same thing, or about something inside
   * it, shows a new intent: after that, the earlier call gets a fresh key too.
   */
  keyFor(call: string, thing: string): string
  /** The call got a final answer: the same click from now on is a new intent. */
  settle(call: string): void
  /**
   * The page has loaded the state of the thing and of everything inside it. Anyone who changes it from now on has seen
   * how it stands, so that is a new intent.
   */
  tell(thing: string): void
}

interface Wish {
  readonly key: string
  readonly thing: string
  readonly at: number
  isTold: boolean
}

/** After this long, the same click is a new intent. */
const wishMs = 300_000

/** Payments keep their key for good: nobody may pay twice, however late they press again. */
const isPayment = (call: string): boolean => /^\S+ \S+\/pay /.test(call)

/** A call that only prepares another one is not an intent of its own. */
const isPreparation = (call: string): boolean => /^\S+ \S+\/payment_settings /.test(call)

/**
 * Repeating these calls leads to the same state. A POST may create a second thing, so for it having seen the current
 * state is not enough.
 */
const isSetting = (call: string): boolean => !call.startsWith('POST ')

let retries = 0

/** Runs the retry that a failure message offers. It is the same intent, whatever the page has loaded meanwhile. */
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
