import { askAhead } from '../api/ask-ahead.ts'
import { featuresQuery } from '../api/features.ts'
import { nextTask } from '../lib/next-task.ts'
import type { PortalRouter } from './router.ts'
import type { Screen } from './screen.ts'

/**
 * Starts loading the page at this address while its guards still run: its files, and its first queries unless its
 * feature is switched off. Failures are ignored here: the router loads the files again, and the page shows a failed
 * query.
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
