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

/** What is known of the site map before anybody signs in: every other address waits for the rest of it. */
const entryTree = () => {
  const root = createRoot()
  const rest = createRoute({ getParentRoute: () => root, path: '$', beforeLoad: openPortal })
  return root.addChildren([...entryRoutes(root), rest])
}

/** Under way early where somebody is signed in already; the frame of every page travels beside the site map. */
export const fetchPortal = async () => {
  const [routes] = await Promise.all([import('./portal-routes.ts'), import('./shell/shell.tsx')])
  return routes
}

/** The site map of those who are signed in is most of it by far; whoever signs in does not wait for it. */
export const createPortalRouter = (context: Omit<RouterContext, 'loadPortal'>) => {
  const loadPortal = async (): Promise<void> => {
    const { portalTree } = await fetchPortal().catch(leaveForNewer)
    router.update({ routeTree: portalTree, context: router.options.context })
  }
  const router = createRouter({
    ...routerOptions,
    // To those who name an address the tree is the whole one: what it lacks yet is loaded on the way there.
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
