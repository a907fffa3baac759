import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import { minuteMs } from '@foyer/contract/vocabulary/durations.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { answerOf, api } from '../../../api/client.ts'

/** The licence from an already loaded list, so that its page opens at once. */
export const listedLicence = (client: QueryClient, id: string): Deliverable | undefined =>
  client
    .getQueriesData<{ readonly deliverables: readonly Deliverable[] }>({ queryKey: ['deliverables'] })
    .flatMap(([, page]) => page?.deliverables ?? [])
    .find((licence) => licence.id === id)

/** The versions that the licence allows now. They change with releases, not with the licence. */
export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['deliverable', id, 'available_versions'],
    queryFn: () =>
      answerOf(api.GET('/billing/api/v1/deliverables/{id}/available_versions', { params: { path: { id } } })),
    refetchInterval: minuteMs,
  })

/** The SKU that was sold. Owners can still read it after it is no longer published. */
export const skuQuery = (id: string) =>
  queryOptions({
    queryKey: ['sku', id],
    queryFn: () => answerOf(api.GET('/billing/api/v1/skus/{id}', { params: { path: { id } } })),
    staleTime: 10 * minuteMs,
  })
