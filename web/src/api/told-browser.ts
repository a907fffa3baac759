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
 * Whoever signed in anew where they are told is told by the session of now, so that it ends where that one is signed out of. Nobody waits
 * for it, and where it fails they are told as they were.
 */
export const keepTold = async (subscription: PushSubscription): Promise<void> => {
  try {
    const now = await sessionNow()
    if (browserStore.get(sessionKey) === now) return
    if (await isTold(subscription.endpoint)) await tellBrowser(subscription)
    else browserStore.set(sessionKey, now)
  } catch {
    // Tried again when the portal is opened next.
  }
}
