import type { MonitoringBoard } from '@foyer/contract/statistics/standing.ts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../../../ui/page-header.tsx'
import { DashboardLink } from './dashboard-link.tsx'

const Leaving = ({ url }: { readonly url: string }) => {
  const { t } = useTranslation('statistics')
  useEffect(() => {
    // Replaces this page in the history, so that Back does not lead here and on again.
    location.replace(url)
  }, [url])
  return <p className="subtle">{t('monitoring.leaving')}</p>
}

/** Redirects to a board of the dashboard tool, signed in. */
export const MonitoringRedirect = ({
  board,
  codes,
}: {
  readonly board: MonitoringBoard
  readonly codes: string | undefined
}) => {
  const { t } = useTranslation('statistics')
  return (
    <>
      <PageHeader title={t(`boards.${board}`)} />
      <DashboardLink board={board} codes={codes}>
        {(url) => <Leaving url={url} />}
      </DashboardLink>
    </>
  )
}
