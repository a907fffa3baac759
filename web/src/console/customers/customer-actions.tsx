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
import { ReasonDialog } from '../list/reason-dialog.tsx'
import { useMay } from '../me.ts'
import { paths, place } from '../paths.ts'
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

const icons = { invoice: FileText, sell: ShoppingCart, give: Gift } as const

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

const SaleItem = ({ sale, onChoose }: { readonly sale: Sale; readonly onChoose: () => void }) => {
  const { t } = useTranslation('operator')
  return (
    <MenuItem icon={icons[sale]} onChoose={onChoose}>
      {t(`sales.${sale}`)}
    </MenuItem>
  )
}

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

/** The actions that restrict or restore the customer's access. */
const DoorItems = ({ customer: { blocked, closed_at, second_factor }, onChoose }: ChoiceProps) => {
  const { t } = useTranslation('operator')
  return (
    <>
      {second_factor && (
        <MenuItem icon={ShieldOff} onChoose={() => onChoose('reset')}>
          {t('customers.reset')}
        </MenuItem>
      )}
      {blocked ? (
        <MenuItem icon={CircleCheck} onChoose={() => onChoose('block')}>
          {t('customers.unblock')}
        </MenuItem>
      ) : (
        <MenuItem icon={Ban} tone="danger" onChoose={() => onChoose('block')}>
          {t('customers.block')}
        </MenuItem>
      )}
      {closed_at === null && (
        <MenuItem icon={DoorClosed} tone="danger" onChoose={() => onChoose('close')}>
          {t('customers.close')}
        </MenuItem>
      )}
    </>
  )
}

/** What staff can do with an account, and issue for it. */
export const CustomerActions = ({ customer }: { customer: CustomerDetail }) => {
  const { t } = useTranslation('operator')
  const may = useMay()
  const isOpen = customer.closed_at === null
  const mayWrite = may('customers:write')
  const mayTalk = may('tickets:write') && may('tickets:read')
  const mayEnter = useMayEnter()
  const navigate = useNavigate()
  const sold = useSales()
  const offered = isOpen ? sold : []
  const [open, setOpen] = useState<Deed>()
  const close = (): void => setOpen(undefined)
  // Nothing is left of whoever was erased.
  if (customer.erased_at !== null || (!mayWrite && !mayTalk && offered.length === 0)) return null
  return (
    <>
      {mayEnter && <ActButton customer={customer} onChoose={setOpen} />}
      <Menu button={<IconButton icon={Ellipsis} size="m" label={t('tickets.more')} />}>
        {mayTalk && (
          <MenuItem
            icon={MessageSquarePlus}
            onChoose={() => void navigate(place(paths.newTicket, { customer: customer.id }))}
          >
            {t('tickets.new')}
          </MenuItem>
        )}
        {offered.map((sale) => (
          <SaleItem key={sale} sale={sale} onChoose={() => setOpen(sale)} />
        ))}
        {/* A sign-in link would bypass a second factor. */}
        {mayEnter && isOpen && !customer.blocked && !customer.second_factor && (
          <MenuItem icon={Link2} onChoose={() => setOpen('link')}>
            {t('customers.link_action')}
          </MenuItem>
        )}
        {mayEnter && isOpen && (
          <MenuItem icon={AtSign} onChoose={() => setOpen('email')}>
            {t('customers.set_email_action')}
          </MenuItem>
        )}
        {mayWrite && <DoorItems customer={customer} onChoose={setOpen} />}
      </Menu>
      <Opened open={open} customer={customer} onClose={close} />
      <EntryDialogs customer={customer} way={open === 'link' || open === 'act' ? open : undefined} onClose={close} />
    </>
  )
}
