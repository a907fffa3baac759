import { createRoute, createRouter, type ErrorRouteComponent, lazyRouteComponent } from '@tanstack/react-router'
import { leaveForNewer } from '../api/newer-version.ts'
import { createRoot, entryRoutes } from './entry-routes.ts'
import { openPortal, type RouterContext } from './guards.ts'
import type { portalTree } from './portal-routes.ts'
import { routerOptions } from './router-options.ts'

const FailurePage: ErrorRouteComponent = lazyRouteComponent(
  () => import('./error-screens/failure-page.tsx'),
  'FailurePage',
)

type Tree = typeof portalTree

/** The site map as known before sign-in: every other address waits for the rest of it. */
const entryTree = () => {
  const root = createRoot()
  const rest = createRoute({ getParentRoute: () => root, path: '$', beforeLoad: openPortal })
  return root.addChildren([...entryRoutes(root), rest])
}

/** Starts early if somebody is signed in; the frame of every page is fetched along with the site map. */
export const fetchPortal = async () => {
  const [routes] = await Promise.all([import('./portal-routes.ts'), import('./shell/shell.tsx')])
  return routes
}

/** The site map for signed-in users is by far the larger part, so signing in does not wait for it. */
export const createPortalRouter = (context: Omit<RouterContext, 'loadPortal'>) => {
  const loadPortal = async (): Promise<void> => {
    const { portalTree } = await fetchPortal().catch(leaveForNewer)
    router.update({ routeTree: portalTree, context: router.options.context })
  }
  const router = createRouter({
    ...routerOptions,
    // Typed as the whole tree, so that links to every address type-check. The missing part is loaded on the way.
    routeTree: entryTree() as unknown as Tree,
    context: { ...context, loadPortal },
    defaultErrorComponent: FailurePage,
  })
  return router
}

export type PortalRouter = ReturnType<typeof createPortalRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: PortalRouter
  }
}
