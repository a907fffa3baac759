import { Link } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { usePageTitle } from '../../ui/page-title.ts'

export const NotFoundPage = () => {
  const { t } = useTranslation()
  usePageTitle(t('pages.not_found'))
  return (
    <EmptyState
      icon={SearchX}
      level={1}
      title={t('errors.not_found_title')}
      text={t('errors.not_found_text')}
      actions={
        <Link to="/" className={buttonClass()}>
          {t('errors.home')}
        </Link>
      }
    />
  )
}
