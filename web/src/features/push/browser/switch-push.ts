import { answerOf, api } from '../../../api/client.ts'
import { statusOf } from '../../../api/failure.ts'
import { browserSubscription, pushObstacle, subscribeBrowser } from '../../../api/push.ts'
import { tellBrowser } from '../../../api/told-browser.ts'

/** Why notifications could not be switched; the names are the keys of their texts. */
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

/** The person's permission, the browser's subscription, the server's note of it, in this order. */
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
    // Nobody would ever push to it.
    await subscription.unsubscribe().catch(() => undefined)
    throw new PushFailure('subscribeError')
  }
}

/** The browser first, then the server; where the server did not know it, that is as good. */
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
