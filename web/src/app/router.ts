import { createRouter, type ErrorRouteComponent, lazyRouteComponent } from '@tanstack/react-router'
import { parseSearch, stringifySearch } from '../lib/search-params.ts'
import type { RouterContext } from './guards.ts'
import { routeTree } from './routes.ts'

const FailurePage: ErrorRouteComponent = lazyRouteComponent(
  () => import('./error-screens/failure-page.tsx'),
  'FailurePage',
)

export const createPortalRouter = (context: RouterContext) =>
  createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 150,
    defaultPendingMinMs: 0,
    defaultErrorComponent: FailurePage,
    scrollRestoration: true,
  })

export type PortalRouter = ReturnType<typeof createPortalRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: PortalRouter
  }
}
