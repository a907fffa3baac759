import { useNavigate } from '@tanstack/react-router'
import {
  AtSign,
  Ban,
  CircleCheck,
  DoorClosed,
  Ellipsis,
  FileText,
  Gift,
  Link2,
  type LucideIcon,
  MessageSquarePlus,
  ShieldOff,
  ShoppingCart,
  UserRound,
} from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { useDeeds } from '../deeds.ts'
import { ReasonDialog } from '../list/reason-dialog.tsx'
import { useMay } from '../me.ts'
import { paths, place } from '../paths.ts'
import { emailOf } from '../person-name.ts'
import { useCopyDeeds } from '../use-copy-deeds.ts'
import type { CustomerDetail } from './queries.ts'
import { ResetFactorDialog } from './reset-factor-dialog.tsx'
import { EntryDialogs, type Way } from './sign-in-link.tsx'
import { useCustomerChange } from './use-customer-change.ts'
import { useMayEnter } from './use-may-enter.ts'

interface ActionProps {
  readonly customer: CustomerDetail
  readonly onClose: () => void
}

const BlockDialog = ({ customer: { id, email, blocked }, onClose }: ActionProps) => {
  const { t } = useTranslation('operator')
  // As it was when the dialog opened, so that a colleague's change does not reverse the button's meaning.
  const [wasBlocked] = useState(blocked)
  const name = wasBlocked ? 'unblock' : 'block'
  const changing = useCustomerChange(id, t(`customers.${name}_done`))
  return (
    <ReasonDialog
      title={t(`customers.${name}_title`, { email })}
      action={t(`customers.${name}`)}
      tone={wasBlocked ? 'plain' : 'danger'}
      onConfirm={(reason) => changing.mutateAsync({ blocked: !wasBlocked, reason })}
      onClose={onClose}
    >
      <p className="muted">{t(`customers.${name}_text`)}</p>
    </ReasonDialog>
  )
}

/** The dialogs that issue something load on demand. */
const sales = {
  invoice: lazyPart(async () => (await import('../sales/invoice-dialog.tsx')).InvoiceDialog),
  sell: lazyPart(async () => (await import('../sales/sell-dialog.tsx')).SellDialog),
  give: lazyPart(async () => (await import('../sales/give-dialog.tsx')).GiveDialog),
} as const

type Sale = keyof typeof sales

/** What the operator may issue. Products come from the catalogue, which needs a scope of its own. */
const useSales = (): readonly Sale[] => {
  const may = useMay()
  const maySee = may('catalogue:read')
  const open = {
    invoice: may('orders:write'),
    sell: may('orders:write') && maySee,
    give: may('licences:write') && maySee,
  }
  return (['invoice', 'sell', 'give'] as const).filter((sale) => open[sale])
}

/** Rarely needed. */
const SetEmailDialog = lazyPart(async () => (await import('./set-email-dialog.tsx')).SetEmailDialog)

const CloseDialog = lazyPart(async () => (await import('./closing-dialogs.tsx')).CloseDialog)

type Deed = 'block' | 'close' | 'reset' | 'email' | Way | Sale

interface OpenedProps extends ActionProps {
  readonly open: Deed | undefined
}

const Opened = ({ open, customer, onClose }: OpenedProps) => {
  if (open === undefined || open === 'link' || open === 'act') return null
  if (open === 'block') return <BlockDialog customer={customer} onClose={onClose} />
  if (open === 'reset') return <ResetFactorDialog customer={customer} onClose={onClose} />
  if (open === 'close') return <CloseDialog customer={customer} onClose={onClose} />
  if (open === 'email') return <SetEmailDialog customer={customer} onClose={onClose} />
  const Sale = sales[open]
  return <Sale customer={customer} onClose={onClose} />
}

interface ChoiceProps {
  readonly customer: CustomerDetail
  readonly onChoose: (deed: Deed) => void
}

/** Nobody can enter a blocked or closed account. */
const ActButton = ({ customer: { blocked, closed_at }, onChoose }: ChoiceProps) => {
  const { t } = useTranslation(['operator', 'closing'])
  const shut = blocked || closed_at !== null
  const button = (
    <Button disabled={shut} onClick={() => onChoose('act')}>
      <UserRound />
      {t('customers.act_action')}
    </Button>
  )
  const why = t(closed_at === null ? 'customers.enter_blocked' : 'closing:enter_closed')
  return shut ? <Tooltip content={why}>{button}</Tooltip> : button
}

interface Item {
  readonly id: string
  readonly icon: LucideIcon
  readonly name: string
  readonly tone?: 'danger'
  /** Rarely needed, so the palette shows it only to those who search for it. */
  readonly onlySearched?: true
  readonly run: () => void
}

const icons = { invoice: FileText, sell: ShoppingCart, give: Gift } as const

/** Writing to them, and what may be issued for them. */
const useWorkItems = ({ customer, onChoose }: ChoiceProps): readonly Item[] => {
  const { t } = useTranslation('operator')
  const may = useMay()
  const navigate = useNavigate()
  const sold = useSales()
  const mayTalk = may('tickets:write') && may('tickets:read')
  const write: Item = {
    id: 'write',
    icon: MessageSquarePlus,
    name: t('tickets.new'),
    run: () => void navigate(place(paths.newTicket, { customer: customer.id })),
  }
  const sale = (id: Sale): Item => ({ id, icon: icons[id], name: t(`sales.${id}`), run: () => onChoose(id) })
  return [...(mayTalk ? [write] : []), ...(customer.closed_at === null ? sold.map(sale) : [])]
}

/** How they get in, and what restricts or restores that. */
const useDoorItems = ({ customer, onChoose }: ChoiceProps): readonly Item[] => {
  const { t } = useTranslation('operator')
  const mayWrite = useMay()('customers:write')
  const mayEnter = useMayEnter()
  const { blocked, closed_at, second_factor } = customer
  const isOpen = closed_at === null
  const item = (deed: Deed, icon: LucideIcon, name: string, isOffered: boolean, tone?: 'danger'): readonly Item[] =>
    isOffered ? [{ id: deed, icon, name, ...(tone && { tone }), onlySearched: true, run: () => onChoose(deed) }] : []
  return [
    // A sign-in link would bypass a second factor.
    ...item('link', Link2, t('customers.link_action'), mayEnter && isOpen && !blocked && !second_factor),
    ...item('email', AtSign, t('customers.set_email_action'), mayEnter && isOpen),
    ...item('reset', ShieldOff, t('customers.reset'), mayWrite && second_factor),
    ...item('block', CircleCheck, t('customers.unblock'), mayWrite && blocked),
    ...item('block', Ban, t('customers.block'), mayWrite && !blocked, 'danger'),
    ...item('close', DoorClosed, t('customers.close'), mayWrite && isOpen, 'danger'),
  ]
}

/** The same for the palette, with what else it does for this customer. */
const useOffers = ({ customer, onChoose }: ChoiceProps, items: readonly Item[]): void => {
  const { t } = useTranslation('operator')
  const mayEnter = useMayEnter()
  const { email, blocked, closed_at } = customer
  const act = { id: 'see', name: t('customers.act_action'), does: { run: () => onChoose('act') } }
  useCopyDeeds([{ id: 'email', kind: t('customers.email'), value: emailOf({ email }) }])
  useDeeds([
    ...(mayEnter && !blocked && closed_at === null ? [act] : []),
    ...items.map(({ id, name, onlySearched, run }) => ({
      id,
      name,
      ...(onlySearched && { onlySearched }),
      does: { run },
    })),
  ])
}

/** What staff can do with an account, and issue for it. */
export const CustomerActions = ({ customer }: { customer: CustomerDetail }) => {
  const { t } = useTranslation('operator')
  const mayEnter = useMayEnter()
  const [open, setOpen] = useState<Deed>()
  const close = (): void => setOpen(undefined)
  const choice = { customer, onChoose: setOpen }
  const offered = [...useWorkItems(choice), ...useDoorItems(choice)]
  // Nothing is left of whoever was erased.
  const items = customer.erased_at === null ? offered : []
  useOffers(choice, items)
  if (items.length === 0) return null
  return (
    <>
      {mayEnter && <ActButton customer={customer} onChoose={setOpen} />}
      <Menu button={<IconButton icon={Ellipsis} size="m" label={t('tickets.more')} />}>
        {items.map(({ id, icon, name, tone, run }) => (
          <MenuItem key={id} icon={icon} {...(tone && { tone })} onChoose={run}>
            {name}
          </MenuItem>
        ))}
      </Menu>
      <Opened open={open} customer={customer} onClose={close} />
      <EntryDialogs customer={customer} way={open === 'link' || open === 'act' ? open : undefined} onClose={close} />
    </>
  )
}
