import type { Deliverable } from '@foyer/contract/licensing/deliverable.ts'
import { defined } from '@foyer/contract/vocabulary/defined.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answerOf, api } from '../../api/client.ts'
import { everyPage } from '../../api/every-page.ts'
import { refetchEvery } from '../../api/refetch.ts'
import type { paths } from '../../api/schema.generated.ts'
import type { LicencesSearch } from './list/licences-search.ts'

export const defaultLimit = 20

type Filter = NonNullable<paths['/billing/api/v1/deliverables']['get']['parameters']['query']>

const fetchLicences = (query: Filter) => answerOf(api.GET('/billing/api/v1/deliverables', { params: { query } }))

/** One page of licences, refetched every 10 s. The rows stay while another page loads. */
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

const othersLimit = 50

/** A page of support, hardware and VSaaS: what the customer has beside licences. */
export const otherPurchasesQuery = (cursor?: string) =>
  queryOptions({
    queryKey: ['deliverables', 'other', cursor],
    queryFn: () => fetchLicences(defined({ outcome: 'other' as const, limit: othersLimit, cursor })),
    placeholderData: keepPreviousData,
  })

/** As many as one call takes. */
const notedAtOnce = 1000

/** Tells the vendor that keys were copied. Nobody waits for it, and failures are ignored. */
export const noteKeysCopied = async (ids: readonly string[]): Promise<void> => {
  for (let at = 0; at < ids.length; at += notedAtOnce) {
    const [first = '', ...others] = ids.slice(at, at + notedAtOnce)
    const about = others.length === 0 ? { deliverable_id: first } : { deliverable_ids: [first, ...others] }
    const body = { name: 'key_copied' as const, ...about }
    await answerOf(api.POST('/billing/api/v1/events', { body })).catch(() => undefined)
  }
}

/** The number of licences by kind and state, across all pages. */
export const countsQuery = ({ query, owner }: LicencesSearch) => {
  const filter = defined({ outcome: 'license' as const, query, owner })
  return queryOptions({
    queryKey: ['deliverables', 'counts', filter],
    queryFn: () => answerOf(api.GET('/billing/api/v1/deliverables/counts', { params: { query: filter } })),
    refetchInterval: refetchEvery('licences'),
    placeholderData: keepPreviousData,
  })
}

/** All licences that match the filters, from all pages. */
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
