import { createRoot, type Root } from 'react-dom/client'
import { session } from '../api/client.ts'
import { leaveForNewer } from '../api/newer-version.ts'
import { profileQuery } from '../api/profile.ts'
import { createQueryClient } from '../api/query-client.ts'
import { nextTask } from '../lib/next-task.ts'
import { tabStore } from '../lib/storage.ts'
import { keepUtm } from '../lib/utm.ts'
import { enterByAddress } from './address-entry.ts'
import { Apology } from './error-screens/apology.tsx'
import { startTexts } from './i18n/i18n.ts'
import { mutationToasts } from './mutation-toasts.ts'
import { createPortalRouter, fetchPortal } from './router.ts'
import { followSession } from './session-events.ts'
import { localeFor, showPage, startBrand } from './start-page.tsx'

/** Works in pieces, so that a slow phone can handle input between them. */
const start = async (root: Root): Promise<void> => {
  keepUtm(tabStore, new URL(location.href))
  if (session.isLoggedIn) void fetchPortal()
  await nextTask()
  const settings = await startBrand()
  const texts = startTexts(localeFor(settings), settings.brand)
  const tell = await enterByAddress(session)
  await nextTask()
  const queryClient = createQueryClient(mutationToasts)
  const router = createPortalRouter({ queryClient, session })
  followSession({ session, queryClient, router })
  await nextTask()
  // Asked early, because the first guard needs it.
  if (session.isLoggedIn) void queryClient.prefetchQuery(profileQuery)
  if (session.isLoggedIn) {
    await router.options.context.loadPortal()
    await nextTask()
    const { fetchPage } = await import('./portal-routes.ts')
    void fetchPage(router).catch(() => undefined)
    await nextTask()
  }
  await texts
  await nextTask()
  await tell?.()
  showPage(root, { settings, queryClient, router })
}

/** The operators' console has a path of its own, where no code of the portal's pages is loaded. */
const isConsole = (path: string): boolean => /^\/operator(?:\/|$)/.test(path)

const startConsole = async (root: Root): Promise<void> => {
  const side = await import('../console/open-console.tsx')
  await side.openConsole(root)
}

/** From an empty page to the portal or the operators' console. Without the brand's settings, only an apology is shown. */
export const boot = async (element: HTMLElement): Promise<void> => {
  await nextTask()
  const root = createRoot(element)
  await (isConsole(location.pathname) ? startConsole : start)(root)
    .catch(leaveForNewer)
    .catch(() => root.render(<Apology locale={localeFor()} />))
}
