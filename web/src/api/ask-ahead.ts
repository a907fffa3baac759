/**
 * Asks queries ahead of time. While a page's files are still loading, the site map already asks the page's first
 * queries. The page then takes these answers from the cache, refusals included, instead of asking again.
 */

import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { mayPass } from './failure.ts'

/** The options of any query, whatever it answers: asking ahead does not read the answer. */
export interface Question {
  readonly queryKey: QueryKey
  /** The queries that this answer shows to be needed next, so that they need not wait for the page to be drawn. */
  leadsTo?(client: QueryClient): readonly Question[]
}

/** Long enough for a page's files to arrive on a slow line. */
const aheadMs = 30_000

/** When each query was asked ahead of the page that will observe it. */
const asked = new WeakMap<object, number>()

interface Asked {
  readonly state: { readonly error: unknown }
}

/** The answer still holds, even if it is a refusal. After a failure that may pass, the page asks again. */
export const isAskedAhead = (query: Asked): boolean =>
  Date.now() - (asked.get(query) ?? Number.NEGATIVE_INFINITY) < aheadMs && !mayPass(query.state.error)

/** The stale time of a query: an answer that arrived after asking ahead counts as the page's own first answer. */
export const staleTimeOf = (query: Asked): number =>
  isAskedAhead(query) ? Date.now() - (asked.get(query) ?? 0) + 1 : 0

/** Asks what an upcoming page will ask first. Failures are not reported here: the page finds them in the cache and shows them. */
export const askAhead = (client: QueryClient, questions: readonly Question[]): void => {
  for (const question of questions) {
    const query = client.getQueryCache().build(client, client.defaultQueryOptions(question))
    if (query.isActive() || isAskedAhead(query)) continue
    asked.set(query, Date.now())
    const answered = client.prefetchQuery(question)
    if (question.leadsTo !== undefined) void answered.then(() => askAhead(client, question.leadsTo?.(client) ?? []))
  }
}

/** Once a page observes a query, the head start is over and the page refetches as usual. */
export const followWatchers = (client: QueryClient): void => {
  client.getQueryCache().subscribe(({ type, query }) => {
    // A new observer decides within this same turn whether to refetch.
    if (type === 'observerAdded') queueMicrotask(() => asked.delete(query))
  })
}
