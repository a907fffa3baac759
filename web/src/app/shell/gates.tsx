import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { Navigate, Outlet } from '@tanstack/react-router'
import { companyQuery } from '../../api/company.ts'
import { statisticsStandingQuery } from '../../api/statistics-standing.ts'
import { FailureState } from '../../ui/failure-state.tsx'
import { PageSkeleton } from './page-skeleton.tsx'

interface GateProps<Data> {
  readonly query: UseQueryResult<Data>
  readonly opens: (data: Data) => boolean
  readonly otherwise: string
}

/**
 * Opens a page only to some users. Guards wait before anything is drawn; a gate works inside the shell and shows a page
 * skeleton while it asks.
 */
const Gate = <Data,>({ query, opens, otherwise }: GateProps<Data>) => {
  const { data, error, isError, isFetching, refetch } = query
  if (data !== undefined && opens(data)) return <Outlet />
  // The cached answer may be stale: nobody is turned away before a fresh one.
  if (data !== undefined && !isFetching) return <Navigate to={otherwise} replace />
  if (data === undefined && isError) return <FailureState level={1} error={error} onRetry={() => refetch()} />
  return <PageSkeleton />
}

/** Usage statistics need a licence that collects them. */
export const CollectingGate = () => (
  <Gate
    query={useQuery(statisticsStandingQuery)}
    opens={({ collecting }) => collecting}
    otherwise="/retroview/no_statistics"
  />
)

/** Without colleagues or requests to become one, leads to the company's page, where the first can be invited. */
export const ColleaguesGate = () => (
  <Gate query={useQuery(companyQuery)} opens={({ colleagues }) => colleagues.length > 0} otherwise="/company" />
)
