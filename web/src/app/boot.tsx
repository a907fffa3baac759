import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { LucideProvider } from 'lucide-react'
import { StrictMode } from 'react'
import type { Root } from 'react-dom/client'
import { callContext, session } from '../api/client.ts'
import { createQueryClient } from '../api/query-client.ts'
import { loadSettings, type UiSettings } from '../api/settings.ts'
import { chooseLocale } from '../lib/choose-locale.ts'
import { tabStore } from '../lib/storage.ts'
import { keepUtm } from '../lib/utm.ts'
import { BrandProvider } from '../ui/brand.tsx'
import { chosenLocale } from '../ui/switch-locale.ts'
import { enterByAddress } from './address-entry.ts'
import { showBrand } from './brand-theme.ts'
import { Apology } from './error-screens/apology.tsx'
import { RenderBoundary } from './error-screens/render-boundary.tsx'
import { startTexts } from './i18n/i18n.ts'
import { mutationToasts, showRefusedLink } from './mutation-toasts.ts'
import { createPortalRouter, fetchPortal } from './router.ts'
import { followSession } from './session-events.ts'

const localeFor = (settings?: UiSettings) =>
  chooseLocale({ chosen: chosenLocale(), browser: navigator.languages, brand: settings?.default_locale })

const start = async (root: Root): Promise<void> => {
  keepUtm(tabStore, new URL(location.href))
  if (session.isLoggedIn) void fetchPortal()
  const settings = await loadSettings()
  callContext.tenant = settings.tenant
  showBrand(settings)
  const [entry] = await Promise.all([enterByAddress(session), startTexts(localeFor(settings), settings.brand)])
  if (entry === 'refused') showRefusedLink()
  const queryClient = createQueryClient(mutationToasts)
  const router = createPortalRouter({ queryClient, session })
  followSession({ session, queryClient, router })
  if (session.isLoggedIn) await router.options.context.loadPortal()
  root.render(
    <StrictMode>
      <RenderBoundary>
        <LucideProvider strokeWidth={1.5} size={16} absoluteStrokeWidth>
          <BrandProvider value={settings}>
            <QueryClientProvider client={queryClient}>
              <RouterProvider router={router} />
            </QueryClientProvider>
          </BrandProvider>
        </LucideProvider>
      </RenderBoundary>
    </StrictMode>,
  )
}

/** The vendor's people have a place of their own, in which nothing of the portal's pages is loaded. */
const isConsole = (path: string): boolean => /^\/operator(?:\/|$)/.test(path)

const startConsole = async (root: Root): Promise<void> => {
  const { openConsole } = await import('../console/open-console.tsx')
  await openConsole(root)
}

/** From an empty page to the portal, or to the operators' console; without the brand's settings there is only an apology. */
export const boot = (root: Root): Promise<void> =>
  (isConsole(location.pathname) ? startConsole : start)(root).catch(() => root.render(<Apology locale={localeFor()} />))
