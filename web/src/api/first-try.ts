import type { UseQueryResult } from '@tanstack/react-query'

/**
 * The first answer is on its way. After a failure it no longer is, although the query loads again: what is shown then must
 * stay, since what is taken away and put back asks anew itself, and so for ever.
 */
export const isFirstTry = ({ isLoading, isFetched }: Pick<UseQueryResult, 'isLoading' | 'isFetched'>): boolean =>
  isLoading && !isFetched
