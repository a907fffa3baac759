import { askAhead } from '../api/ask-ahead.ts'
import { featuresQuery } from '../api/features.ts'
import { nextTask } from '../lib/next-task.ts'
import type { PortalRouter } from './router.ts'
import type { Screen } from './screen.ts'

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
