import { createRouter, type ErrorRouteComponent, lazyRouteComponent } from '@tanstack/react-router'
import { parseSearch, stringifySearch } from '../lib/search-params.ts'
import type { ConsoleContext } from './guards.ts'
import { routeTree } from './routes.ts'

const FailurePage: ErrorRouteComponent = lazyRouteComponent(
  () => import('../app/error-screens/failure-page.tsx'),
  'WholeFailurePage',
)

/** The console has a site map of its own: whoever opens the portal loads nothing of it, nor the other way round. */
export const createConsoleRouter = (context: ConsoleContext) =>
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

export type ConsoleRouter = ReturnType<typeof createConsoleRouter>
