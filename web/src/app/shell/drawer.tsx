import { Link } from '@tanstack/react-router'
import { Logo, useBrand } from '../../ui/brand.tsx'
import { AccountBox } from './account-box.tsx'
import { ContactSlot } from './contact-slot.tsx'
import { DrawerFrame, DrawerToggle, FindButton } from './drawer-frame.tsx'
import type { DrawerState } from './drawer-state.ts'
import { MenuList } from './menu-list.tsx'
import { type Access, menuFor } from './menu.ts'

interface DrawerProps {
  readonly state: DrawerState
  readonly access: Access
  readonly onFind: () => void
}

const BrandBar = ({ state }: { state: DrawerState }) => {
  const { brand } = useBrand()
  return (
    <div className="brandbar">
      <Link to="/" className="brand-link" title={brand}>
        <Logo />
        <span className="cut">{brand}</span>
      </Link>
      <DrawerToggle state={state} />
    </div>
  )
}

/** The portal's side menu. */
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
