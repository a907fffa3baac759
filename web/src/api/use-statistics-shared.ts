import type { Owner } from '@foyer/contract/vocabulary/owner.ts'
import { useQuery } from '@tanstack/react-query'
import { statisticsStandingQuery } from './statistics-standing.ts'

/**
 * A colleague may share a licence without sharing statistics. Then no data is available, which is different from nobody
 * watching.
 */
export const useStatisticsShared = (owner: Owner): boolean => {
  const { data: standing } = useQuery({ ...statisticsStandingQuery, enabled: owner !== null })
  return owner === null || standing?.owners.some((one) => one?.email === owner.email) === true
}
