import { inOtherTab, type OtherTab } from '../api/other-tabs.ts'
import { aheadOf } from '../api/server-clock.ts'
import type { EndingSession, SessionEnd } from '../api/session-end.ts'
import { browserStore, type KeyValueStore } from '../lib/storage.ts'

/** Separate names, because a customer may be signed in beside the operator in the same browser. */
const keys = { token: 'operator_token', expires: 'operator_token_expires', account: 'operator_id' } as const

/** Why the session ended, for the other tabs: an expired session must read as expired in each of them, not as signed out. */
const endKey = 'operator_session_end'

/** By how much the server's clock is ahead if the local clock is wrong. */
const aheadKey = 'operator_server_ahead'

export type ConsoleSessionEvent = SessionEnd | 'signed_in' | OtherTab

interface Opened {
  readonly token: string
  /** ISO 8601, by the server's clock. */
  readonly expires_at: string
  readonly operator: { readonly id: string }
}

type Listener = (event: ConsoleSessionEvent) => void

/** An operator's session: one token for a working day. When it expires, they sign in again. */
export class ConsoleSession implements EndingSession {
  readonly #store: KeyValueStore
  readonly #now: () => number
  readonly #listeners = new Set<Listener>()
  #account: string | undefined

  constructor(store: KeyValueStore, now: () => number) {
    this.#store = store
    this.#now = now
    this.#account = this.#stored()
  }

  /** The bearer of every call; undefined when signed out. */
  get token(): string | undefined {
    const expires = Date.parse(this.#store.get(keys.expires) ?? '')
    const ahead = Number(this.#store.get(aheadKey) ?? 0)
    return expires > this.#now() + ahead ? (this.#store.get(keys.token) ?? undefined) : undefined
  }

  /** The operator's id; undefined when signed out. */
  get account(): string | undefined {
    return this.#account
  }

  /** `serverNow`: the server's time in the answer; NaN if it does not say. */
  start({ token, expires_at, operator }: Opened, serverNow: number): void {
    this.#account = operator.id
    this.#store.set(aheadKey, String(aheadOf(serverNow, this.#now())))
    this.#store.set(keys.account, operator.id)
    this.#store.set(keys.expires, expires_at)
    this.#store.set(keys.token, token)
    this.#tell('signed_in')
  }

  end(reason: SessionEnd): void {
    this.#store.set(endKey, reason)
    for (const key of Object.values(keys)) this.#store.remove(key)
    this.#account = undefined
    this.#tell(reason)
  }

  /**
   * The bearer for a call about to be made. An expired session ends here, because the call would fail anyway. If another
   * operator has signed in meanwhile, the promise never settles: this page shows the earlier operator's rights and is
   * about to be replaced.
   */
  async bearer(): Promise<string | undefined> {
    const { token } = this
    if (token === undefined && this.#store.get(keys.token) !== null) this.end('expired')
    // Another operator's, or removed by something that told nobody.
    const isOwn = this.#account === undefined || this.#stored() === this.#account
    if (!isOwn) this.#follow()
    return isOwn || token === undefined ? token : new Promise(() => undefined)
  }

  /** The server answered 401 to a call with this token. Ignored if the token has been replaced since. */
  refused(token: string): void {
    if (token === this.#store.get(keys.token)) this.end('expired')
  }

  /** Another tab changed the store: follow it out, in, or to another operator. */
  followStore(key: string | null): void {
    if (key === keys.token || key === null) this.#follow()
  }

  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #follow(): void {
    const account = this.#stored()
    const event = inOtherTab(this.#account, account, this.#store.get(endKey))
    // After a switch this page belongs to the earlier operator until it is reloaded.
    if (event !== 'switched') this.#account = account
    if (event !== undefined) this.#tell(event)
  }

  /** The operator whose session is stored, whoever this tab belongs to. */
  #stored(): string | undefined {
    return this.token === undefined ? undefined : (this.#store.get(keys.account) ?? undefined)
  }

  #tell(event: ConsoleSessionEvent): void {
    for (const listener of this.#listeners) listener(event)
  }
}

export const consoleSession = new ConsoleSession(browserStore, () => Date.now())
