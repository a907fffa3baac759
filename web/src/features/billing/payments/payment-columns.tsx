import '../list/list.css'
import type { Payment } from '@foyer/contract/billing/payment.ts'
import { customersState } from '@foyer/contract/billing/refunded.ts'
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
import { shortId } from './short-id.ts'

type ColumnName = keyof (typeof en)['payment_columns']

const TimeCell = ({ payment }: { payment: Payment }) => (
  <time dateTime={payment.created_at}>{formatDate(payment.created_at, 'payment', useLocale())}</time>
)

/** The gateway and card that it came through. */
const GatewayCell = ({ payment: { gateway, card_last_four } }: { payment: Payment }) => {
  const { t } = useTranslation('billing')
  return paidBy(t(`gateways.${gateway}`), card_last_four)
}

/** The amount, and whether it was refunded. */
const AmountCell = ({ payment }: { payment: Payment }) => {
  const { amount, refunded_amount: credited_amount, returning_amount, currency } = payment
  const { t } = useTranslation('billing')
  const state = customersState({ amount, credited_amount, returning_amount })
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

/** A link to the payment. People know it by date and amount; the end of its id is for comparing it with a mail or an export. */
const NameCell = ({ payment }: { payment: Payment }) => (
  <>
    <Link to="/payments/$id" params={{ id: payment.id }} className="name">
      <TimeCell payment={payment} />
    </Link>
    <div className="bill-under mono tiny subtle" title={payment.id}>
      {shortId(payment.id)}
    </div>
    <span className="on-card bill-under tiny subtle">{payment.description}</span>
    <span className="on-card tiny subtle">
      <GatewayCell payment={payment} />
    </span>
    <OwnerUnder owner={payment.owner} />
  </>
)

/** A link to the gateway's receipt in a new tab, if there is one. */
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

/** The invoice that it paid; on a card also the receipt. */
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

/** What it was for. On a tablet the payment method, whose column has no room there, stands below. */
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

/** Everything about a column except its title, which is translated. */
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

export const usePaymentColumns = (rows: readonly Payment[] | undefined): readonly Column<Payment>[] => {
  const { t } = useTranslation('billing')
  const noReceipt = rows?.every(({ receipt_url }) => receipt_url === null) === true
  const all = names.map((key) => ({
    key,
    title: t(`payment_columns.${key}`),
    ...columns[key],
    // A title above an empty column would make people look for receipts.
    untitled: key === 'receipt' && noReceipt,
  }))
  return useOwnerColumn(all, rows, 'created_at')
}
