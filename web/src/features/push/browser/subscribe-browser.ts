import { registrationOf } from '../../../api/push.ts'

/** A worker receives messages once it is active; on a first visit it is still installing. Rejects if it cannot be installed. */
const activeIn = ({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> =>
  new Promise((resolve, reject) => {
    const coming = installing ?? waiting
    if (active !== null || coming === null) return resolve()
    coming.addEventListener('statechange', () => {
      if (coming.state === 'redundant') reject(new Error('the service worker could not be installed'))
      if (coming.state === 'activating' || coming.state === 'activated') resolve()
    })
  })

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/**
 * Whether the push service lets whoever has this key send to the subscription: it lets nobody who has another than the
 * one it was made with. Every subscription has one, as the portal makes none without.
 */
export const takesFrom = ({ options }: PushSubscription, serverKey: string): boolean =>
  options.applicationServerKey !== null && base64url(new Uint8Array(options.applicationServerKey)) === serverKey

/**
 * Subscribes at the browser's push service with the portal's public key. Rejects if there is no service worker or the
 * browser refuses.
 */
export const subscribeBrowser = async (serverKey: string): Promise<PushSubscription> => {
  const registration = await registrationOf()
  if (registration === undefined) throw new Error('no service worker')
  await activeIn(registration)
  const { pushManager } = registration
  // A browser refuses a second key beside the one of an earlier subscription.
  const earlier = await pushManager.getSubscription()
  if (earlier !== null && !takesFrom(earlier, serverKey)) await earlier.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey })
}
