import type { LicenceOrder } from '@foyer/contract/operator/licence.ts'
import {
  ArrowRightLeft,
  Ban,
  CalendarCog,
  CircleCheck,
  CirclePause,
  CircleX,
  Ellipsis,
  FilePlus2,
  Gauge,
  KeyRound,
  Layers,
  type LucideIcon,
  MessageSquarePlus,
  RefreshCw,
  SlidersHorizontal,
  Tag,
  TrendingDown,
  Undo2,
  UserRound,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu, MenuItem, MenuLine } from '../../ui/menu.tsx'
import { useCustomerDeeds } from '../customers/use-customer-deeds.tsx'
import { useSeeAs } from '../customers/use-see-as.tsx'
import { useDeeds } from '../deeds.ts'
import { useMay } from '../me.ts'
import { useWriteToCustomer } from '../tickets/use-write-to-customer.ts'
import { DecreaseDialog } from './decrease-dialog.tsx'
import { BlockDialog, LimitDialog, MoveDialog } from './licence-dialogs.tsx'
import { DiscontinueDialog, ProlongDialog, RecommenceDialog, RestoreDialog, TerminateDialog } from './order-dialogs.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import { PriceDialog } from './price-dialog.tsx'
import { PropertiesDialog } from './properties-dialog.tsx'
import type { StaffLicence } from './queries.ts'
import { ReplaceKeyDialog } from './replace-key-dialog.tsx'
import { TermsDialog } from './terms-dialog.tsx'

const dialogs = {
  limit: LimitDialog,
  terms: TermsDialog,
  replace_key: ReplaceKeyDialog,
  move: MoveDialog,
  block: BlockDialog,
  change_sku: PlanDialog,
  decrease: DecreaseDialog,
  update_properties: PropertiesDialog,
  set_price_correction: PriceDialog,
  prolong: ProlongDialog,
  discontinue: DiscontinueDialog,
  recommence: RecommenceDialog,
  terminate: TerminateDialog,
  restore: RestoreDialog,
} as const
type Deed = keyof typeof dialogs

interface Item {
  readonly deed: Deed
  readonly icon: LucideIcon
  readonly name: string
  readonly tone?: 'danger'
}

/** The actions in groups: terms, price, and running state. */
const useItems = (licence: StaffLicence): readonly (readonly Item[])[] => {
  const { t } = useTranslation(['operator', 'licence'])
  const may = useMay()
  const mayChange = may('licences:write') && licence.terminated_at === null
  const mayOrder = may('orders:write')
  const ordered = (deed: LicenceOrder, icon: LucideIcon, tone?: 'danger'): readonly Item[] =>
    mayOrder && licence.can[deed] ? [{ deed, icon, name: t(`licence:items.${deed}`), ...(tone && { tone }) }] : []
  const changed = (item: Item): readonly Item[] => (mayChange ? [item] : [])
  const block: Item =
    licence.blocked_at === null
      ? { deed: 'block', icon: Ban, name: t('licences.block'), tone: 'danger' }
      : { deed: 'block', icon: CircleCheck, name: t('licences.unblock') }
  return [
    [
      ...ordered('change_sku', Layers),
      ...changed({ deed: 'limit', icon: Gauge, name: t('licences.limit_action') }),
      ...changed({ deed: 'terms', icon: CalendarCog, name: t('licence:terms.item') }),
      ...ordered('decrease', TrendingDown),
      ...ordered('update_properties', SlidersHorizontal),
      // An agreement with an outside service belongs to its customer, so the licence cannot be moved.
      ...(licence.billing_kind === 'external'
        ? []
        : changed({ deed: 'move', icon: ArrowRightLeft, name: t('licences.move_action') })),
    ],
    [
      ...ordered('set_price_correction', Tag),
      ...ordered('prolong', FilePlus2),
      ...ordered('discontinue', CirclePause),
      ...ordered('recommence', RefreshCw),
    ],
    [
      ...changed({ deed: 'replace_key', icon: KeyRound, name: t('licence:replace_key.item') }),
      ...changed(block),
      ...ordered('terminate', CircleX, 'danger'),
      ...ordered('restore', Undo2),
    ],
  ].filter((group) => group.length > 0)
}

/** Writing to its customer, and seeing it as they do. The palette offers both, and the actions of the menu. */
const useOffers = (
  { id, human_id, sku_name, customer }: StaffLicence,
  groups: ReturnType<typeof useItems>,
  open: (deed: Deed) => void,
) => {
  const about = { kind: 'support', licence: id, title: `${human_id} ${sku_name}` } as const
  const write = useWriteToCustomer(customer, about)
  const { see, dialogs: asking } = useSeeAs(customer, `/licenses/${id}`)
  useCustomerDeeds(customer, human_id)
  useDeeds(
    groups.flat().map(({ deed, name }) => ({
      id: `licence:${deed}`,
      name,
      onlySearched: true,
      does: { run: () => open(deed) },
    })),
  )
  return { write, see, asking }
}

/** What staff can do with a licence in its current state. */
export const LicenceActions = ({ licence }: { licence: StaffLicence }) => {
  const { t } = useTranslation('operator')
  const [open, setOpen] = useState<Deed>()
  const groups = useItems(licence)
  const { write, see, asking } = useOffers(licence, groups, setOpen)
  const Open = open === undefined ? undefined : dialogs[open]
  const asCustomer = write !== undefined || see !== undefined
  if (groups.length === 0 && !asCustomer) return null
  return (
    <>
      <Menu button={<IconButton icon={Ellipsis} size="m" label={t('tickets.more')} />}>
        {write !== undefined && (
          <MenuItem icon={MessageSquarePlus} onChoose={write}>
            {t('tickets.write')}
          </MenuItem>
        )}
        {see !== undefined && (
          <MenuItem icon={UserRound} onChoose={see}>
            {t('customers.see')}
          </MenuItem>
        )}
        {asCustomer && groups.length > 0 && <MenuLine />}
        {groups.flatMap((group, at): ReactNode[] => [
          ...(at === 0 ? [] : [<MenuLine key={`before ${group[0]?.deed}`} />]),
          ...group.map(({ deed, icon, name, tone }) => (
            <MenuItem key={deed} icon={icon} {...(tone && { tone })} onChoose={() => setOpen(deed)}>
              {name}
            </MenuItem>
          )),
        ])}
      </Menu>
      {Open !== undefined && <Open licence={licence} onClose={() => setOpen(undefined)} />}
      {asking}
    </>
  )
}
