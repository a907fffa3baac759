import { browserStore } from '../lib/storage.ts'
import { claimsOf } from './access-token.ts'
import { answerOf, api, session } from './client.ts'
import { statusOf } from './failure.ts'

/** The session that this browser's subscription hangs on, as far as is known here. */
const sessionKey = 'push_session'

const sessionNow = async (): Promise<string> => claimsOf((await session.bearer()) ?? '')?.sid ?? ''

/** Whether the server tells this browser what concerns the account. */
export const isTold = async (endpoint: string): Promise<boolean> => {
  try {
    await answerOf(api.GET('/omnifications/client/v1/web_push/subscription', { params: { query: { endpoint } } }))
    return true
  } catch (error) {
    if (statusOf(error) === 404) return false
    throw error
  }
}

/** The server notes whose browser it is, and in which session that was said. */
export const tellBrowser = async (subscription: PushSubscription): Promise<void> => {
  const { keys = {} } = subscription.toJSON()
  const { endpoint } = subscription
  const body = { endpoint, keys: { auth: keys['auth'] ?? '', p256dh: keys['p256dh'] ?? '' } }
  await answerOf(api.POST('/omnifications/client/v1/web_push/subscribe', { body }))
  browserStore.set(sessionKey, await sessionNow())
}

/**
 * Whoever signed in anew where they are told is told by the session of now, so that it ends where that one is signed out of. Returns whether
 * they are told; where that cannot be found out, they are told as they were.
 */
export const keepTold = async (subscription: PushSubscription): Promise<boolean> => {
  try {
    if (browserStore.get(sessionKey) === (await sessionNow())) return true
    if (!(await isTold(subscription.endpoint))) return false
    await tellBrowser(subscription)
  } catch {
    // Tried again when the portal is opened next.
  }
  return true
}
