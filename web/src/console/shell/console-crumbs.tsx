import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { lastView } from '../../lib/last-view.ts'
import { useKeys } from '../../ui/keys.ts'
import { usePageName } from '../../ui/page-title.ts'
import { areaOf } from '../areas.ts'
import { place } from '../paths.ts'

/** A link from an object back to its list. The lists themselves need none. */
export const ConsoleCrumbs = () => {
  const { t } = useTranslation(['operator', 'app'])
  const { pathname } = useLocation()
  const { object } = usePageName()
  const navigate = useNavigate()
  const area = areaOf(pathname)
  const list = area?.to === pathname ? undefined : area?.to
  const goUp = (to: string) => () => void navigate(place(to, lastView(to)))
  useKeys(list === undefined ? [] : [{ name: t('keys.up'), keys: { KeyU: goUp(list) } }])
  if (area === undefined || list === undefined) return null
  return (
    <nav className="crumbs" aria-label={t('app:shell.breadcrumbs')}>
      <ol>
        <li>
          <Link {...place(list, lastView(list))}>{t(`areas.${area.name}`)}</Link>
        </li>
        <li>
          <ChevronRight size={12} />
          <span aria-current="page">{object ?? '…'}</span>
        </li>
      </ol>
    </nav>
  )
}
