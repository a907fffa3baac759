import { defined } from '@foyer/contract/vocabulary/defined.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { answerOf } from '../../api/client.ts'
import type { paths } from '../../api/schema.generated.ts'
import { api } from '../api.ts'
import { defaultLimit } from '../list/default-limit.ts'
import type { OperatorsSearch } from './operators-search.ts'

type Filter = NonNullable<paths['/operator/api/v1/operators']['get']['parameters']['query']>

const fetchOperators = (query: Filter) => answerOf(api.GET('/operator/api/v1/operators', { params: { query } }))
export type StaffMember = Awaited<ReturnType<typeof fetchOperators>>['operators'][number]

export const allOperators = ['operator', 'operators'] as const

/** One page of operators, including programs. */
export const operatorsQuery = ({ limit = defaultLimit, ...search }: OperatorsSearch) => {
  const filter: Filter = defined({ ...search, limit })
  return queryOptions({
    queryKey: [...allOperators, filter],
    queryFn: () => fetchOperators(filter),
    placeholderData: keepPreviousData,
  })
}
