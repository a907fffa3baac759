import { answerOf, api } from '../../../api/client.ts'
import { statusOf } from '../../../api/failure.ts'
import { browserSubscription, pushObstacle } from '../../../api/push.ts'
import { tellBrowser } from '../../../api/told-browser.ts'
import { subscribeBrowser } from './subscribe-browser.ts'

/** Why notifications could not be switched. The values are the keys of their texts. */
export type PushProblem =
  | 'permission_error'
  | 'subscribeError'
  | 'unsubscribeError'
  | 'https_error'
  | 'serviceWorker_error'
  | 'push_error'
  | 'registration_error'

export class PushFailure extends Error {
  override readonly name = 'PushFailure'
  readonly problem: PushProblem

  constructor(problem: PushProblem) {
    super(problem)
    this.problem = problem
  }
}

/**
 * Asks for the permission, subscribes the browser and registers it with the server, in this order. Rejects with the
 * first step's failure.
 */
export const switchOn = async (serverKey: string): Promise<void> => {
  const obstacle = await pushObstacle()
  if (obstacle !== undefined) throw new PushFailure(obstacle)
  if ((await Notification.requestPermission()) !== 'granted') throw new PushFailure('permission_error')
  const subscription = await subscribeBrowser(serverKey).catch(() => {
    throw new PushFailure('subscribeError')
  })
  try {
    await tellBrowser(subscription)
  } catch {
    // Without the server, nobody would ever send to this subscription.
    await subscription.unsubscribe().catch(() => undefined)
    throw new PushFailure('subscribeError')
  }
}

/** Unsubscribes the browser first, then tells the server. A server that does not know the browser counts as success. */
export const switchOff = async (): Promise<void> => {
  const subscription = await browserSubscription()
  if (subscription === null) return
  const { endpoint } = subscription
  await subscription.unsubscribe()
  const call = api.POST('/omnifications/client/v1/web_push/unsubscribe', { body: { endpoint } })
  await answerOf(call).catch((error: unknown) => {
    if (statusOf(error) !== 404) throw error
  })
}
