import type { OrderDetail } from '@foyer/contract/billing/order.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Ban, Download, Ellipsis, FileText, LifeBuoy, Printer } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../api/abilities.ts'
import { featuresQuery } from '../../../api/features.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu, MenuItem, MenuLine } from '../../../ui/menu.tsx'
import { OwnerNote } from '../../../ui/owner-note.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { useDownload } from '../document/use-download.ts'
import { orderKind } from '../orders/order-kind.ts'
import { OrderChip } from '../orders/order-state.tsx'
import { aroundLicence } from './around-licence.ts'
import { CancelDialog } from './cancel-dialog.tsx'

/** The description, with the licence in it as a link if the user may open it. */
const About = ({ order }: { order: OrderDetail }) => {
  const { before, licence, after } = aroundLicence(order)
  const { deliverable, owner } = order
  const may = useMay()
  return (
    <>
      <span className="invoice-about">
        {before}
        {deliverable !== null && licence !== '' && may(owner, 'getDeliverable') ? (
          <Link to="/licenses/$id" params={{ id: deliverable.id }}>
            {licence}
          </Link>
        ) : (
          licence
        )}
        {after}
      </span>
      <OwnerNote owner={owner} right="billing" readOnly={!may(owner, 'payOrder')} />
    </>
  )
}

const Actions = ({ order }: { order: OrderDetail }) => {
  const { t } = useTranslation('billing')
  const may = useMay()
  const navigate = useNavigate()
  const { data: features } = useQuery(featuresQuery)
  const download = useDownload(order)
  const [cancelling, setCancelling] = useState(false)
  return (
    <>
      {order.pdf && (
        <Link to="/document/$id" params={{ id: order.id }} className={buttonClass()}>
          <FileText />
          {t('pdf')}
        </Link>
      )}
      <Menu button={<IconButton icon={Ellipsis} size="m" label={t('more_actions')} />}>
        {order.pdf && (
          <MenuItem icon={Download} disabled={download.isPending} onChoose={() => download.mutate('invoice')}>
            {t('download')}
          </MenuItem>
        )}
        {order.pdf && order.paid_at !== null && (
          <MenuItem icon={Download} disabled={download.isPending} onChoose={() => download.mutate('receipt')}>
            {t('receipt.download')}
          </MenuItem>
        )}
        <MenuItem icon={Printer} onChoose={() => window.print()}>
          {t('print')}
        </MenuItem>
        {features?.tickets === true && (
          <MenuItem
            icon={LifeBuoy}
            onChoose={() => void navigate({ to: '/new-ticket', search: { invoice: order.id } })}
          >
            {t('get_help')}
          </MenuItem>
        )}
        {order.cancellable && may(order.owner, 'cancelOrder') && (
          <>
            <MenuLine />
            <MenuItem icon={Ban} tone="danger" onChoose={() => setCancelling(true)}>
              {t('cancel.open')}
            </MenuItem>
          </>
        )}
      </Menu>
      {cancelling && <CancelDialog order={order} onClose={() => setCancelling(false)} />}
    </>
  )
}

/** The order's name, state and subject. */
export const InvoiceHeader = ({ order }: { order: OrderDetail }) => {
  const { t } = useTranslation('billing')
  const kind = orderKind(order)
  return (
    <PageHeader
      title={t(`titles.${kind}`, { number: order.number })}
      object={order.number}
      aside={
        <>
          <CopyButton value={order.number} name={t('number_copied')} />
          <OrderChip order={order} />
        </>
      }
      facts={<About order={order} />}
      actions={<Actions order={order} />}
    />
  )
}
