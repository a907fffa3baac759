import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useLacksRole } from '../../../api/abilities.ts'
import { profileQuery } from '../../../api/profile.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { ChoiceFilter } from '../../../ui/choice-filter.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { ArchiveMenu } from '../list/archive-menu.tsx'
import { BillArt } from '../list/bill-art.tsx'
import type { ListChange } from '../list/list-change.ts'
import { hasNone, OrdersList } from '../orders/orders-list.tsx'
import { orderDays, type OrdersSearch } from '../orders/orders-search.ts'
import { type OrdersPage, ordersQuery } from '../queries.ts'
import { BillingFrame } from '../tabs/billing-frame.tsx'

const route = getRouteApi('/portal/main/billing/invoices')

const NoInvoices = () => {
  const { t } = useTranslation('billing')
  const { data: profile } = useQuery(profileQuery)
  const lacksRole = useLacksRole('getOrder')
  return (
    <EmptyState
      art={<BillArt />}
      title={t('empty.invoices_title')}
      text={t(lacksRole ? 'empty.role_text' : 'empty.invoices_text')}
      actions={
        profile?.permissions.store === true && (
          <Link to="/purchase-media-server" className={buttonClass({ kind: 'primary' })}>
            {t('empty.invoices_action')}
          </Link>
        )
      }
    />
  )
}

const StatusFilter = ({ search, onChange }: { search: OrdersSearch; onChange: ListChange<OrdersSearch> }) => {
  const { t } = useTranslation('billing')
  return (
    <Segmented
      label={t('status.label')}
      value={search.status ?? 'all'}
      segments={(['all', 'open', 'paid', 'cancelled'] as const).map((value) => ({ value, name: t(`status.${value}`) }))}
      onChange={(status) => onChange({ status: status === 'all' ? undefined : status })}
    />
  )
}

/** Which day the period is about: offered once there is a period. */
const DayFilter = ({ search, onChange }: { search: OrdersSearch; onChange: ListChange<OrdersSearch> }) => {
  const { t } = useTranslation('billing')
  if (search.from === undefined && search.to === undefined && search.by === undefined) return null
  return (
    <ChoiceFilter
      name={t('by')}
      value={search.by}
      choices={orderDays}
      labelOf={(day) => t(`days.${day}`)}
      onChange={(by) => onChange({ by })}
    />
  )
}

interface ArchiveProps {
  readonly query: UseQueryResult<OrdersPage>
  readonly search: OrdersSearch
}

/**
 * Hidden if there is no invoice to pack. The query is read here and not in the page: TanStack Query tracks which fields
 * are read, and the page would otherwise not learn of a failure before the list is mounted.
 */
const Archive = ({ query, search }: ArchiveProps) => (hasNone(query, search) ? null : <ArchiveMenu />)

/** All invoices and orders, newest first. The address holds search, filters, order and page. */
export const InvoicesPage = () => {
  const { t } = useTranslation('billing')
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const orders = useQuery(ordersQuery(search))
  const change: ListChange<OrdersSearch> = (next, { replace } = { replace: false }) =>
    void navigate({ search: (now) => ({ ...now, cursor: undefined, ...next }), replace, resetScroll: false })
  return (
    <BillingFrame title={t('tabs.invoices')} actions={<Archive query={orders} search={search} />}>
      <OrdersList
        name={t('tabs.invoices')}
        query={orders}
        search={search}
        onChange={change}
        filters={<StatusFilter search={search} onChange={change} />}
        besidePeriod={<DayFilter search={search} onChange={change} />}
        empty={<NoInvoices />}
      />
    </BillingFrame>
  )
}
