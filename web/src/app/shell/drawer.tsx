import { Link } from '@tanstack/react-router'
import { PanelLeft, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Logo, useBrand } from '../../ui/brand.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { AccountBox } from './account-box.tsx'
import { ContactSlot } from './contact-slot.tsx'
import { DrawerFrame, FindButton } from './drawer-frame.tsx'
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

/** The side menu of the portal. */
export const Drawer = ({ state, access, onFind }: DrawerProps) => (
  <DrawerFrame state={state}>
    <BrandBar state={state} />
    <FindButton onFind={onFind} />
    <MenuList entries={menuFor(access)} access={access} />
    <div className="side-foot">
      <ContactSlot manager={access.profile.manager_name} />
      <AccountBox profile={access.profile} />
    </div>
  </DrawerFrame>
)
