import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { NetworkFirst } from 'workbox-strategies'

declare const self: ServiceWorkerGlobalScope
/** Filled in by the build. */
declare const keptFiles: { url: string; revision: string | null }[]

/** Scripts, styles and fonts come straight from the cache. Pages come from the server, which writes them for each brand. */
precacheAndRoute(keptFiles)
cleanupOutdatedCaches()

const pageCache = 'page'
/**
 * The cache key of the one page. The server writes the same page for every address of a host, so no address is kept,
 * and no token in one.
 */
const pageKey = '/'

/** What the host serves beside the portal: the APIs and their documentation, the sandbox, health probes, files. */
const notThePortal = /^\/(?:docs|sandbox|healthz|readyz|metrics)(?:\/|$)|^\/[a-z-]+\/(?:api|client)\/|\.[a-z0-9]{2,5}$/i

/**
 * The portal's own page, told by its root. A proxy's message or a network's sign-in page is HTML with status 200 as
 * well.
 */
const isPage = async (response: Response): Promise<boolean> =>
  response.status === 200 &&
  (response.headers.get('content-type') ?? '').startsWith('text/html') &&
  (await response.clone().text()).includes('<div id="root"')

/** Offline, the last served page opens the portal at any of its addresses. API calls are never cached here. */
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !notThePortal.test(url.pathname),
  new NetworkFirst({
    cacheName: pageCache,
    networkTimeoutSeconds: 4,
    plugins: [
      {
        cacheKeyWillBeUsed: async () => pageKey,
        // Something in between that fails is like no network: the kept page can say more than a proxy's message.
        fetchDidSucceed: async ({ response }) => {
          if (response.status >= 500 && (await caches.match(pageKey)) !== undefined) throw new Error('no page')
          return response
        },
        cacheWillUpdate: async ({ response }) => ((await isPage(response)) ? response : null),
      },
    ],
  }),
)

/** The page that installs the first worker was served before there was a worker to cache it. */
const keepFirstPage = async (): Promise<void> => {
  const cache = await caches.open(pageCache)
  if ((await cache.match(pageKey)) !== undefined) return
  const page = await fetch(pageKey, { headers: { accept: 'text/html' } })
  if (await isPage(page)) await cache.put(pageKey, page)
}

// If this fails, the worker still works and caches the next page.
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

/**
 * Goes to the page that the notification is about, in a window that already shows it or else in a new one, so that
 * nothing typed in other windows is lost.
 */
const openPage = async (path: string): Promise<void> => {
  const url = new URL(path, self.location.origin)
  // Only within the portal, whatever the message says.
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

/** Earlier versions cached each page under its address, including the tokens of mailed links. */
const dropPagesByAddress = (): Promise<boolean> => caches.delete('pages')

self.addEventListener('activate', (event) => event.waitUntil(Promise.all([dropPagesByAddress(), self.clients.claim()])))
