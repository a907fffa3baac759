import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ChartArt } from '../chart-art.tsx'

/** Shown if the brand has no dashboard tool. */
export const NoDashboards = () => {
  const { t } = useTranslation('statistics')
  return (
    <EmptyState
      art={<ChartArt />}
      title={t('monitoring.none_title')}
      text={t('monitoring.none_text')}
      actions={
        <Link to="/retroview/dashboard" className={buttonClass()}>
          {t('monitoring.to_statistics')}
        </Link>
      }
    />
  )
}
