import { useLocation } from '@tanstack/react-router'
import { ChevronDown, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/badge.tsx'
import { MenuLink } from '../../ui/menu-link.tsx'
import { unnamed, usePageName } from '../../ui/page-title.ts'
import { usePushSuggestion } from '../notices/use-push-suggestion.ts'
import type { Access, MenuEntry } from './menu.ts'

interface EntryProps {
  readonly entry: MenuEntry
  readonly access: Access
}

const WaitingBadge = ({ entry: { badge }, access }: EntryProps) => {
  const { t } = useTranslation()
  if (badge === undefined || access[badge.of] === 0) return null
  const count = access[badge.of]
  return (
    <MenuLink to={badge.to} className="nav-badge" current={false}>
      <Badge count={count} tone={badge.of === 'unpaid' ? 'danger' : 'calm'} label={t(`shell.${badge.of}`, { count })} />
    </MenuLink>
  )
}

const SubMenu = ({ entry, access, id }: EntryProps & { id: string }) => {
  const { t } = useTranslation()
  const suggestsPush = usePushSuggestion()
  const { pathname } = useLocation()
  const { object, list } = usePageName()
  const pages = (entry.pages ?? []).map((page) => ({ ...page, path: page.to(access) }))
  const isListed = pages.some(({ path }) => path === pathname)
  /** An inner page belongs to the list that holds its object, even if its path begins differently. */
  const holds = (path: string): boolean =>
    object !== unnamed && (list === undefined ? pathname.startsWith(`${path}/`) : list === path)
  return (
    <ul className="sub" id={id}>
      {pages.map(({ page, path }) => {
        return (
          <li key={page}>
            <MenuLink to={path} current={isListed ? path === pathname : holds(path)}>
              {t(`pages.${page}`)}
              {page === 'notifications' && suggestsPush && (
                <span className="nav-attention" title={t('shell.attention')}>
                  <TriangleAlert size={14} />
                  <span className="sr">{t('shell.attention')}</span>
                </span>
              )}
            </MenuLink>
          </li>
        )
      })}
    </ul>
  )
}

const Entry = ({ entry, access }: EntryProps) => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const active = entry.active.test(pathname)
  const [toggled, setToggled] = useState<boolean>()
  const pages = entry.pages ?? []
  const open = pages.length > 1 && (toggled ?? active)
  const name = t(`pages.${entry.page}`)
  const subId = `menu-${entry.area}`
  const Icon = entry.icon
  return (
    <li>
      <div className={open ? 'nav-row open' : 'nav-row'}>
        <MenuLink
          to={entry.to(access)}
          className="nav-link"
          current={active && !open}
          title={name}
          onClick={() => setToggled(undefined)}
        >
          <Icon size={18} />
          <span className="nav-name">{name}</span>
        </MenuLink>
        <WaitingBadge entry={entry} access={access} />
        {pages.length > 1 && (
          <button
            type="button"
            className="ib nav-more"
            aria-expanded={open}
            aria-controls={subId}
            aria-label={t('shell.submenu', { name })}
            onClick={() => setToggled(!open)}
          >
            <ChevronDown size={14} />
          </button>
        )}
      </div>
      {open && <SubMenu entry={entry} access={access} id={subId} />}
    </li>
  )
}

interface MenuListProps {
  readonly entries: readonly MenuEntry[]
  readonly access: Access
}

export const MenuList = ({ entries, access }: MenuListProps) => {
  const { t } = useTranslation()
  return (
    <nav className="nav" aria-label={t('shell.main_menu')}>
      <ul>
        {entries.map((entry) => (
          <Entry key={entry.area} entry={entry} access={access} />
        ))}
      </ul>
    </nav>
  )
}
