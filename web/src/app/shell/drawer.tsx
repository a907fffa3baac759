import { Link } from '@tanstack/react-router'
import { PanelLeft, Search, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Logo, useBrand } from '../../ui/brand.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { AccountBox } from './account-box.tsx'
import { ContactSlot } from './contact-slot.tsx'
import type { DrawerState } from './drawer-state.ts'
import { type Access, menuFor } from './menu.ts'
import { MenuList } from './menu-list.tsx'

interface DrawerProps {
  readonly state: DrawerState
  readonly access: Access
  readonly onFind: () => void
}

const BrandBar = ({ state }: { state: DrawerState }) => {
  const { t } = useTranslation()
  const { brand } = useBrand()
  const label = state.overlays ? t('shell.close_menu') : state.open ? t('shell.collapse') : t('shell.expand')
  return (
    <div className="brandbar">
      <Link to="/" className="brand-link" title={brand}>
        <Logo />
        <span className="cut">{brand}</span>
      </Link>
      <IconButton
        icon={state.overlays ? X : PanelLeft}
        label={label}
        size="m"
        aria-expanded={state.open}
        onClick={state.toggle}
      />
    </div>
  )
}

const FindButton = ({ onFind }: { onFind: () => void }) => {
  const { t } = useTranslation()
  const keys = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘ K' : 'Ctrl K'
  return (
    <button type="button" className="find" onClick={onFind} aria-keyshortcuts="Control+K Meta+K /">
      <Search />
      <span className="grow cut">{t('find.open')}</span>
      <kbd aria-hidden="true">{keys}</kbd>
    </button>
  )
}

const Content = ({ state, access, onFind }: DrawerProps) => (
  <>
    <BrandBar state={state} />
    <FindButton onFind={onFind} />
    <MenuList entries={menuFor(access)} access={access} />
    <div className="side-foot">
      <ContactSlot manager={access.profile.manager_name} />
      <AccountBox profile={access.profile} />
    </div>
  </>
)

const OverlayDrawer = (props: DrawerProps) => {
  const { t } = useTranslation()
  const { open, close } = props.state
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])
  return (
    <dialog
      ref={dialog}
      className="side over"
      aria-label={t('shell.main_menu')}
      onClose={close}
      onPointerDown={({ target }) => {
        // The backdrop belongs to the dialog itself.
        if (target === dialog.current) close()
      }}
    >
      {open && <Content {...props} />}
    </dialog>
  )
}

/** The side menu: 285 px open, 65 px collapsed and wide while a mouse hovers over it; an overlay on phones. */
export const Drawer = (props: DrawerProps) => {
  const { state } = props
  if (state.overlays) return <OverlayDrawer {...props} />
  return (
    <aside
      className={state.open ? 'side' : state.peeking ? 'side rail peek' : 'side rail'}
      onPointerMove={state.onPointerMove}
      onPointerLeave={state.onPointerLeave}
    >
      <Content {...props} />
    </aside>
  )
}
