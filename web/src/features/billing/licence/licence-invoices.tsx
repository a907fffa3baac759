import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../../lib/measures.ts'
import { DataTable } from '../../../ui/data-table.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useLocale } from '../../../ui/use-locale.ts'
import { useOrderColumns } from '../orders/order-columns.tsx'
import { unpaidMark } from '../orders/order-state.tsx'
import type { OrdersPage } from '../queries.ts'

interface LicenceInvoicesProps {
  /** The licence's. */
  readonly id: string
  readonly query: UseQueryResult<OrdersPage>
}

/** Beside the licence there is little room, and what an invoice is for says more. */
const leftOut: ReadonlySet<string> = new Set(['created_at', 'pdf'])

const Rows = ({ orders }: Pick<OrdersPage, 'orders'>) => {
  const { t } = useTranslation('billing')
  const columns = useOrderColumns(orders).filter(({ key }) => !leftOut.has(key))
  return (
    <DataTable name={t('licence.title')} columns={columns} rows={orders} rowKey={({ id }) => id} mark={unpaidMark} />
  )
}

/** The latest invoices of a licence, and the way to all of them. */
export const LicenceInvoices = ({ id, query }: LicenceInvoicesProps) => {
  const { t } = useTranslation('billing')
  const locale = useLocale()
  const count = query.data?.estimated_count ?? 0
  return (
    <Panel
      title={t('licence.title')}
      bare
      {...(count > 0 && {
        aside: (
          <Link to="/invoices" search={{ licence: id }} className="small">
            {t('licence.all', { formatted: formatNumber(count, locale) })}
          </Link>
        ),
      })}
    >
      <Loaded query={query} level={2} skeleton={<Skeleton height={100} />}>
        {({ orders }) =>
          orders.length === 0 ? <p className="panel-body muted">{t('licence.none')}</p> : <Rows orders={orders} />
        }
      </Loaded>
    </Panel>
  )
}
