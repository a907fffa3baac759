import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ChartArt } from '../chart-art.tsx'
import { EnableStatistics } from '../enabling/enable-statistics.tsx'
import { lackingQuery } from '../enabling/queries.ts'

/** What statistics are good for, and the one button that begins them. */
export const NoStatisticsPage = () => {
  const { t } = useTranslation('statistics')
  const lacking = useQuery(lackingQuery)
  return (
    <>
      <PageHeader title={t('no_statistics.title')} />
      <Loaded query={lacking} level={2} skeleton={<Skeleton height={280} />}>
        {(licences) =>
          licences.collects && !licences.any ? (
            <EmptyState
              art={<ChartArt />}
              title={t('no_statistics.complete')}
              text={t('no_statistics.complete_text')}
              actions={
                <Link to="/retroview/dashboard" className={buttonClass({})}>
                  {t('monitoring.to_statistics')}
                </Link>
              }
            />
          ) : (
            <EmptyState
              art={<ChartArt />}
              title={t('no_statistics.heading')}
              text={t('no_statistics.text')}
              actions={<EnableStatistics {...licences} />}
            />
          )
        }
      </Loaded>
    </>
  )
}
