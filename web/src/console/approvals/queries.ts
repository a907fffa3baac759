import { defined } from '@foyer/contract/vocabulary/defined.ts'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { answerOf } from '../../api/client.ts'
import type { paths } from '../../api/schema.generated.ts'
import { api } from '../api.ts'
import { defaultLimit } from '../list/default-limit.ts'
import { useMay } from '../me.ts'
import { wholeApproval } from '../older-server.ts'
import type { ApprovalsSearch } from './approvals-search.ts'

type Filter = NonNullable<paths['/operator/api/v1/approvals']['get']['parameters']['query']>

const fetchApprovals = async (query: Filter) => {
  const page = await answerOf(api.GET('/operator/api/v1/approvals', { params: { query } }))
  return { ...page, approvals: page.approvals.map(wholeApproval) }
}
export type Approval = Awaited<ReturnType<typeof fetchApprovals>>['approvals'][number]

/** One page of requests that a second person decides, or has decided. */
export const approvalsQuery = ({ view = 'pending', limit = defaultLimit, ...search }: ApprovalsSearch) => {
  const filter: Filter = defined({ state: view, ...search, limit })
  return queryOptions({
    queryKey: ['operator', 'approvals', filter],
    queryFn: () => fetchApprovals(filter),
    placeholderData: keepPreviousData,
    refetchInterval: 30_000,
  })
}

/** The number of pending requests; 0 for roles that cannot see them. */
export const usePendingApprovals = (): number => {
  const enabled = useMay()('orders:read')
  return useQuery({ ...approvalsQuery({ limit: 10 }), enabled }).data?.estimated_count ?? 0
}
