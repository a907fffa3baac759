import { Link, useMatches } from '@tanstack/react-router'
import { ArrowLeft, Menu, ReceiptText, Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { lastView } from '../../lib/last-view.ts'
import { Badge } from '../../ui/badge.tsx'
import { Logo, useBrand } from '../../ui/brand.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { usePageName } from '../../ui/page-title.ts'
import { NoticeBell } from '../notices/notice-bell.tsx'
import { backTarget } from './back-target.ts'

interface TopBarProps {
  readonly unpaid: number
  readonly onMenu: () => void
  readonly onFind: () => void
}

/** The top bar of small screens: menu or back, the page's name, search and unpaid invoices. */
export const TopBar = ({ unpaid, onMenu, onFind }: TopBarProps) => {
  const { t } = useTranslation()
  const { brand } = useBrand()
  const { title, list } = usePageName()
  const match = useMatches().at(-1)
  const back = list ?? match?.staticData.back
  // Pages in the menu name no back target, however deep their path, so they show the menu button.
  const inner = back !== undefined
  return (
    <header className="topbar">
      {inner ? (
        <Link
          to={backTarget(back)}
          search={lastView(backTarget(back))}
          activeOptions={{ exact: true }}
          className="ib"
          aria-label={t('shell.back')}
        >
          <ArrowLeft size={20} />
        </Link>
      ) : (
        <IconButton icon={Menu} iconSize={20} label={t('shell.open_menu')} onClick={onMenu} />
      )}
      <div className="topbar-title">
        {inner ? (
          <span className="cut">{title}</span>
        ) : (
          <Link to="/" className="brand-link">
            <Logo />
            <span className="cut">{brand}</span>
          </Link>
        )}
      </div>
      <IconButton icon={Search} iconSize={20} label={t('find.open')} onClick={onFind} />
      <NoticeBell iconSize={20} />
      {unpaid > 0 && (
        <Link to="/unpaid-invoices" className="ib" aria-label={t('shell.unpaid', { count: unpaid })}>
          <ReceiptText size={20} />
          <Badge count={unpaid} />
        </Link>
      )}
    </header>
  )
}
