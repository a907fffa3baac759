import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { NetworkFirst } from 'workbox-strategies'

declare const self: ServiceWorkerGlobalScope
/** Put in by the build. */
declare const keptFiles: { url: string; revision: string | null }[]

/** Scripts, styles and fonts come from the cache at once. Pages come from the server, which writes them for each brand. */
precacheAndRoute(keptFiles)
cleanupOutdatedCaches()

/** Without a network the page that was last served opens the portal; calls of the APIs are never cached here. */
registerRoute(
  ({ request }) => request.mode === 'navigate',
  new NetworkFirst({ cacheName: 'pages', networkTimeoutSeconds: 4 }),
)

self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if ((data as { type?: string } | null)?.type === 'skip_waiting') void self.skipWaiting()
})
interface PushMessage {
  readonly title: string
  readonly body: string
  readonly path: string
  readonly tag: string
}

/** Written by the server that this page came from, and encrypted for this browser alone. */
const messageOf = ({ data }: PushEvent): PushMessage | undefined => data?.json() as PushMessage | undefined

self.addEventListener('push', (event) => {
  const message = messageOf(event)
  if (message === undefined) return
  const { title, body, path, tag } = message
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: { path } }))
})

/** To the page that the notification is about: in a window that shows it, else in any that is open, else in another one. */
const openPage = async (path: string): Promise<void> => {
  const url = new URL(path, self.location.origin)
  // Only within the portal, whatever stands in the message.
  if (url.origin !== self.location.origin) return
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find((one) => new URL(one.url).pathname === url.pathname) ?? windows[0]
  if (open === undefined) {
    await self.clients.openWindow(url)
    return
  }
  // A browser may refuse to bring a window to the front, or to lead one elsewhere that this worker has not taken over yet.
  await open.focus().catch(() => undefined)
  if (new URL(open.url).pathname !== url.pathname) await open.navigate(url).catch(() => self.clients.openWindow(url))
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { path } = event.notification.data as { path: string }
  event.waitUntil(openPage(path))
})

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
