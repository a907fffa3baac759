import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { Failure } from '../api/failure.ts'

interface PageOfRows {
  readonly estimated_count: number
}

interface Asked<Page> {
  readonly query: Pick<UseQueryResult<Page>, 'data' | 'error' | 'isPlaceholderData'>
  readonly rowsOf: (page: Page) => readonly unknown[]
  /** The cursor of the requested page; undefined for the first. */
  readonly cursor: string | undefined
}

/**
 * Handles a page that does not exist: the server does not know its cursor, for example from an old bookmark, or all its
 * rows are gone although there are others. Returns to the first page, and is true until that has loaded. Placeholder
 * data from an empty page counts too, because it says nothing about the page being requested.
 */
export const useLostPage = <Page extends PageOfRows>(
  { query: { data, error, isPlaceholderData }, rowsOf, cursor }: Asked<Page>,
  toFirstPage: () => void,
): boolean => {
  const isRefused = error instanceof Failure && error.code === 'bad_cursor'
  // It stands in while the first page loads.
  const isLater = cursor !== undefined || isPlaceholderData
  const isEmpty = data !== undefined && rowsOf(data).length === 0
  const isLost = isRefused || (isEmpty && isLater && data.estimated_count > 0)
  const lead = useEffectEvent(toFirstPage)
  useEffect(() => {
    if (isLost) lead()
  }, [isLost])
  return isLost || (isEmpty && isPlaceholderData)
}
