import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { NetworkFirst } from 'workbox-strategies'

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: { url: string; revision: string | null }[] }

/** Scripts, styles and fonts come from the cache at once. Pages come from the server, which writes them for each brand. */
// oxlint-disable-next-line no-underscore-dangle -- the build puts the list of files in for this very name
precacheAndRoute(self.__WB_MANIFEST)
cleanupOutdatedCaches()

/** Without a network the page that was last served opens the portal; calls of the APIs are never cached here. */
registerRoute(
  ({ request }) => request.mode === 'navigate',
  new NetworkFirst({ cacheName: 'pages', networkTimeoutSeconds: 4 }),
)

self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if ((data as { type?: string } | null)?.type === 'skip_waiting') void self.skipWaiting()
})
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
