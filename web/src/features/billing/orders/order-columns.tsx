import '../list/list.css'
import type { Order } from '@foyer/contract/billing/order.ts'
import { Link } from '@tanstack/react-router'
import { FileText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../api/abilities.ts'
import { formatDate } from '../../../lib/dates.ts'
import { buttonClass } from '../../../ui/button.tsx'
import type { Column } from '../../../ui/data-table.tsx'
import { Money } from '../../../ui/money.tsx'
import { OwnerUnder, useOwnerColumn } from '../../../ui/owner-column.tsx'
import { PickAll, PickBox } from '../../../ui/pick-box.tsx'
import { Tooltip } from '../../../ui/tooltip.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import type { Selection } from '../../../ui/use-selection.ts'
import type { en } from '../locale/en.ts'
import { OrderState } from './order-state.tsx'

type ColumnName = keyof (typeof en)['columns']

const DateCell = ({ order: { created_at } }: { order: Order }) => {
  const locale = useLocale()
  return (
    <time dateTime={created_at} title={formatDate(created_at, 'payment', locale)}>
      {formatDate(created_at, 'date', locale, 'UTC')}
    </time>
  )
}

/** What the buyer's bookkeeping calls it by. */
const ReferenceUnder = ({ order: { buyer_reference } }: { order: Order }) => {
  const { t } = useTranslation('billing')
  if (buyer_reference === null) return null
  return (
    <span className="bill-reference cut tiny subtle" title={`${t('reference.name')}: ${buyer_reference}`}>
      <bdi>{buyer_reference}</bdi>
    </span>
  )
}

const NumberCell = ({ order }: { order: Order }) => (
  <>
    <Link to="/invoices/$id" params={{ id: order.id }} className="name">
      {order.number}
    </Link>
    <span className="on-card bill-under tiny subtle">{order.description}</span>
    <span className="on-card">
      <ReferenceUnder order={order} />
      <OwnerUnder owner={order.owner} />
    </span>
  </>
)

const DescriptionCell = ({ order }: { order: Order }) => (
  <>
    <div className="cut" title={order.description}>
      {order.description}
    </div>
    <ReferenceUnder order={order} />
    <OwnerUnder owner={order.owner} />
  </>
)

const FileLink = ({ order }: { order: Order }) => {
  const { t } = useTranslation('billing')
  const name = t('pdf_of', { number: order.number })
  if (!order.pdf) return null
  return (
    <Link to="/document/$id" params={{ id: order.id }} className="ib bill-file" aria-label={name} title={name}>
      <FileText />
    </Link>
  )
}

/** The state; on a card also the date and the document. */
const StateCell = ({ order }: { order: Order }) => (
  <>
    <OrderState order={order} />
    <span className="on-card">
      <span className="row">
        {order.paid_at === null && (
          <span className="tiny subtle">
            <DateCell order={order} />
          </span>
        )}
        <FileLink order={order} />
      </span>
    </span>
  </>
)

const PayLink = ({ order }: { order: Order }) => {
  const { t } = useTranslation('billing')
  return (
    <Link
      to="/invoices/$id"
      params={{ id: order.id }}
      className={buttonClass({ size: 's' })}
      aria-label={t('pay_number', { number: order.number })}
    >
      {t('pay.action')}
    </Link>
  )
}

/** When it is due; on a card also the pay button. */
const DueCell = ({ order }: { order: Order }) => (
  <>
    <OrderState order={order} />
    <span className="on-card">
      <PayLink order={order} />
    </span>
  </>
)

const PickCell = ({ order, selection }: { order: Order; selection: Selection }) => {
  const { t } = useTranslation('billing')
  const mayPay = useMay()(order.owner, 'payOrder')
  const box = (
    <PickBox
      id={order.id}
      label={t('several.pick', { number: order.number })}
      disabled={!mayPay}
      selection={selection}
    />
  )
  return mayPay ? box : <Tooltip content={t('pay.not_yours')}>{box}</Tooltip>
}

/** Selects all visible rows that the caller may pay, or none. */
const PickPayable = ({ rows, selection }: { rows: readonly Order[]; selection: Selection }) => {
  const { t } = useTranslation('billing')
  const may = useMay()
  const payable = rows.filter(({ owner }) => may(owner, 'payOrder')).map(({ id }) => id)
  return <PickAll all={payable} label={t('several.all')} selection={selection} />
}

type Part = Omit<Column<Order>, 'key' | 'title'>

/** Everything about a column except its title, which is translated. */
const columns: Readonly<Record<ColumnName, Part>> = {
  number: { sort: 'number', card: 'title', skeleton: 110, cell: (row) => <NumberCell order={row} /> },
  created_at: { sort: 'created_at', skeleton: 104, cell: (row) => <DateCell order={row} /> },
  description: { sort: 'description', words: true, skeleton: 240, cell: (row) => <DescriptionCell order={row} /> },
  amount: {
    sort: 'amount',
    figures: true,
    card: 'end',
    skeleton: 70,
    cell: ({ amount, currency }) => (
      <span className="strong">
        <Money amount={amount} currency={currency} />
      </span>
    ),
  },
  state: { sort: 'paid_at', card: 'line', skeleton: 150, cell: (row) => <StateCell order={row} /> },
  due: { sort: 'due_on', card: 'line', skeleton: 130, cell: (row) => <DueCell order={row} /> },
  pdf: { skeleton: 28, weight: 'detail', cell: (row) => <FileLink order={row} /> },
  pay: { skeleton: 44, figures: true, cell: (row) => <PayLink order={row} /> },
}

const allNames: readonly ColumnName[] = ['number', 'created_at', 'description', 'amount', 'state', 'pdf']
const unpaidNames: readonly ColumnName[] = ['number', 'created_at', 'description', 'amount', 'due', 'pdf', 'pay']

/** The columns of the list of all invoices, or of the unpaid ones. */
export const useOrderColumns = (
  rows: readonly Order[] | undefined,
  only?: 'unpaid',
  selection?: Selection,
): readonly Column<Order>[] => {
  const { t } = useTranslation('billing')
  const names = only === 'unpaid' ? unpaidNames : allNames
  // With the pay button beside it, the narrowest tablets have no room for the date.
  const named = names.map((key) => ({
    key,
    title: t(`columns.${key}`),
    ...columns[key],
    ...(only === 'unpaid' && key === 'created_at' && { weight: 'detail' as const }),
  }))
  const listed = useOwnerColumn(named, rows, 'description')
  if (selection === undefined) return listed
  const pick: Column<Order> = {
    key: 'pick',
    title: t('several.column'),
    head: <PickPayable rows={rows ?? []} selection={selection} />,
    skeleton: 16,
    cell: (order) => <PickCell order={order} selection={selection} />,
  }
  // On a phone the checkbox stands before the number.
  const number = {
    cell: (order: Order) => (
      <>
        <span className="on-card order-pick-card">
          <PickCell order={order} selection={selection} />
        </span>
        <NumberCell order={order} />
      </>
    ),
  }
  return [pick, ...listed.map((column) => (column.key === 'number' ? { ...column, ...number } : column))]
}
