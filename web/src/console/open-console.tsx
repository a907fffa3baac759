import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { LucideProvider } from 'lucide-react'
import { StrictMode } from 'react'
import type { Root } from 'react-dom/client'
import { callContext } from '../api/client.ts'
import { createQueryClient } from '../api/query-client.ts'
import { loadSettings } from '../api/settings.ts'
import { showBrand } from '../app/brand-theme.ts'
import { RenderBoundary } from '../app/error-screens/render-boundary.tsx'
import { startTexts } from '../app/i18n/i18n.ts'
import { mutationToasts } from '../app/mutation-toasts.ts'
import { chooseLocale } from '../lib/choose-locale.ts'
import { BrandProvider } from '../ui/brand.tsx'
import { chosenLocale } from '../ui/switch-locale.ts'
import { followSession } from './follow-session.ts'
import { createConsoleRouter } from './router.ts'
import { consoleSession } from './session.ts'

/** From an empty page to the console of the brand that this host belongs to. Rejects where the brand cannot be loaded. */
export const openConsole = async (root: Root): Promise<void> => {
  const settings = await loadSettings()
  callContext.tenant = settings.tenant
  showBrand(settings)
  const locale = { chosen: chosenLocale(), browser: navigator.languages, brand: settings.default_locale }
  await startTexts(chooseLocale(locale), settings.brand)
  const queryClient = createQueryClient(mutationToasts)
  const router = createConsoleRouter({ queryClient, session: consoleSession })
  followSession({ session: consoleSession, queryClient, router })
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
