import { Link, useMatches } from '@tanstack/react-router'
import { ArrowLeft, Menu, Search } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { lastView } from '../../lib/last-view.ts'
import { Logo, useBrand } from '../../ui/brand.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { usePageName } from '../../ui/page-title.ts'
import { place } from '../paths.ts'

interface ConsoleTopBarProps {
  readonly onMenu: () => void
  readonly onFind: () => void
}

/** The top bar of small screens: menu or back, the page's name, and search. */
export const ConsoleTopBar = ({ onMenu, onFind }: ConsoleTopBarProps) => {
  const { t } = useTranslation()
  const { brand } = useBrand()
  const { title } = usePageName()
  const back = useMatches().at(-1)?.staticData.back
  return (
    <header className="topbar">
      {back === undefined ? (
        <IconButton icon={Menu} iconSize={20} label={t('shell.open_menu')} onClick={onMenu} />
      ) : (
        <Link {...place(back, lastView(back))} className="ib" aria-label={t('shell.back')}>
          <ArrowLeft size={20} />
        </Link>
      )}
      <div className="topbar-title">
        {back === undefined ? (
          <span className="brand-link">
            <Logo />
            <span className="cut">{brand}</span>
          </span>
        ) : (
          <span className="cut">{title}</span>
        )}
      </div>
      <IconButton icon={Search} iconSize={20} label={t('find.open')} onClick={onFind} />
    </header>
  )
}
