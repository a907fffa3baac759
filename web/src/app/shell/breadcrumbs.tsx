import { Link, useLocation } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { lastView } from '../../lib/last-view.ts'
import { unnamed, usePageName } from '../../ui/page-title.ts'
import { type Crumb, crumbsOf } from './crumbs.ts'

const isId = (segment: string): boolean => /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(segment)

/** A raw id means nothing to the reader: dots are shown until the object's name is known. */
const shownOf = (segment: string): string => (isId(segment) ? unnamed : segment)

/** The path to an inner page. Top-level pages need none. */
export const Breadcrumbs = () => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const { object, list } = usePageName()
  const crumbs = crumbsOf(pathname, list)
  if (crumbs.length < 2) return null
  const nameOf = ({ page, path }: Crumb) =>
    page === undefined ? (object ?? shownOf(path.split('/').at(-1) ?? '')) : t(`pages.${page}`)
  return (
    <nav className="crumbs" aria-label={t('shell.breadcrumbs')}>
      <ol>
        {crumbs.map((crumb, index) => (
          <li key={crumb.path}>
            {index > 0 && <ChevronRight size={12} />}
            {index === crumbs.length - 1 ? (
              <span aria-current="page">{nameOf(crumb)}</span>
            ) : (
              <Link to={crumb.path} search={lastView(crumb.path)} activeOptions={{ exact: true }}>
                {nameOf(crumb)}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
