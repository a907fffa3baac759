import type { KeyValueStore } from '../lib/storage.ts'
import { type AccessClaims, aheadOf, claimsOf, isActive } from './access-token.ts'

export interface LoginInfo {
  readonly access_token: string
  readonly refresh_token: string
  readonly redirect_to?: string | null | undefined
}

/** Why a session ended: the person left, or the server no longer takes its tokens. */
export type SessionEnd = 'signed_out' | 'expired'

/** `left`, `entered` and `switched` happened in another tab: somebody signed out, in, or into another account. */
export type SessionEvent = SessionEnd | 'signed_in' | 'left' | 'entered' | 'switched'

/** Runs the action while no other tab of the portal runs its own. */
export type Exclusive = <T>(action: () => Promise<T>) => Promise<T>

export interface SessionParts {
  readonly store: KeyValueStore
  readonly now: () => number
  readonly exclusive: Exclusive
  /** POST /login with the refresh token as bearer. Rejects with `RefreshRefused` on 401, with anything else otherwise. */
  readonly refresh: (refreshToken: string) => Promise<LoginInfo>
}

/** The server no longer takes the refresh token. */
export class RefreshRefused extends Error {
  override readonly name = 'RefreshRefused'
}

/** What is stored. The access token is written and removed last, so that other tabs see its change once all is in place. */
export const sessionKeys = ['refresh_token', 'access_token_expires', 'access_token'] as const

/** How far the server's clock is ahead, where this computer's is wrong: by it alone a token would never be alive, or never dead. */
const aheadKey = 'server_ahead'

/** Why it ended, for the other tabs: one that nobody signed out of has ended by itself in each of them. */
const endKey = 'session_end'

type Listener = (event: SessionEvent) => void

/**
 * The session: logged out, or logged in while an active access token or a refresh token is stored.
 * The tokens live in the store alone, so that every tab sees the same; nothing of them is remembered here.
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

  /** Whose it is; undefined when logged out. */
  get account(): string | undefined {
    return this.#account
  }

  /**
   * The access token to send now, refreshed first where needed; undefined when logged out. Where another account has signed in since it never
   * comes: what is on this page is of the one before, and the page goes.
   */
  async bearer(): Promise<string | undefined> {
    const token = this.#active() ?? (await this.refresh(false))
    if (token === undefined || this.#account === undefined || claimsOf(token)?.account_id === this.#account)
      return token
    this.followStore()
    return new Promise(() => undefined)
  }

  /**
   * One refresh, shared by all callers of this tab and, through the lock, of all tabs.
   * `force` asks for a new token although the stored one is active, because its claims are out of date.
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

  /** The server answered 401 to a call with this token. A token that is no longer ours has nothing to say. */
  refused(token: string): void {
    if (token === this.#parts.store.get('access_token')) this.end('expired')
  }

  /** Another tab changed the tokens: follow it out, in, or into another account. */
  followStore(): void {
    const account = this.#claims()?.account_id
    const wasIn = this.#account !== undefined
    if (account === this.#account) return
    // Once it is another's, it stays so until the page is gone.
    if (wasIn && account !== undefined) return this.#tell('switched')
    this.#account = account
    if (!this.isLoggedIn) this.#tell(this.#parts.store.get(endKey) === 'expired' ? 'expired' : 'left')
    else if (account !== undefined) this.#tell('entered')
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
    const { store, now } = this.#parts
    const token = store.get('access_token')
    const expires = Number(store.get('access_token_expires') ?? 0)
    const ahead = Number(store.get(aheadKey) ?? 0)
    return token !== null && isActive(expires, now() + ahead) ? token : undefined
  }

  /** Inside the lock: another tab may have refreshed, or signed out, while this one waited. */
  async #refreshUnlessDone(outdated: string | null): Promise<string | undefined> {
    const { store } = this.#parts
    const active = this.#active()
    if (active !== undefined && active !== outdated) return active
    const refreshToken = store.get('refresh_token')
    if (refreshToken === null) return undefined
    // Somebody may sign out or in while it is on its way; what it comes to is then about a session that is over.
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
    store.set(aheadKey, String(claims === undefined ? 0 : aheadOf(claims, now())))
    store.set('refresh_token', info.refresh_token)
    store.set('access_token_expires', String(claims?.exp ?? 0))
    store.set('access_token', info.access_token)
    this.#account ??= claims?.account_id
  }
}
