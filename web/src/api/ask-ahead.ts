import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { mayPass } from './failure.ts'

/** The options of any query, whatever it answers: who asks ahead does not read the answer. */
export interface Question {
  readonly queryKey: QueryKey
  /** What its answer shows to be asked next, so that no page has to be drawn first. */
  leadsTo?(client: QueryClient): readonly Question[]
}

/** Long enough for the files of a page on a slow line. */
const aheadMs = 30_000

/** When each query was asked ahead of the page that will watch it. */
const asked = new WeakMap<object, number>()

interface Asked {
  readonly state: { readonly error: unknown }
}

/** Its answer stands, be it a refusal; where trouble came that may pass, whoever comes asks once more. */
export const isAskedAhead = (query: Asked): boolean =>
  Date.now() - (asked.get(query) ?? Number.NEGATIVE_INFINITY) < aheadMs && !mayPass(query.state.error)

/** How old an answer may be: what came since it was asked ahead is the page's own first answer. */
export const staleTimeOf = (query: Asked): number =>
  isAskedAhead(query) ? Date.now() - (asked.get(query) ?? 0) + 1 : 0

/** Asks what a page that is on its way will ask first. What fails is the page's to tell, which finds it in the cache like an answer. */
export const askAhead = (client: QueryClient, questions: readonly Question[]): void => {
  for (const question of questions) {
    const query = client.getQueryCache().build(client, client.defaultQueryOptions(question))
    if (query.isActive() || isAskedAhead(query)) continue
    asked.set(query, Date.now())
    const answered = client.prefetchQuery(question)
    if (question.leadsTo !== undefined) void answered.then(() => askAhead(client, question.leadsTo?.(client) ?? []))
  }
}

/** From now on the page that watches a query asks by itself. */
export const followWatchers = (client: QueryClient): void => {
  client.getQueryCache().subscribe(({ type, query }) => {
    // Whoever begins to watch decides in this very turn whether to ask once more.
    if (type === 'observerAdded') queueMicrotask(() => asked.delete(query))
  })
}
