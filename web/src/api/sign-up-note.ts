import { type KeyValueStore, tabStore } from '../lib/storage.ts'

const key = 'signed_up'
const freshMs = 60_000

/** Somebody has just signed up here with this e-mail. */
export const noteSignUp = (email: string, store: KeyValueStore = tabStore, now = Date.now()): void =>
  store.set(key, `${now} ${email}`)

/**
 * The e-mail of a sign-up a moment ago. Where sign-in comes after it, the e-mail was taken: the server does not say so,
 * it has written to the owner.
 */
export const justSignedUp = (store: KeyValueStore = tabStore, now = Date.now()): string | undefined => {
  const [at = '', email] = (store.get(key) ?? '').split(' ')
  return now - Number(at) < freshMs ? email : undefined
}
