import { queryOptions } from '@tanstack/react-query'
import { browserStore, type KeyValueStore } from '../lib/storage.ts'

/** What a browser lacks for notifications. The values are also the keys of the texts that explain it. */
export type PushObstacle = 'https_error' | 'serviceWorker_error' | 'push_error' | 'registration_error'

export const registrationOf = (): Promise<ServiceWorkerRegistration | undefined> =>
  navigator.serviceWorker.getRegistration()

export const pushObstacle = async (): Promise<PushObstacle | undefined> => {
  if (!window.isSecureContext) return 'https_error'
  if (!('serviceWorker' in navigator)) return 'serviceWorker_error'
  if (!('PushManager' in window) || !('Notification' in window)) return 'push_error'
  return (await registrationOf()) === undefined ? 'registration_error' : undefined
}

/** The browser's own subscription, or null. */
export const browserSubscription = async (): Promise<PushSubscription | null> =>
  (await (await registrationOf())?.pushManager.getSubscription()) ?? null

/** True if notifications are possible here but off. This depends on the browser, not on who is signed in. */
export const pushChanceQuery = queryOptions({
  queryKey: ['push', 'chance'],
  queryFn: async () => {
    if ((await pushObstacle()) !== undefined || Notification.permission === 'denied') return false
    // On a first visit the worker is still installing. Waiting for it would bring the suggestion after the page is
    // drawn and shift its layout.
    if ((await registrationOf())?.active === null) return false
    const subscription = await browserSubscription()
    if (subscription === null) return true
    // After somebody signs out, the server stops sending to this browser, although the browser keeps its subscription.
    return !(await (await import('./told-browser.ts')).keepTold(subscription))
  },
  staleTime: 60_000,
})

const dismissedKey = 'push_suggestion_dismissed'

export const isSuggestionDismissed = (store: KeyValueStore = browserStore): boolean => store.get(dismissedKey) !== null

/** Never suggests it again in this browser. */
export const dismissSuggestion = (store: KeyValueStore = browserStore): void => void store.set(dismissedKey, 'true')
