import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { NetworkFirst } from 'workbox-strategies'

declare const self: ServiceWorkerGlobalScope
/** Put in by the build. */
declare const keptFiles: { url: string; revision: string | null }[]

/** Scripts, styles and fonts come from the cache at once. Pages come from the server, which writes them for each brand. */
precacheAndRoute(keptFiles)
cleanupOutdatedCaches()

const pageCache = 'page'
/** Under which the one page is kept: the server writes it for the host, whatever the address. So no address is kept either, and no token in one. */
const pageKey = '/'

/** What the host answers beside the portal: the APIs and their description, the sandbox, probes, files. */
const notThePortal = /^\/(?:docs|sandbox|healthz|readyz|metrics)(?:\/|$)|^\/[a-z-]+\/(?:api|client)\/|\.[a-z0-9]{2,5}$/i

const isPage = ({ status, headers }: Response): boolean =>
  status === 200 && (headers.get('content-type') ?? '').startsWith('text/html')

/** Without a network the page that was last served opens the portal, at any address of it; calls of the APIs are never cached here. */
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !notThePortal.test(url.pathname),
  new NetworkFirst({
    cacheName: pageCache,
    networkTimeoutSeconds: 4,
    plugins: [
      {
        cacheKeyWillBeUsed: async () => pageKey,
        cacheWillUpdate: async ({ response }) => (isPage(response) ? response : null),
      },
    ],
  }),
)

/** The page that installs the first worker was served before there was one. */
const keepFirstPage = async (): Promise<void> => {
  const cache = await caches.open(pageCache)
  if ((await cache.match(pageKey)) !== undefined) return
  const page = await fetch(pageKey, { headers: { accept: 'text/html' } })
  if (isPage(page)) await cache.put(pageKey, page)
}

// Without a page it serves all the same, and keeps the next one.
self.addEventListener('install', (event) => event.waitUntil(keepFirstPage().catch(() => undefined)))

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

/** To the page that the notification is about: in a window that shows it, else in a new one. What is written in the others stays. */
const openPage = async (path: string): Promise<void> => {
  const url = new URL(path, self.location.origin)
  // Only within the portal, whatever stands in the message.
  if (url.origin !== self.location.origin) return
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find((one) => new URL(one.url).pathname === url.pathname)
  // A browser may refuse to bring a window to the front.
  await (open === undefined ? self.clients.openWindow(url) : open.focus().catch(() => undefined))
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { path } = event.notification.data as { path: string }
  event.waitUntil(openPage(path))
})

/** Earlier versions kept each page under its address, those of mails with their tokens. */
const dropPagesByAddress = (): Promise<boolean> => caches.delete('pages')

self.addEventListener('activate', (event) => event.waitUntil(Promise.all([dropPagesByAddress(), self.clients.claim()])))
