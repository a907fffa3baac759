import { createRoute, createRouter, type ErrorRouteComponent, lazyRouteComponent } from '@tanstack/react-router'
import { askAhead } from '../api/ask-ahead.ts'
import { featuresQuery } from '../api/features.ts'
import { leaveForNewer } from '../api/newer-version.ts'
import { nextTask } from '../lib/next-task.ts'
import { createRoot, entryRoutes } from './entry-routes.ts'
import { openPortal, type RouterContext } from './guards.ts'
import type { portalTree } from './portal-routes.ts'
import { routerOptions } from './router-options.ts'
import type { Screen } from './screen.ts'

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

/**
 * The page that the address names, under way while its guards still ask who is there: its files, and what it asks first unless
 * its area is switched off. What fails is asked for again by the router, or told by the page.
 */
export const fetchPage = async (router: PortalRouter): Promise<void> => {
  const { latestLocation } = router
  const [routes] = router.getMatchedRoutes(latestLocation.pathname)
  for (const { options } of routes) {
    const { component, loader } = options as Partial<Screen>
    void Promise.all([loader?.({ preload: false }), component?.preload?.()]).catch(() => undefined)
  }
  const { queryClient } = router.options.context
  const features = await queryClient.ensureQueryData(featuresQuery)
  await nextTask()
  const matches = router.matchRoutes(latestLocation)
  if (matches.some(({ staticData: { feature } }) => feature !== undefined && !features[feature])) return
  const questions = matches.flatMap(({ staticData, params, search }) => staticData.asks?.({ params, search }) ?? [])
  for (const question of questions) {
    await nextTask()
    askAhead(queryClient, [question])
  }
}

export type PortalRouter = ReturnType<typeof createPortalRouter>

declare module '@tanstack/react-router' {
  interface Register {
    router: PortalRouter
  }
}
