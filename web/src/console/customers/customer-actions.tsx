import { Ban, CircleCheck, Ellipsis, FileText, Gift, Link2, ShoppingCart, UserRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { ReasonDialog } from '../list/reason-dialog.tsx'
import { useMay } from '../me.ts'
import type { CustomerDetail } from './queries.ts'
import { EntryDialogs, useMayEnter, type Way } from './sign-in-link.tsx'
import { useCustomerChange } from './use-customer-change.ts'

interface ActionProps {
  readonly customer: CustomerDetail
  readonly onClose: () => void
}

const BlockDialog = ({ customer: { id, email, blocked }, onClose }: ActionProps) => {
  const { t } = useTranslation('operator')
  // As it was when the dialog opened: what a colleague does meanwhile must not turn the button round.
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

/** What is issued for a customer is fetched when it is wanted. */
const sales = {
  invoice: lazyPart(async () => (await import('../sales/invoice-dialog.tsx')).InvoiceDialog),
  sell: lazyPart(async () => (await import('../sales/sell-dialog.tsx')).SellDialog),
  give: lazyPart(async () => (await import('../sales/give-dialog.tsx')).GiveDialog),
} as const

type Sale = keyof typeof sales

const icons = { invoice: FileText, sell: ShoppingCart, give: Gift } as const

/** What the operator may issue: products are chosen from the catalogue, which has a scope of its own. */
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

type Open = 'block' | Way | Sale | undefined

const SaleItem = ({ sale, onChoose }: { readonly sale: Sale; readonly onChoose: () => void }) => {
  const { t } = useTranslation('operator')
  return (
    <MenuItem icon={icons[sale]} onChoose={onChoose}>
      {t(`sales.${sale}`)}
    </MenuItem>
  )
}

interface OpenedProps extends ActionProps {
  readonly open: Open
}

const Opened = ({ open, customer, onClose }: OpenedProps) => {
  if (open === undefined || open === 'link' || open === 'act') return null
  if (open === 'block') return <BlockDialog customer={customer} onClose={onClose} />
  const Sale = sales[open]
  return <Sale customer={customer} onClose={onClose} />
}

/** What staff can do with an account, and issue for it. */
export const CustomerActions = ({ customer }: { customer: CustomerDetail }) => {
  const { t } = useTranslation('operator')
  const mayWrite = useMay()('customers:write')
  const mayEnter = useMayEnter()
  const offered = useSales()
  const [open, setOpen] = useState<Open>()
  const close = (): void => setOpen(undefined)
  if (!mayWrite && offered.length === 0) return null
  return (
    <>
      {mayEnter && (
        <Button disabled={customer.blocked} onClick={() => setOpen('act')}>
          <UserRound />
          {t('customers.act_action')}
        </Button>
      )}
      <Menu button={<IconButton icon={Ellipsis} size="m" label={t('tickets.more')} />}>
        {offered.map((sale) => (
          <SaleItem key={sale} sale={sale} onChoose={() => setOpen(sale)} />
        ))}
        {mayEnter && (
          <MenuItem icon={Link2} disabled={customer.blocked} onChoose={() => setOpen('link')}>
            {t('customers.link_action')}
          </MenuItem>
        )}
        {mayWrite &&
          (customer.blocked ? (
            <MenuItem icon={CircleCheck} onChoose={() => setOpen('block')}>
              {t('customers.unblock')}
            </MenuItem>
          ) : (
            <MenuItem icon={Ban} tone="danger" onChoose={() => setOpen('block')}>
              {t('customers.block')}
            </MenuItem>
          ))}
      </Menu>
      <Opened open={open} customer={customer} onClose={close} />
      <EntryDialogs customer={customer} way={open === 'link' || open === 'act' ? open : undefined} onClose={close} />
    </>
  )
}
