import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureState } from './failure-state.tsx'

interface LoadedProps<Data> {
  readonly query: UseQueryResult<Data>
  /** Asked for at the same time; what they tell is drawn with the rest, so that nothing moves when it comes. Whether they fail is theirs. */
  readonly beside?: readonly Pick<UseQueryResult, 'isLoading'>[]
  /** The shape of the content while the first answer is on its way. */
  readonly skeleton: ReactNode
  /** A part of a page fails as a panel does, with an h2. */
  readonly level?: 1 | 2
  readonly children: (data: Data) => ReactNode
}

/** Draws what a query loaded. Failed refreshes keep the last data; only a first load that failed shows a failure. */
export const Loaded = <Data,>({ query, beside = [], skeleton, level = 1, children }: LoadedProps<Data>) => {
  const { t } = useTranslation()
  if (query.data !== undefined && !beside.some(({ isLoading }) => isLoading)) return children(query.data)
  if (query.isError) return <FailureState level={level} error={query.error} onRetry={() => void query.refetch()} />
  return (
    <div className="late">
      {skeleton}
      <output className="sr">{t('shell.loading')}</output>
    </div>
  )
}
