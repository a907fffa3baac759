import type { KeyValueStore } from '../lib/storage.ts'
import { type AccessClaims, claimsOf, isActive } from './access-token.ts'
import { inOtherTab, type OtherTab } from './other-tabs.ts'
import { aheadOf } from './server-clock.ts'
import type { SessionEnd } from './session-end.ts'

export interface LoginInfo {
  readonly access_token: string
  readonly refresh_token: string
  readonly redirect_to?: string | null | undefined
}

export type SessionEvent = SessionEnd | 'signed_in' | OtherTab

/** Runs the action while no other tab of the portal runs one: a lock across tabs. */
export type Exclusive = <T>(action: () => Promise<T>) => Promise<T>

export interface SessionParts {
  readonly store: KeyValueStore
  readonly now: () => number
  readonly exclusive: Exclusive
  /** POST /login with the refresh token as bearer. Rejects with `RefreshRefused` on 401 and with any other error otherwise. */
  readonly refresh: (refreshToken: string) => Promise<LoginInfo>
}

/** The server no longer accepts the refresh token. */
export class RefreshRefused extends Error {
  override readonly name = 'RefreshRefused'
}

/**
 * The storage keys. The access token is written and removed last, so that other tabs notice the change only when
 * everything is in place.
 */
export const sessionKeys = ['refresh_token', 'access_token_expires', 'access_token'] as const

/** By how much the server's clock is ahead if the local clock is wrong. */
const aheadKey = 'server_ahead'

/** A token that was refused when it had less than this left has expired on its way. */
const nearlyOverMs = 30_000

/** Why the session ended, for the other tabs: an expired session must read as expired in each of them, not as signed out. */
const endKey = 'session_end'

type Listener = (event: SessionEvent) => void

/**
 * The session: logged in while an active access token or a refresh token is stored, otherwise logged out.
 * The tokens live only in the store, so that every tab sees the same; this object caches nothing of them.
 */
export class Session {
  readonly #parts: SessionParts
  readonly #listeners = new Set<Listener>()
  #refreshing: Promise<string | undefined> | undefined
  #account: string | undefined

  constructor(parts: SessionParts) {
    this.#parts = parts
    this.#account = this.#claims()?.account_id
  }

  get isLoggedIn(): boolean {
    return this.#active() !== undefined || this.#parts.store.get('refresh_token') !== null
  }

  /** The account's id; undefined when logged out. */
  get account(): string | undefined {
    return this.#account
  }

  /**
   * The access token to send now, refreshed first if needed; undefined when logged out. If another account has signed
   * in meanwhile, the promise never settles: this page shows the earlier account's data and is about to be replaced.
   * Rejects if the refresh fails for any reason but a refused token.
   */
  async bearer(): Promise<string | undefined> {
    const token = this.#active() ?? (await this.refresh(false))
    // Whatever removed the tokens told nobody.
    if (token === undefined && this.#account !== undefined) this.followStore()
    if (token === undefined || this.#account === undefined || claimsOf(token)?.account_id === this.#account)
      return token
    this.followStore()
    return new Promise(() => undefined)
  }

  /**
   * Refreshes once for all callers in this tab and, through the lock, for all tabs. `force` gets a new token although
   * the stored one is active, because its claims are out of date. Rejects if no answer came or the server failed; a
   * refused token ends the session instead.
   */
  refresh(force: boolean): Promise<string | undefined> {
    const before = this.#parts.store.get('access_token')
    this.#refreshing ??= this.#parts
      .exclusive(() => this.#refreshUnlessDone(force ? before : null))
      .finally(() => {
        this.#refreshing = undefined
      })
    return this.#refreshing
  }

  start(info: LoginInfo): void {
    this.#account = undefined
    this.#store(info)
    this.#tell('signed_in')
  }

  end(reason: SessionEnd): void {
    this.#parts.store.set(endKey, reason)
    for (const key of sessionKeys) this.#parts.store.remove(key)
    this.#account = undefined
    this.#tell(reason)
  }

  /**
   * The server answered 401 to a call with this token, which ends the session. Not if the token has been replaced
   * since, or has merely expired on its way, as a wrong clock or a slow network may cause: then it is replaced. Returns
   * whether the session goes on.
   */
  refused(token: string): boolean {
    if (token !== this.#parts.store.get('access_token')) return this.isLoggedIn
    if (this.#lasts(Math.max(0, -this.#ahead()) + nearlyOverMs)) {
      this.end('expired')
      return false
    }
    void this.refresh(true).catch(() => undefined)
    return true
  }

  /** Another tab changed the tokens: follow it out, in, or into another account. */
  followStore(): void {
    const account = this.#claims()?.account_id
    const event = inOtherTab(this.#account, account, this.#parts.store.get(endKey))
    // After a switch this page belongs to the earlier account until it is reloaded.
    if (event !== 'switched') this.#account = account
    // A refresh token alone is still the same session.
    if (event !== undefined && (account !== undefined || !this.isLoggedIn)) this.#tell(event)
  }

  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  #tell(event: SessionEvent): void {
    for (const listener of this.#listeners) listener(event)
  }

  #claims(): AccessClaims | undefined {
    return claimsOf(this.#parts.store.get('access_token') ?? '')
  }

  #active(): string | undefined {
    const token = this.#parts.store.get('access_token')
    return token !== null && this.#lasts(0) ? token : undefined
  }

  /** Whether the stored access token is still active after so long. */
  #lasts(ms: number): boolean {
    const { store, now } = this.#parts
    return isActive(Number(store.get('access_token_expires') ?? 0), now() + this.#ahead() + ms)
  }

  #ahead(): number {
    return Number(this.#parts.store.get(aheadKey) ?? 0)
  }

  /** Runs inside the lock: another tab may have refreshed, or signed out, while this one waited. */
  async #refreshUnlessDone(outdated: string | null): Promise<string | undefined> {
    const { store } = this.#parts
    const active = this.#active()
    if (active !== undefined && active !== outdated) return active
    const refreshToken = store.get('refresh_token')
    if (refreshToken === null) return undefined
    // Somebody may sign out or in during the call; its result then concerns a session that is over.
    const isOver = (): boolean => store.get('refresh_token') !== refreshToken
    try {
      const info = await this.#parts.refresh(refreshToken)
      if (isOver()) return this.#active()
      this.#store(info)
      return info.access_token
    } catch (error) {
      if (!(error instanceof RefreshRefused)) throw error
      if (isOver()) return this.#active()
      this.end('expired')
      return undefined
    }
  }

  #store(info: LoginInfo): void {
    const { store, now } = this.#parts
    const claims = claimsOf(info.access_token)
    store.set(aheadKey, String(aheadOf(Number(claims?.iat) * 1000, now())))
    store.set('refresh_token', info.refresh_token)
    store.set('access_token_expires', String(claims?.exp ?? 0))
    store.set('access_token', info.access_token)
    this.#account ??= claims?.account_id
  }
}
