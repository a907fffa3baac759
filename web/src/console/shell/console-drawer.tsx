import { Link, useLocation } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { DrawerFrame, DrawerToggle, FindButton } from '../../app/shell/drawer-frame.tsx'
import type { DrawerState } from '../../app/shell/drawer-state.ts'
import { Badge } from '../../ui/badge.tsx'
import { Logo, useBrand } from '../../ui/brand.tsx'
import { MenuLink } from '../../ui/menu-link.tsx'
import { usePendingApprovals } from '../approvals/queries.ts'
import { type Area, areaOf, isSetUp } from '../areas.ts'
import { paths } from '../paths.ts'
import { useWaiting } from '../tickets/use-waiting.ts'
import { OperatorBox } from './operator-box.tsx'

interface ConsoleDrawerProps {
  readonly state: DrawerState
  readonly areas: readonly Area[]
  readonly onFind: () => void
}

const BrandBar = ({ state }: Pick<ConsoleDrawerProps, 'state'>) => {
  const { t } = useTranslation('operator')
  const { brand } = useBrand()
  return (
    <div className="brandbar">
      <Link to={paths.home} activeOptions={{ exact: true }} className="brand-link" title={brand}>
        <Logo />
        <span className="console-brand">
          <span className="cut">{brand}</span>
          <span className="tiny subtle">{t('shell.operator')}</span>
        </span>
      </Link>
      <DrawerToggle state={state} />
    </div>
  )
}

const CountBadge = ({ count, label }: { count: number; label: string }) =>
  count === 0 ? null : (
    <span className="nav-badge">
      <Badge tone="calm" count={count} label={label} />
    </span>
  )

const WaitingTickets = () => {
  const { t } = useTranslation('operator')
  const count = useWaiting()
  return <CountBadge count={count} label={t('tickets.waiting', { count })} />
}

const WaitingApprovals = () => {
  const { t } = useTranslation('operator')
  const count = usePendingApprovals()
  return <CountBadge count={count} label={t('today.approvals', { count })} />
}

const Entry = ({ area, current }: { area: Area; current: boolean }) => {
  const { t } = useTranslation('operator')
  const { name, icon: Icon, to } = area
  const title = t(`areas.${name}`)
  return (
    <li>
      <div className="nav-row">
        <MenuLink to={to} className="nav-link" current={current} title={title}>
          <Icon size={18} />
          <span className="nav-name">{title}</span>
        </MenuLink>
        {name === 'tickets' && <WaitingTickets />}
        {name === 'approvals' && <WaitingApprovals />}
      </div>
    </li>
  )
}

const Entries = ({ areas }: Pick<ConsoleDrawerProps, 'areas'>) => {
  const current = areaOf(useLocation().pathname)
  return (
    <ul>
      {areas.map((area) => (
        <Entry key={area.name} area={area} current={area === current} />
      ))}
    </ul>
  )
}

/** The console's menu: the daily work, and below it the occasional settings. */
export const ConsoleDrawer = ({ state, areas, onFind }: ConsoleDrawerProps) => {
  const { t } = useTranslation(['operator', 'app'])
  const setUp = areas.filter(isSetUp)
  return (
    <DrawerFrame state={state}>
      <BrandBar state={state} />
      <FindButton onFind={onFind} />
      <nav className="nav" aria-label={t('app:shell.main_menu')}>
        <Entries areas={areas.filter((area) => !isSetUp(area))} />
        {setUp.length > 0 && (
          <>
            <p className="nav-label">{t('shell.set_up')}</p>
            <Entries areas={setUp} />
          </>
        )}
      </nav>
      <div className="side-foot">
        <OperatorBox />
      </div>
    </DrawerFrame>
  )
}
