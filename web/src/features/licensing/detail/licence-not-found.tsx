import { Link } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { usePageTitle } from '../../../ui/page-title.ts'

/** A licence that does not exist or that the user may not see; the server does not tell which. */
export const LicenceNotFound = () => {
  const { t } = useTranslation('licensing')
  usePageTitle(t('detail.not_found.title'), t('detail.not_found.title'))
  return (
    <EmptyState
      icon={SearchX}
      level={1}
      title={t('detail.not_found.title')}
      text={t('detail.not_found.text')}
      actions={
        <Link to="/licenses" className={buttonClass()}>
          {t('detail.not_found.action')}
        </Link>
      }
    />
  )
}
