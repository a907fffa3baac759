import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { Failure } from '../api/failure.ts'

interface PageOfRows {
  readonly estimated_count: number
}

interface Asked<Page> {
  readonly query: Pick<UseQueryResult<Page>, 'data' | 'error' | 'isPlaceholderData'>
  readonly rowsOf: (page: Page) => readonly unknown[]
  /** The marker of the page that is asked for; undefined for the first. */
  readonly cursor: string | undefined
}

/**
 * A page that is not there: its marker is one that the server does not know, such as one of an old bookmark, or all its rows have gone while
 * there are others. Leads to the first page; true until that is there. Also while an empty page stands in for one on its way: that nothing
 * was found before says nothing of what is asked now.
 */
export const useLostPage = <Page extends PageOfRows>(
  { query: { data, error, isPlaceholderData }, rowsOf, cursor }: Asked<Page>,
  toFirstPage: () => void,
): boolean => {
  const isRefused = error instanceof Failure && error.code === 'bad_cursor'
  // It stands in while the first page is on its way.
  const isLater = cursor !== undefined || isPlaceholderData
  const isEmpty = data !== undefined && rowsOf(data).length === 0
  const isLost = isRefused || (isEmpty && isLater && data.estimated_count > 0)
  const lead = useEffectEvent(toFirstPage)
  useEffect(() => {
    if (isLost) lead()
  }, [isLost])
  return isLost || (isEmpty && isPlaceholderData)
}
