import { browserStore } from '../lib/storage.ts'
import { claimsOf } from './access-token.ts'
import { answerOf, api, session } from './client.ts'
import { statusOf } from './failure.ts'

/** The session that this browser's push subscription is tied to, as far as this browser knows. */
const sessionKey = 'push_session'

const sessionNow = async (): Promise<string> => claimsOf((await session.bearer()) ?? '')?.sid ?? ''

/** Whether the server sends the account's notifications to this browser. */
export const isTold = async (endpoint: string): Promise<boolean> => {
  try {
    await answerOf(api.GET('/omnifications/client/v1/web_push/subscription', { params: { query: { endpoint } } }))
    return true
  } catch (error) {
    if (statusOf(error) === 404) return false
    throw error
  }
}

/** Registers the browser with the server for this account and session. */
export const tellBrowser = async (subscription: PushSubscription): Promise<void> => {
  const { keys = {} } = subscription.toJSON()
  const { endpoint } = subscription
  const body = { endpoint, keys: { auth: keys['auth'] ?? '', p256dh: keys['p256dh'] ?? '' } }
  await answerOf(api.POST('/omnifications/client/v1/web_push/subscribe', { body }))
  browserStore.set(sessionKey, await sessionNow())
}

/**
 * Ties the push subscription to the current session after a new sign-in, so that it ends when that session is signed
 * out. Returns whether the browser gets notifications; if that cannot be found out, it assumes so.
 */
export const keepTold = async (subscription: PushSubscription): Promise<boolean> => {
  try {
    if (browserStore.get(sessionKey) === (await sessionNow())) return true
    if (!(await isTold(subscription.endpoint))) return false
    await tellBrowser(subscription)
  } catch {
    // The next visit tries again.
  }
  return true
}
