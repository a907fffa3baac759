import { useTranslation } from 'react-i18next'

/** The one place that explains how sharing with a colleague differs from working in a company. */
export const Difference = () => {
  const { t } = useTranslation('company')
  return <p className="small muted">{t('difference')}</p>
}
