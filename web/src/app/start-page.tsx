import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type AnyRouter, RouterProvider } from '@tanstack/react-router'
import { LucideProvider } from 'lucide-react'
import { startTransition, StrictMode } from 'react'
import type { Root } from 'react-dom/client'
import { callContext } from '../api/client.ts'
import { loadSettings, type UiSettings } from '../api/settings.ts'
import { chooseLocale } from '../lib/choose-locale.ts'
import { BrandProvider } from '../ui/brand.tsx'
import { chosenLocale } from '../ui/switch-locale.ts'
import { showBrand } from './brand-theme.ts'
import { RenderBoundary } from './error-screens/render-boundary.tsx'

/** The page's language. Before the brand's settings are loaded, the brand's default is not considered. */
export const localeFor = (settings?: UiSettings) =>
  chooseLocale({ chosen: chosenLocale(), browser: navigator.languages, brand: settings?.default_locale })

/** Loads this host's brand, applies its look and names it in every call from now on. Rejects if it cannot be loaded. */
export const startBrand = async (): Promise<UiSettings> => {
  const settings = await loadSettings()
  callContext.tenant = settings.tenant
  showBrand(settings)
  return settings
}

interface Page {
  readonly settings: UiSettings
  readonly queryClient: QueryClient
  readonly router: AnyRouter
}

/** A transition, so that React renders in steps. */
export const showPage = (root: Root, { settings, queryClient, router }: Page): void =>
  startTransition(() =>
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
    ),
  )
