import { Link } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { usePageTitle } from '../../ui/page-title.ts'
import { paths } from '../paths.ts'

export const NowherePage = () => {
  const { t } = useTranslation(['operator', 'app'])
  usePageTitle(t('app:pages.not_found'))
  return (
    <EmptyState
      icon={SearchX}
      level={1}
      title={t('app:errors.not_found_title')}
      text={t('shell.nowhere_text')}
      actions={
        <Link to={paths.home} className={buttonClass()}>
          {t('app:errors.home')}
        </Link>
      }
    />
  )
}
