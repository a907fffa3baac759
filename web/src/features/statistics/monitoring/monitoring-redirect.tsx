import type { MonitoringBoard } from '@foyer/contract/statistics/standing.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { monitoringQuery } from '../queries.ts'
import { NoDashboards } from './no-dashboards.tsx'

/** Leads on to a board of the dashboard tool, signed in there. */
export const MonitoringRedirect = ({
  board,
  codes,
}: {
  readonly board: MonitoringBoard
  readonly codes: string | undefined
}) => {
  const { t } = useTranslation('statistics')
  const link = useQuery(monitoringQuery(board, codes))
  const url = link.data?.url ?? null
  useEffect(() => {
    // In place of this page, so that "back" does not lead here and on again.
    if (url !== null) location.replace(url)
  }, [url])
  return (
    <>
      <PageHeader title={t(`boards.${board}`)} />
      <Loaded query={link} level={2} skeleton={<Skeleton height={220} />}>
        {() => (url === null ? <NoDashboards /> : <p className="subtle">{t('monitoring.leaving')}</p>)}
      </Loaded>
    </>
  )
}
