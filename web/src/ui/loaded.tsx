import type { UseQueryResult } from '@tanstack/react-query'
import { useMatches } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isFirstTry } from '../api/first-try.ts'
import { FailureState } from './failure-state.tsx'
import { unnamed, usePageTitle } from './page-title.ts'
import { useDrawn } from './use-drawn.ts'

interface LoadedProps<Data> {
  readonly query: UseQueryResult<Data>
  /**
   * Queries that run alongside. Their content is rendered together with the rest, so that nothing shifts. Their
   * failures are handled elsewhere.
   */
  readonly beside?: readonly Pick<UseQueryResult, 'isLoading' | 'isFetched'>[]
  /** The content's outline until the first answer has arrived. */
  readonly skeleton: ReactNode
  /** The level of a failure's heading: 2 for a part of a page. */
  readonly level?: 1 | 2
  readonly children: (data: Data) => ReactNode
}

/** The last failure, for as long as there is no data, including while the query is retried. */
export const useLastFailure = ({ error, isFetched }: UseQueryResult): Error | null => {
  const [last, setLast] = useState(error)
  if (error !== null && error !== last) setLast(error)
  return isFetched ? (error ?? last) : null
}

/** Titles the page by its kind until its object is loaded; otherwise the previous page's title would stay. */
const NamedByKind = () => {
  const { t } = useTranslation()
  const page = useMatches().at(-1)?.staticData.page
  usePageTitle(page === undefined ? '' : t(`pages.${page}`), unnamed)
  return null
}

/** Renders what a query loaded. If a refresh fails, the last data stays; a failure is shown only if the first load failed. */
export const Loaded = <Data,>({ query, beside = [], skeleton, level = 1, children }: LoadedProps<Data>) => {
  const { t } = useTranslation()
  const failure = useLastFailure(query)
  const data = useDrawn(beside.some(isFirstTry) ? undefined : query.data)
  if (data !== undefined) return children(data)
  if (query.data === undefined && failure !== null)
    return <FailureState level={level} error={failure} onRetry={() => query.refetch()} />
  return (
    <div className="late">
      {level === 1 && <NamedByKind />}
      {skeleton}
      <output className="sr">{t('shell.loading')}</output>
    </div>
  )
}
