import '../list/list.css'
import type { Payment } from '@foyer/contract/billing/payment.ts'
import { refundedState } from '@foyer/contract/billing/refunded.ts'
import { Link } from '@tanstack/react-router'
import { ExternalLink, Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paidBy } from '../../../lib/card-brand.ts'
import { formatDate } from '../../../lib/dates.ts'
import { Chip } from '../../../ui/chip.tsx'
import type { Column } from '../../../ui/data-table.tsx'
import { Money } from '../../../ui/money.tsx'
import { NewTab } from '../../../ui/new-tab.tsx'
import { OwnerUnder, useOwnerColumn } from '../../../ui/owner-column.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import type { en } from '../locale/en.ts'

type ColumnName = keyof (typeof en)['payment_columns']

const TimeCell = ({ payment }: { payment: Payment }) => (
  <time dateTime={payment.created_at}>{formatDate(payment.created_at, 'payment', useLocale())}</time>
)

/** Through whom it came, and with which card. */
const GatewayCell = ({ payment: { gateway, card_last_four } }: { payment: Payment }) => {
  const { t } = useTranslation('billing')
  return paidBy(t(`gateways.${gateway}`), card_last_four)
}

/** What came, and whether it went back. */
const AmountCell = ({ payment: { amount, refunded_amount, currency } }: { payment: Payment }) => {
  const { t } = useTranslation('billing')
  const state = refundedState(amount, refunded_amount)
  return (
    <>
      <span className="strong">
        <Money amount={amount} currency={currency} />
      </span>
      {state !== 'paid' && (
        <div>
          <Chip tone="off" icon={Undo2}>
            {t(`states.${state}`)}
          </Chip>
        </div>
      )}
    </>
  )
}

/** Leads to the payment, which people know by its day and sum: its id says nothing to them. */
const NameCell = ({ payment }: { payment: Payment }) => (
  <>
    <Link to="/payments/$id" params={{ id: payment.id }} className="name">
      <TimeCell payment={payment} />
    </Link>
    <span className="on-card bill-under tiny subtle">{payment.description}</span>
    <span className="on-card tiny subtle">
      <GatewayCell payment={payment} />
    </span>
    <OwnerUnder owner={payment.owner} />
  </>
)

/** To the gateway's receipt, in a tab of its own; without one there is no link. */
const ReceiptLink = ({ payment: { receipt_url } }: { payment: Payment }) => {
  const { t } = useTranslation('billing')
  if (receipt_url === null) return null
  return (
    <a className="row bill-receipt" href={receipt_url} target="_blank" rel="noreferrer">
      {t('receipt.link')}
      <ExternalLink size={12} />
      <NewTab />
    </a>
  )
}

/** What it paid; on a card with the receipt behind it. */
const InvoiceCell = ({ payment }: { payment: Payment }) => (
  <>
    <Link to="/invoices/$id" params={{ id: payment.order_id }}>
      {payment.order_number}
    </Link>
    <span className="on-card">
      <ReceiptLink payment={payment} />
    </span>
  </>
)

/** What it was for; on a tablet with how it was paid below, whose column has no room there. */
const DescriptionCell = ({ payment }: { payment: Payment }) => (
  <>
    <div className="cut" title={payment.description}>
      {payment.description}
    </div>
    <span className="for-extra cut tiny subtle">
      <GatewayCell payment={payment} />
    </span>
  </>
)

/** Everything of a column but its title, which is a text. */
const columns: Readonly<Record<ColumnName, Omit<Column<Payment>, 'key' | 'title'>>> = {
  created_at: { sort: 'created_at', card: 'title', skeleton: 170, cell: (row) => <NameCell payment={row} /> },
  amount: {
    sort: 'amount',
    figures: true,
    card: 'end',
    skeleton: 70,
    cell: (row) => <AmountCell payment={row} />,
  },
  gateway: { sort: 'gateway', weight: 'extra', skeleton: 100, cell: (row) => <GatewayCell payment={row} /> },
  invoice: { card: 'line', skeleton: 100, cell: (row) => <InvoiceCell payment={row} /> },
  description: { words: true, skeleton: 220, cell: (row) => <DescriptionCell payment={row} /> },
  receipt: { skeleton: 56, cell: (row) => <ReceiptLink payment={row} /> },
}

const names: readonly ColumnName[] = ['created_at', 'amount', 'gateway', 'invoice', 'description', 'receipt']

/** The columns of the list of payments. */
export const usePaymentColumns = (rows: readonly Payment[] | undefined): readonly Column<Payment>[] => {
  const { t } = useTranslation('billing')
  const noReceipt = rows?.every(({ receipt_url }) => receipt_url === null) === true
  const all = names.map((key) => ({
    key,
    title: t(`payment_columns.${key}`),
    ...columns[key],
    // A title above nothing would ask where the receipts are.
    untitled: key === 'receipt' && noReceipt,
  }))
  return useOwnerColumn(all, rows, 'created_at')
}
