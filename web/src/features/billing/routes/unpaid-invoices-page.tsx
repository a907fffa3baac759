import type { Order } from '@foyer/contract/billing/order.ts'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Navigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../../api/abilities.ts'
import { unpaidOrdersQuery } from '../../../api/unpaid-orders.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { UpdatedAgo } from '../../../ui/updated-ago.tsx'
import { useSelection } from '../../../ui/use-selection.ts'
import type { ListChange } from '../list/list-change.ts'
import { hasAll, OrdersList } from '../orders/orders-list.tsx'
import type { OrdersSearch } from '../orders/orders-search.ts'
import { PaySelected } from '../orders/pay-selected.tsx'
import { unpaidPageQuery } from '../queries.ts'
import { BillingTabs } from '../tabs/tabs-bar.tsx'

const route = getRouteApi('/portal/main/billing/unpaid-invoices')

const toInvoices = <Navigate to="/invoices" replace />

/** Unpaid invoices, polled every 5 s. Once there are none, the page redirects. */
export const UnpaidInvoicesPage = () => {
  const { t } = useTranslation('billing')
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { data: unpaid } = useQuery(unpaidOrdersQuery)
  const orders = useQuery(unpaidPageQuery(search))
  const listed = orders.data?.orders ?? []
  const may = useMay()
  const selection = useSelection(listed.filter(({ owner }) => may(owner, 'payOrder')))
  const isListed = ({ id }: Order): boolean => listed.some((order) => order.id === id)
  // Those of other pages and filters are paid as well. Where all are listed, what is missing was paid or cancelled elsewhere.
  const selected = hasAll(orders, search) ? selection.rows.filter(isListed) : selection.rows
  if (unpaid?.count === 0) return toInvoices
  const change: ListChange<OrdersSearch> = ({ status: _, ...next }, { replace } = { replace: false }) =>
    void navigate({ search: (now) => ({ ...now, cursor: undefined, ...next }), replace, resetScroll: false })
  return (
    <>
      <PageHeader title={t('tabs.unpaid_title')} actions={<UpdatedAgo at={orders.dataUpdatedAt} />} />
      <BillingTabs />
      <OrdersList
        name={t('tabs.unpaid_title')}
        only="unpaid"
        query={orders}
        search={search}
        onChange={change}
        empty={toInvoices}
        selection={selection}
      />
      <PaySelected
        selected={selected}
        elsewhere={selected.filter((order) => !isListed(order)).length}
        onDrop={selection.drop}
      />
    </>
  )
}
