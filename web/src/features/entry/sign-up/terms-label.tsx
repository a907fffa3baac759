import { useTranslation } from 'react-i18next'

/** "I accept the terms of use". */
export const TermsLabel = () => {
  const { t } = useTranslation('entry')
  return (
    <>
      {t('sign_up.terms')} <span className="strong">{t('sign_up.terms_link')}</span>
    </>
  )
}
