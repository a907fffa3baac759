import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { NewTab } from '../../../ui/new-tab.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { ChartArt } from '../chart-art.tsx'
import { DashboardLink } from '../monitoring/dashboard-link.tsx'

/** The link is valid for a minute, so a new one is loaded before the current one expires. */
const freshMs = 40_000

/** The entry to the dashboards. */
export const GrafanaPage = () => {
  const { t } = useTranslation('statistics')
  return (
    <>
      <PageHeader title={t('grafana.title')} />
      <DashboardLink againMs={freshMs}>
        {(url) => (
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
        )}
      </DashboardLink>
    </>
  )
}
