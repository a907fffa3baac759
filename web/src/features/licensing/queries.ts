import { refetchMs } from '@foyer/contract/vocabulary/constants.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answerOf, api } from '../../api/client.ts'
import type { paths } from '../../api/schema.generated.ts'
import { defined } from '../../lib/defined.ts'
import type { LicencesSearch } from './list/licences-search.ts'

export const defaultLimit = 20

type Filter = NonNullable<paths['/billing/api/v1/deliverables']['get']['parameters']['query']>

const fetchLicences = (query: Filter) => answerOf(api.GET('/billing/api/v1/deliverables', { params: { query } }))

/** The licences of one page of the list, refreshed every 10 s. Rows stay while another page is on its way. */
export const licencesQuery = ({ query, owner, sort, cursor, limit = defaultLimit }: LicencesSearch) => {
  const filter = defined({ outcome: 'license' as const, limit, query, owner, sort, cursor })
  return queryOptions({
    queryKey: ['deliverables', filter],
    queryFn: () => fetchLicences(filter),
    refetchInterval: refetchMs.licences,
    placeholderData: keepPreviousData,
  })
}

export type LicencesPage = Awaited<ReturnType<typeof fetchLicences>>

/** Tells the vendor that a key was copied. Nobody waits for it, and a failure is nobody's concern. */
export const noteKeyCopied = (deliverableId: string): void => {
  const body = { name: 'key_copied', deliverable_id: deliverableId } as const
  void answerOf(api.POST('/billing/api/v1/events', { body })).catch(() => undefined)
}
