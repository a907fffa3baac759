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
  /** Asked for at the same time; what they tell is drawn with the rest, so that nothing moves when it comes. Whether they fail is theirs. */
  readonly beside?: readonly Pick<UseQueryResult, 'isLoading' | 'isFetched'>[]
  /** The shape of the content while the first answer is on its way. */
  readonly skeleton: ReactNode
  /** A part of a page fails as a panel does, with an h2. */
  readonly level?: 1 | 2
  readonly children: (data: Data) => ReactNode
}

/** Why there is nothing: said until something is there, also while it is asked for again. */
export const useLastFailure = ({ error, isFetched }: UseQueryResult): Error | null => {
  const [last, setLast] = useState(error)
  if (error !== null && error !== last) setLast(error)
  return isFetched ? (error ?? last) : null
}

/** The page is called by its kind until its object is known: else it kept the name of the page before. */
const NamedByKind = () => {
  const { t } = useTranslation()
  const page = useMatches().at(-1)?.staticData.page
  usePageTitle(page === undefined ? '' : t(`pages.${page}`), unnamed)
  return null
}

/** Draws what a query loaded. Failed refreshes keep the last data; only a first load that failed shows a failure. */
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
