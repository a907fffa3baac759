import { Link, useLocation } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { usePageName } from '../../ui/page-title.ts'
import { areaOf } from '../areas.ts'
import { lastView } from '../list/last-view.ts'

/** From an object back to its list. The lists themselves need no way. */
export const ConsoleCrumbs = () => {
  const { t } = useTranslation(['operator', 'app'])
  const { pathname } = useLocation()
  const { object } = usePageName()
  const area = areaOf(pathname)
  if (area === undefined || area.to === pathname) return null
  return (
    <nav className="crumbs" aria-label={t('app:shell.breadcrumbs')}>
      <ol>
        <li>
          <Link to={area.to} search={lastView(area.to) as never}>
            {t(`areas.${area.name}`)}
          </Link>
        </li>
        <li>
          <ChevronRight size={12} />
          <span aria-current="page">{object ?? '…'}</span>
        </li>
      </ol>
    </nav>
  )
}
