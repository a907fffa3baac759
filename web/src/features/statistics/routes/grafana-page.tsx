import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { NewTab } from '../../../ui/new-tab.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ChartArt } from '../chart-art.tsx'
import { NoDashboards } from '../monitoring/no-dashboards.tsx'
import { monitoringQuery } from '../queries.ts'

/** The link signs in for a minute, so a new one stands here before the last one is over. */
const freshMs = 40_000

/** The way to the dashboards. */
export const GrafanaPage = () => {
  const { t } = useTranslation('statistics')
  const link = useQuery({ ...monitoringQuery(undefined, undefined), refetchInterval: freshMs })
  return (
    <>
      <PageHeader title={t('grafana.title')} />
      <Loaded query={link} level={2} skeleton={<Skeleton height={220} />}>
        {({ url }) =>
          url === null ? (
            <NoDashboards />
          ) : (
            <EmptyState
              art={<ChartArt />}
              title={t('grafana.heading')}
              text={t('grafana.text')}
              actions={
                <a className={buttonClass({ kind: 'primary' })} href={url} target="_blank" rel="noreferrer">
                  {t('grafana.open')}
                  <ExternalLink />
                  <NewTab />
                </a>
              }
            />
          )
        }
      </Loaded>
    </>
  )
}
