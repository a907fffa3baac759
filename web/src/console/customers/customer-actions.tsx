import { useMutation } from '@tanstack/react-query'
import { Ban, CircleCheck, Ellipsis, FileText, Gift, Link2, ShoppingCart, UserRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { answerOf } from '../../api/client.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { api } from '../api.ts'
import { ReasonDialog } from '../list/reason-dialog.tsx'
import { useMay } from '../me.ts'
import type { CustomerDetail } from './queries.ts'
import { useCustomerChange } from './use-customer-change.ts'

interface ActionProps {
  readonly customer: CustomerDetail
  readonly onClose: () => void
}

const BlockDialog = ({ customer: { id, email, blocked }, onClose }: ActionProps) => {
  const { t } = useTranslation('operator')
  const name = blocked ? 'unblock' : 'block'
  const changing = useCustomerChange(id, t(`customers.${name}_done`))
  return (
    <ReasonDialog
      title={t(`customers.${name}_title`, { email })}
      action={t(`customers.${name}`)}
      tone={blocked ? 'plain' : 'danger'}
      onConfirm={(reason) => changing.mutateAsync({ blocked: !blocked, reason })}
      onClose={onClose}
    >
      <p className="muted">{t(`customers.${name}_text`)}</p>
    </ReasonDialog>
  )
}

/** Ways into the portal with the customer's eyes: a link for the customer, and one for the operator's own hands. */
type Way = 'link' | 'act'

interface MadeLink {
  readonly way: Way
  readonly url: string
}

const make = async (id: string, way: Way, reason: string): Promise<MadeLink> => {
  const wish = { params: { path: { id } }, body: { reason } }
  const { url } =
    way === 'link'
      ? await answerOf(api.POST('/operator/api/v1/customers/{id}/trial_token', wish))
      : await answerOf(api.POST('/operator/api/v1/customers/{id}/act_as', wish))
  return { way, url }
}

interface AskProps extends ActionProps {
  readonly way: Way
  readonly onMade: (made: MadeLink) => void
}

const AskForLink = ({ customer: { id, email }, way, onMade, onClose }: AskProps) => {
  const { t } = useTranslation('operator')
  const making = useMutation({ mutationFn: (reason: string) => make(id, way, reason), onSuccess: onMade })
  return (
    <ReasonDialog
      title={t(`customers.${way}_title`, { email })}
      action={t(`customers.${way}_make`)}
      tone="plain"
      onConfirm={(reason) => making.mutateAsync(reason)}
      onClose={onClose}
    >
      <p className="muted">{t(`customers.${way}_text`)}</p>
    </ReasonDialog>
  )
}

interface MadeDialogProps {
  readonly email: string
  readonly made: MadeLink
  readonly onClose: () => void
}

/** The link, shown this once: to be handed over, or followed at once. */
const MadeDialog = ({ email, made: { way, url }, onClose }: MadeDialogProps) => {
  const { t } = useTranslation(['operator', 'app'])
  return (
    <Dialog
      title={t(`customers.${way}_title`, { email })}
      onClose={onClose}
      actions={
        way === 'link' ? (
          <Button kind="primary" onClick={onClose}>
            {t('app:global.close')}
          </Button>
        ) : (
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ kind: 'primary' })}
            onClick={onClose}
          >
            {t('customers.act_open')}
          </a>
        )
      }
    >
      <div className="stack">
        <p className="muted">{t(`customers.${way}_ready`)}</p>
        {way === 'link' && (
          <p className="row top">
            <span className="mono once-link">{url}</span>
            <CopyButton value={url} name={t('customers.link')} />
          </p>
        )}
      </div>
    </Dialog>
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
  readonly onMade: (made: MadeLink) => void
}

const Opened = ({ open, customer, onMade, onClose }: OpenedProps) => {
  if (open === undefined) return null
  if (open === 'block') return <BlockDialog customer={customer} onClose={onClose} />
  if (open === 'link' || open === 'act')
    return <AskForLink customer={customer} way={open} onMade={onMade} onClose={onClose} />
  const Sale = sales[open]
  return <Sale customer={customer} onClose={onClose} />
}

/** What staff can do with an account, and issue for it. */
export const CustomerActions = ({ customer }: { customer: CustomerDetail }) => {
  const { t } = useTranslation('operator')
  const may = useMay()
  const mayWrite = may('customers:write')
  const mayEnter = mayWrite && may('customers:sign_in')
  const offered = useSales()
  const [open, setOpen] = useState<Open>()
  const [made, setMade] = useState<MadeLink>()
  const close = (): void => setOpen(undefined)
  // One dialog gives way to the other: there are never two.
  const show = (next: MadeLink): void => {
    close()
    setMade(next)
  }
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
      <Opened open={open} customer={customer} onMade={show} onClose={close} />
      {made !== undefined && <MadeDialog email={customer.email} made={made} onClose={() => setMade(undefined)} />}
    </>
  )
}
