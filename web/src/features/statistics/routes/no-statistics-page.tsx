import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { ChartArt } from '../chart-art.tsx'

/** What statistics are good for, and where they begin. */
export const NoStatisticsPage = () => {
  const { t } = useTranslation('statistics')
  return (
    <>
      <PageHeader title={t('no_statistics.title')} />
      <EmptyState
        art={<ChartArt />}
        title={t('no_statistics.heading')}
        text={t('no_statistics.text')}
        actions={
          <Link to="/licenses" className={buttonClass({ kind: 'primary' })}>
            {t('no_statistics.enable')}
          </Link>
        }
      />
    </>
  )
}
