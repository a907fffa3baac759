import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLacksRole } from '../../../api/abilities.ts'
import { profileQuery } from '../../../api/profile.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { ChoiceFilter } from '../../../ui/choice-filter.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { NotFetched } from '../../../ui/not-fetched.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { BillArt } from '../list/bill-art.tsx'
import type { ListChange } from '../list/list-change.ts'
import { YearMenu } from '../list/year-menu.tsx'
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

const shown = ['all', 'open', 'paid', 'cancelled', 'credit_notes'] as const

/** What a choice asks for. Credit notes have fewer filters: what they do not have is cleared. */
const choiceOf = (value: (typeof shown)[number]): OrdersSearch => {
  if (value !== 'credit_notes') return { view: undefined, status: value === 'all' ? undefined : value }
  const without = { status: undefined, by: undefined, sort: undefined, licence: undefined }
  return { ...without, amount_gt: undefined, amount_lt: undefined, view: value }
}

const StatusFilter = ({ search, onChange }: { search: OrdersSearch; onChange: ListChange<OrdersSearch> }) => {
  const { t } = useTranslation('billing')
  return (
    <Segmented
      label={t('status.label')}
      value={search.view ?? search.status ?? 'all'}
      segments={shown.map((value) => ({ value, name: t(`status.${value}`) }))}
      onChange={(value) => onChange(choiceOf(value))}
    />
  )
}

const ListSkeleton = () => <Skeleton height={420} />

const CreditNotesList = lazyPart(
  async () => (await import('../orders/credit-notes-list.tsx')).CreditNotesList,
  NotFetched,
  ListSkeleton,
)

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

interface IfAnyProps {
  readonly query: UseQueryResult<OrdersPage>
  readonly search: OrdersSearch
  readonly children: ReactNode
}

/**
 * Nothing if there is no invoice to pack or to filter. The query is read here and not in the page: TanStack Query
 * tracks which fields are read, and the page would otherwise not learn of a failure before the list is mounted.
 */
const IfAny = ({ query, search, children }: IfAnyProps) =>
  search.view === undefined && hasNone(query, search) ? null : children

/** All invoices and orders, newest first, or the credit notes. The address holds search, filters, order and page. */
export const InvoicesPage = () => {
  const { t } = useTranslation('billing')
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const isOfCreditNotes = search.view === 'credit_notes'
  const orders = useQuery({ ...ordersQuery(search), enabled: !isOfCreditNotes })
  const change: ListChange<OrdersSearch> = (next, { replace } = { replace: false }) =>
    void navigate({ search: (now) => ({ ...now, cursor: undefined, ...next }), replace, resetScroll: false })
  const ifAny = { query: orders, search }
  return (
    <BillingFrame
      title={t('tabs.invoices')}
      actions={
        <IfAny {...ifAny}>
          <YearMenu />
        </IfAny>
      }
    >
      <IfAny {...ifAny}>
        {/* Outside of both lists: it leads from one to the other, and keeps the focus. */}
        <div className="toolbar">
          <StatusFilter search={search} onChange={change} />
        </div>
      </IfAny>
      {isOfCreditNotes ? (
        <CreditNotesList search={search} onChange={change} />
      ) : (
        <OrdersList
          name={t('tabs.invoices')}
          query={orders}
          search={search}
          onChange={change}
          besidePeriod={<DayFilter search={search} onChange={change} />}
          empty={<NoInvoices />}
        />
      )}
    </BillingFrame>
  )
}
