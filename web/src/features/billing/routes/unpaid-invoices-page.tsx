import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Navigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { unpaidOrdersQuery } from '../../../api/unpaid-orders.ts'
import { PageHeader } from '../../../ui/page-header.tsx'
import { UpdatedAgo } from '../../../ui/updated-ago.tsx'
import type { ListChange } from '../list/list-change.ts'
import { OrdersList } from '../orders/orders-list.tsx'
import type { OrdersSearch } from '../orders/orders-search.ts'
import { PaySelected } from '../orders/pay-selected.tsx'
import { unpaidPageQuery } from '../queries.ts'
import { BillingTabs } from '../tabs/tabs-bar.tsx'

const route = getRouteApi('/portal/main/billing/unpaid-invoices')

const nothing: ReadonlySet<string> = new Set()
const toInvoices = <Navigate to="/invoices" replace />

/** Unpaid invoices, polled every 5 s. Once there are none, the page redirects. */
export const UnpaidInvoicesPage = () => {
  const { t } = useTranslation('billing')
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { data: unpaid } = useQuery(unpaidOrdersQuery)
  const orders = useQuery(unpaidPageQuery(search))
  const [ids, setIds] = useState<ReadonlySet<string>>(nothing)
  if (unpaid?.count === 0) return toInvoices
  const toggle = (id: string) =>
    setIds((now) => (now.has(id) ? new Set([...now].filter((one) => one !== id)) : new Set([...now, id])))
  const change: ListChange<OrdersSearch> = ({ status: _, ...next }, { replace } = { replace: false }) =>
    void navigate({ search: (now) => ({ ...now, cursor: undefined, ...next }), replace, resetScroll: false })
  const choose = (chosen: readonly string[]): void => setIds(new Set(chosen))
  const drop = (gone?: readonly string[]): void =>
    setIds((now) => (gone === undefined ? nothing : new Set([...now].filter((id) => !gone.includes(id)))))
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
        selection={{ ids, toggle, choose }}
      />
      <PaySelected selected={(orders.data?.orders ?? []).filter(({ id }) => ids.has(id))} onDrop={drop} />
    </>
  )
}
