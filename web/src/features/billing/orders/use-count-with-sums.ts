import { queryOptions, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { answerOf, api } from '../../../api/client.ts'
import { aside } from '../../../api/query-client.ts'
import { formatMoney } from '../../../lib/money.ts'
import { useLocale } from '../../../ui/use-locale.ts'
import { filterOf, type OrdersPage } from '../queries.ts'
import type { OrdersSearch } from './orders-search.ts'

/** What all matching invoices add up to, by currency. */
const sumsQuery = ({ cursor: _, limit: __, sort: ___, ...search }: OrdersSearch, only: 'unpaid' | undefined) => {
  const filter = { ...filterOf(search), ...(only && { paid_at_is: 'null' as const }) }
  return queryOptions({
    queryKey: ['orders', 'totals', filter],
    queryFn: () => answerOf(api.GET('/billing/api/v1/orders/totals', { params: { query: filter } })),
    ...aside,
  })
}

interface Listed {
  readonly query: UseQueryResult<OrdersPage>
  readonly search: OrdersSearch
  readonly only?: 'unpaid'
}

/**
 * The number of invoices with their sums. These are asked for once the list is there, so that it does not wait for them,
 * and again when the list has changed.
 */
export const useCountWithSums = ({ query, search, only }: Listed): ((count: number) => string) => {
  const { t } = useTranslation('billing')
  const locale = useLocale()
  const { data: page, isPlaceholderData } = query
  const isListed = page !== undefined && page.orders.length > 0 && !isPlaceholderData
  const { data, refetch } = useQuery({ ...sumsQuery(search, only), enabled: isListed })
  const follow = useEffectEvent((now: OrdersPage | undefined) => {
    if (now !== undefined && isListed && data !== undefined) void refetch()
  })
  useEffect(() => follow(page), [page])
  // Another page of the same list has the same sums. The rows of another list do not.
  const isOther = isPlaceholderData && search.cursor === undefined
  const totals = isOther ? [] : (data?.totals ?? [])
  const sums = totals.filter(({ amount }) => amount > 0).map((one) => formatMoney(one.amount, one.currency, locale))
  const cancelled = totals
    .filter(({ cancelled_amount }) => cancelled_amount > 0)
    .map(({ cancelled_amount, currency }) => formatMoney(cancelled_amount, currency, locale))
  const parts = [
    ...(sums.length > 0 ? [sums.join(' + ')] : []),
    ...(cancelled.length > 0 ? [t('sum_cancelled', { sum: cancelled.join(' + ') })] : []),
  ]
  return (count) => [t('count', { count }), ...parts].join(' · ')
}
