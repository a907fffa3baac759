import { type KeyValueStore, tabStore } from '../lib/storage.ts'

const key = 'signed_up'
const freshMs = 60_000

/** Notes that somebody has just signed up here with this e-mail. */
export const noteSignUp = (email: string, store: KeyValueStore = tabStore, now = Date.now()): void =>
  void store.set(key, `${now} ${email}`)

/**
 * The e-mail of a sign-up a moment ago. If sign-in follows it, the e-mail was already taken: the server does not reveal
 * that but has written to the address's owner.
 */
export const justSignedUp = (store: KeyValueStore = tabStore, now = Date.now()): string | undefined => {
  const [at = '', email] = (store.get(key) ?? '').split(' ')
  return now - Number(at) < freshMs ? email : undefined
}
