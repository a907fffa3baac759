import { Link, useMatches } from '@tanstack/react-router'
import { Hammer } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

/** An address of the site map whose screen is not built yet says so. */
export const UnreadyPage = () => {
  const { t } = useTranslation()
  const page = useMatches().at(-1)?.staticData.page ?? 'not_found'
  return (
    <>
      <PageHeader title={t(`pages.${page}`)} />
      <EmptyState
        icon={Hammer}
        title={t('unready.title')}
        text={t('unready.text')}
        actions={
          <Link to="/" className={buttonClass()}>
            {t('errors.home')}
          </Link>
        }
      />
    </>
  )
}
