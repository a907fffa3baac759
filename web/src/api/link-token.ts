import type { KeyValueStore } from '../lib/storage.ts'

/** What the address carried in; each is read once and then removed from it. */
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
  // A path that began with two slashes would be another site.
  return { tokens, rest: address.pathname.replace(/^\/+/, '/') + address.search + address.hash }
}

/** Where the tab keeps what a sign-in link carried in until the server has answered: one that is unwell can be asked again. */
export const signInLinkKey = 'sign_in_link'

const keyOf = (path: string): string => `link_token:${path}`

/** A link's token belongs to the page it was made for and lives as long as the tab, so that a reload still works. */
export const keepLinkToken = (store: KeyValueStore, path: string, token: string): void => store.set(keyOf(path), token)

export const linkTokenOf = (store: KeyValueStore, path: string): string | undefined =>
  store.get(keyOf(path)) ?? undefined

/** A token that is over need not be offered again. */
export const dropLinkToken = (store: KeyValueStore, path: string): void => store.remove(keyOf(path))
