import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { abilitiesQuery } from '../../../api/abilities.ts'
import { statisticsStandingQuery } from '../../../api/statistics-standing.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { ChartArt } from '../chart-art.tsx'
import { EnableStatistics } from '../enabling/enable-statistics.tsx'

/** A user who may enable statistics is not always allowed to see them. */
const Onward = ({ sees }: { readonly sees: boolean }) => {
  const { t } = useTranslation('statistics')
  if (!sees) return <p className="tiny subtle">{t('no_statistics.role_text')}</p>
  return (
    <Link to="/retroview/dashboard" className={buttonClass({})}>
      {t('monitoring.to_statistics')}
    </Link>
  )
}

/** What statistics offer, and one button to enable them. */
export const NoStatisticsPage = () => {
  const { t } = useTranslation('statistics')
  const abilities = useQuery(abilitiesQuery)
  const standing = useQuery(statisticsStandingQuery)
  return (
    <>
      <PageHeader title={t('no_statistics.title')} />
      <Loaded query={standing} beside={[abilities]} level={2} skeleton={<Skeleton height={280} />}>
        {({ lacking, collecting }) =>
          lacking.collects && !lacking.any ? (
            <EmptyState
              art={<ChartArt />}
              title={t('no_statistics.complete')}
              text={t('no_statistics.complete_text')}
              actions={<Onward sees={collecting} />}
            />
          ) : (
            <EmptyState
              art={<ChartArt />}
              title={t('no_statistics.heading')}
              text={t('no_statistics.text')}
              actions={<EnableStatistics {...lacking} />}
            />
          )
        }
      </Loaded>
    </>
  )
}
