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
 * Pages that are there for some only. Unlike the guards, which wait before anything is drawn, a gate stands inside the
 * shell: while it asks, the shell is there with the shape of a page in it.
 */
const Gate = <Data,>({ query, opens, otherwise }: GateProps<Data>) => {
  const { data, error, isError, isFetching, refetch } = query
  if (data !== undefined && opens(data)) return <Outlet />
  // What was known may be out of date: a door is not shut before it has been asked for again.
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

/** Without colleagues, and without anybody asked, the company's page has the way to the first. */
export const ColleaguesGate = () => (
  <Gate query={useQuery(companyQuery)} opens={({ colleagues }) => colleagues.length > 0} otherwise="/company" />
)
