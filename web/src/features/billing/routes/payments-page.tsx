import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useLacksRole } from '../../../api/abilities.ts'
import { isNarrowed } from '../../../lib/is-narrowed.ts'
import { AmountFilter } from '../../../ui/amount-filter.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ExportButton } from '../../../ui/export-button.tsx'
import { ListBody } from '../../../ui/list-body.tsx'
import { OwnerFilter } from '../../../ui/owner-filter.tsx'
import { PeriodFilter } from '../../../ui/period-filter.tsx'
import { SearchField } from '../../../ui/search-field.tsx'
import { paymentsCsv } from '../exports.ts'
import { BillArt } from '../list/bill-art.tsx'
import type { ListChange } from '../list/list-change.ts'
import { GatewayFilter } from '../payments/gateway-filter.tsx'
import { usePaymentColumns } from '../payments/payment-columns.tsx'
import { type PaymentsSearch, paymentsSearch } from '../payments/payments-search.ts'
import { defaultLimit, type PaymentsPage as PageOfPayments, paymentsQuery } from '../queries.ts'
import { BillingFrame } from '../tabs/billing-frame.tsx'

const route = getRouteApi('/portal/main/billing/payments')

const newestFirst = '-created_at'

const noFilter: PaymentsSearch = {
  query: undefined,
  from: undefined,
  to: undefined,
  amount_gt: undefined,
  amount_lt: undefined,
  gateway: undefined,
  owner: undefined,
}

interface PartProps {
  readonly query: UseQueryResult<PageOfPayments>
  readonly search: PaymentsSearch
  readonly onChange: ListChange<PaymentsSearch>
}

type RowsProps = Omit<PartProps, 'query'> & {
  readonly payments: readonly PageOfPayments['payments'][number][] | undefined
}

const Rows = ({ payments, search, onChange }: RowsProps) => {
  const { t } = useTranslation('billing')
  return (
    <DataTable
      name={t('tabs.payments')}
      columns={usePaymentColumns(payments)}
      rows={payments}
      rowKey={({ id }) => id}
      sort={search.sort ?? newestFirst}
      onSort={(sort) => onChange(paymentsSearch({ sort }))}
    />
  )
}

const Toolbar = ({ query, search, onChange }: PartProps) => {
  const { t } = useTranslation('billing')
  return (
    <div className="toolbar">
      <PeriodFilter period={search} words={(word, values) => t(`period.${word}`, values)} onChange={onChange} />
      <AmountFilter
        bounds={search}
        words={(word, values) => t(`amount.${word}`, values)}
        onChange={(bounds) => onChange(bounds, { replace: true })}
      />
      <GatewayFilter
        rows={query.data?.payments ?? []}
        gateway={search.gateway}
        onChange={(gateway) => onChange({ gateway })}
      />
      <OwnerFilter
        name={t('owner.name')}
        mine={t('owner.me')}
        kind="payments"
        rows={query.data?.payments ?? []}
        owner={search.owner}
        onChange={(owner) => onChange({ owner })}
      />
      <div className="toolbar-end">
        <SearchField
          label={t('payments_search')}
          value={search.query ?? ''}
          onSearch={(text) => onChange({ query: text === '' ? undefined : text }, { replace: true })}
        />
        <ExportButton file="payments.csv" load={() => paymentsCsv(search)} />
      </div>
    </div>
  )
}

const NoPayments = () => {
  const { t } = useTranslation('billing')
  const lacksRole = useLacksRole('getOrder')
  return (
    <EmptyState
      art={<BillArt />}
      title={t('empty.payments_title')}
      text={t(lacksRole ? 'empty.role_text' : 'empty.payments_text')}
    />
  )
}

const PaymentsList = (props: PartProps) => {
  const { query, search, onChange } = props
  const { t } = useTranslation('billing')
  return (
    <ListBody
      query={query}
      rowsOf={({ payments }) => payments}
      count={(count) => t('payments_count', { count })}
      limit={search.limit ?? defaultLimit}
      cursor={search.cursor}
      toolbar={<Toolbar {...props} />}
      empty={<NoPayments />}
      onClear={isNarrowed(search, noFilter) ? () => onChange(noFilter) : undefined}
      onChange={onChange}
    >
      {(payments) => <Rows {...props} payments={payments} />}
    </ListBody>
  )
}

/** Payments received, newest first. */
export const PaymentsPage = () => {
  const { t } = useTranslation('billing')
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const payments = useQuery(paymentsQuery(search))
  return (
    <BillingFrame title={t('tabs.payments')}>
      <PaymentsList
        query={payments}
        search={search}
        onChange={(next, { replace } = { replace: false }) =>
          void navigate({
            search: (now) => ({ ...now, cursor: undefined, ...next }),
            replace,
            resetScroll: false,
          })
        }
      />
    </BillingFrame>
  )
}
