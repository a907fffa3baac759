import type { KeyValueStore } from '../lib/storage.ts'

/** The tokens that the address carried. Each is read once and then removed from the address. */
export interface AddressTokens {
  readonly trial_token?: string
  readonly refresh_token?: string
  readonly token?: string
}

/** Takes the three token parameters out of an address. `rest` is the address without them. */
export const takeTokens = (address: URL): { tokens: AddressTokens; rest: string } => {
  const tokens: Record<string, string> = {}
  for (const name of ['trial_token', 'refresh_token', 'token']) {
    const value = address.searchParams.get(name)
    if (value !== null && value !== '') tokens[name] = value
    address.searchParams.delete(name)
  }
  // A path that began with two slashes would lead to another site.
  return { tokens, rest: address.pathname.replace(/^\/+/, '/') + address.search + address.hash }
}

/**
 * The tab keeps a sign-in link's token here until the server has answered, so that it can try again if the server was
 * in trouble.
 */
export const signInLinkKey = 'sign_in_link'

const keyOf = (path: string): string => `link_token:${path}`

/** A link's token belongs to the page it was made for. It is kept as long as the tab, so that a reload still works. */
export const keepLinkToken = (store: KeyValueStore, path: string, token: string): void =>
  void store.set(keyOf(path), token)

export const linkTokenOf = (store: KeyValueStore, path: string): string | undefined =>
  store.get(keyOf(path)) ?? undefined

/** Drops a token that is used up or expired, so that it is not sent again. */
export const dropLinkToken = (store: KeyValueStore, path: string): void => store.remove(keyOf(path))
