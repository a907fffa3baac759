import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answerOf, api } from '../../api/client.ts'
import { everyPage } from '../../api/every-page.ts'
import { refetchEvery } from '../../api/refetch.ts'
import type { paths } from '../../api/schema.generated.ts'
import { defined } from '../../lib/defined.ts'
import type { LicencesSearch } from './list/licences-search.ts'

export const defaultLimit = 20

type Filter = NonNullable<paths['/billing/api/v1/deliverables']['get']['parameters']['query']>

const fetchLicences = (query: Filter) => answerOf(api.GET('/billing/api/v1/deliverables', { params: { query } }))

/** The licences of one page of the list, refreshed every 10 s. Rows stay while another page is on its way. */
export const licencesQuery = ({
  query,
  owner,
  category,
  state,
  sort,
  cursor,
  limit = defaultLimit,
}: LicencesSearch) => {
  const filter = defined({ outcome: 'license' as const, limit, query, owner, category, state, sort, cursor })
  return queryOptions({
    queryKey: ['deliverables', filter],
    queryFn: () => fetchLicences(filter),
    refetchInterval: refetchEvery('licences'),
    placeholderData: keepPreviousData,
  })
}

/** Tells the vendor that keys were copied, one after the other: there may be hundreds. Nobody waits for it, and a failure is nobody's concern. */
export const noteKeysCopied = async (deliverableIds: readonly string[]): Promise<void> => {
  for (const deliverable_id of deliverableIds) {
    const body = { name: 'key_copied', deliverable_id } as const
    await answerOf(api.POST('/billing/api/v1/events', { body })).catch(() => undefined)
  }
}

/** How many the list has of each kind and state, whatever of them is on screen. */
export const countsQuery = ({ query, owner }: LicencesSearch) => {
  const filter = defined({ outcome: 'license' as const, query, owner })
  return queryOptions({
    queryKey: ['deliverables', 'counts', filter],
    queryFn: () => answerOf(api.GET('/billing/api/v1/deliverables/counts', { params: { query: filter } })),
    refetchInterval: refetchEvery('licences'),
    placeholderData: keepPreviousData,
  })
}

/** The licences of all pages that the filters let through. */
export const fetchAllLicences = ({
  query,
  owner,
  category,
  state,
  sort,
}: LicencesSearch): Promise<readonly Deliverable[]> => {
  const filter = defined({ outcome: 'license' as const, query, owner, category, state, sort })
  return everyPage(async (page) => {
    const { deliverables: rows, next } = await fetchLicences({ ...filter, ...page })
    return { rows, next }
  })
}

/** The same as CSV. */
export const fetchLicencesCsv = async ({ query, owner, category, state, sort }: LicencesSearch): Promise<Blob> => {
  const filter = defined({ outcome: 'license' as const, query, owner, category, state, sort, format: 'csv' as const })
  return answerOf(api.GET('/billing/api/v1/deliverables', { params: { query: filter }, parseAs: 'blob' }))
}
