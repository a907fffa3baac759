import { defined } from '@foyer/contract/vocabulary/defined.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answerOf } from '../../api/client.ts'
import type { paths } from '../../api/schema.generated.ts'
import { api, type Until } from '../api.ts'
import { defaultLimit } from '../list/default-limit.ts'
import type { LicencesSearch } from './licences-search.ts'

type Filter = NonNullable<paths['/operator/api/v1/deliverables']['get']['parameters']['query']>
type View = NonNullable<LicencesSearch['view']>

const filterOf: Readonly<Record<View, Filter>> = {
  all: {},
  ending: { trouble: 'ending' },
  renewal_failed: { trouble: 'renewal_failed' },
  unpaid: { state: 'unpaid' },
  blocked: { state: 'blocked' },
}

const fetchLicences = (query: Filter, until?: Until) =>
  answerOf(api.GET('/operator/api/v1/deliverables', { params: { query }, ...until }))

/** All matching licences as CSV. */
export const licencesCsv = ({ view = 'all', cursor: _, limit: __, ...search }: LicencesSearch): Promise<Blob> => {
  const query: Filter = { ...defined({ ...search, ...filterOf[view] }), format: 'csv' }
  return answerOf(api.GET('/operator/api/v1/deliverables', { params: { query }, parseAs: 'blob' }))
}

/** One page of licences. The rows stay while another page loads. */
export const licencesQuery = ({ view = 'all', limit = defaultLimit, ...search }: LicencesSearch) => {
  const filter: Filter = defined({ ...search, ...filterOf[view], limit })
  return queryOptions({
    queryKey: ['operator', 'licences', filter],
    queryFn: ({ signal }) => fetchLicences(filter, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** A customer's licences, newest first. */
export const licencesOfCustomer = (customer: string) => licencesQuery({ customer, limit: 10 })

const fetchLicence = (id: string) =>
  answerOf(api.GET('/operator/api/v1/deliverables/{id}', { params: { path: { id } } }))
export type StaffLicence = Awaited<ReturnType<typeof fetchLicence>>

export const licenceQuery = (id: string) =>
  queryOptions({ queryKey: ['operator', 'licence', id], queryFn: () => fetchLicence(id), refetchInterval: 30_000 })
