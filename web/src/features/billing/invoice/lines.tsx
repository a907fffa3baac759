import type { OrderDetail, OrderLine } from '@foyer/contract/billing/order.ts'
import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/measures.ts'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { Money, Sum, SumLine } from '../../../ui/money.tsx'
import { useLocale } from '../../../ui/use-locale.ts'

interface PlacedLine extends OrderLine {
  readonly place: number
}

const useLineColumns = (currency: Currency): readonly Column<PlacedLine>[] => {
  const { t } = useTranslation('billing')
  const locale = useLocale()
  const quantity = (line: PlacedLine) => formatNumber(line.quantity, locale)
  return [
    {
      key: 'title',
      title: t('lines.title'),
      card: 'title',
      cell: (line) => (
        <>
          <div className="name">{line.title}</div>
          {line.detail !== null && <div className="tiny subtle">{line.detail}</div>}
          {line.quantity !== 1 && (
            <div className="on-card tiny subtle tab-num">
              {quantity(line)} × <Money amount={line.unit_price} currency={currency} />
            </div>
          )}
        </>
      ),
    },
    { key: 'quantity', title: t('lines.quantity'), figures: true, cell: quantity },
    {
      key: 'price',
      title: t('lines.price'),
      figures: true,
      cell: (line) => <Money amount={line.unit_price} currency={currency} />,
    },
    {
      key: 'amount',
      title: t('lines.amount'),
      figures: true,
      card: 'end',
      cell: (line) => (
        <span className="strong">
          <Money amount={line.amount} currency={currency} />
        </span>
      ),
    },
  ]
}

/** What is sold, and how the total is calculated. */
export const Lines = ({ order }: { order: OrderDetail }) => {
  const { t } = useTranslation('billing')
  const { lines, currency, net_amount, tax_amount, tax_label, amount } = order
  const columns = useLineColumns(currency)
  return (
    <>
      <div className="invoice-lines">
        <DataTable
          name={t('lines.name')}
          columns={columns}
          rows={lines.map((line, place) => ({ ...line, place }))}
          rowKey={({ place }) => String(place)}
        />
      </div>
      {order.period_note !== null && <p className="invoice-period small muted">{order.period_note}</p>}
      <div className="invoice-sum">
        <Sum>
          <SumLine name={t('sum.subtotal')} amount={net_amount} currency={currency} />
          <SumLine name={tax_label} amount={tax_amount} currency={currency} />
          <SumLine name={t('sum.total')} kind="total" amount={amount} currency={currency} />
        </Sum>
      </div>
      {order.tax_note !== null && <p className="invoice-notes small muted">{order.tax_note}</p>}
    </>
  )
}
