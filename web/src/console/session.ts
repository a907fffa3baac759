import type { EndingSession } from '../api/session-end.ts'
import { browserStore, type KeyValueStore } from '../lib/storage.ts'

/** Separate names, because a customer may be signed in beside the operator in the same browser. */
const keys = { token: 'operator_token', expires: 'operator_token_expires', account: 'operator_id' } as const

/** Why the session ended, for the other tabs: an expired session must read as expired in each of them, not as signed out. */
const endKey = 'operator_session_end'

/** `left`: somebody signed out in another tab. */
export type ConsoleSessionEvent = 'signed_in' | 'signed_out' | 'left' | 'expired'

interface Opened {
  readonly token: string
  /** ISO 8601. */
  readonly expires_at: string
  readonly operator: { readonly id: string }
}

type Listener = (event: ConsoleSessionEvent) => void

/** An operator's session: one token for a working day. When it expires, they sign in again. */
export class ConsoleSession implements EndingSession {
  readonly #store: KeyValueStore
  readonly #now: () => number
  readonly #listeners = new Set<Listener>()

  constructor(store: KeyValueStore, now: () => number) {
    this.#store = store
    this.#now = now
  }

  /** The bearer of every call; undefined when signed out. */
  get token(): string | undefined {
    const expires = Date.parse(this.#store.get(keys.expires) ?? '')
    return expires > this.#now() ? (this.#store.get(keys.token) ?? undefined) : undefined
  }

  /** The operator's id; undefined when signed out. */
  get account(): string | undefined {
    return this.token === undefined ? undefined : (this.#store.get(keys.account) ?? undefined)
  }

  start({ token, expires_at, operator }: Opened): void {
    this.#store.set(keys.account, operator.id)
    this.#store.set(keys.expires, expires_at)
    this.#store.set(keys.token, token)
    this.#tell('signed_in')
  }

  end(reason: 'signed_out' | 'expired'): void {
    this.#store.set(endKey, reason)
    for (const key of Object.values(keys)) this.#store.remove(key)
    this.#tell(reason)
  }

  /** The bearer for a call about to be made. An expired session ends here, because the call would fail anyway. */
  bearer(): string | undefined {
    const { token } = this
    if (token === undefined && this.#store.get(keys.token) !== null) this.end('expired')
    return token
  }

  /** The server answered 401 to a call with this token. Ignored if the token has been replaced since. */
  refused(token: string): void {
    if (token === this.#store.get(keys.token)) this.end('expired')
  }

  /** Another tab signed in or out. */
  followStore(key: string | null): void {
    if (key !== keys.token && key !== null) return
    if (this.token !== undefined) this.#tell('signed_in')
    else this.#tell(this.#store.get(endKey) === 'expired' ? 'expired' : 'left')
  }

  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #tell(event: ConsoleSessionEvent): void {
    for (const listener of this.#listeners) listener(event)
  }
}

export const consoleSession = new ConsoleSession(browserStore, () => Date.now())
