import type { UseQueryResult } from '@tanstack/react-query'

/**
 * True while the first answer is on its way. It turns false after a failure, even though the query is loading again:
 * what the page shows then must stay mounted, because unmounting and remounting it would refetch again and again.
 */
export const isFirstTry = ({ isLoading, isFetched }: Pick<UseQueryResult, 'isLoading' | 'isFetched'>): boolean =>
  isLoading && !isFetched
