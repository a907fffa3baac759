import '../invoice/invoice.css'
import type { OrderDetail } from '@foyer/contract/billing/order.ts'
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { statusOf } from '../../../api/failure.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toasts } from '../../../ui/toast-store.ts'
import { CreditNotes } from '../invoice/credit-notes.tsx'
import { History } from '../invoice/history.tsx'
import { InvoiceHeader } from '../invoice/invoice-header.tsx'
import { Lines } from '../invoice/lines.tsx'
import { Parties } from '../invoice/parties.tsx'
import { ReissueBanner } from '../invoice/reissue-banner.tsx'
import { PayPanel } from '../pay/pay-panel.tsx'
import { orderQuery } from '../queries.ts'

const route = getRouteApi('/portal/main/billing/invoices/$id')

/** An invoice that existed but is gone leads back to the list. */
const useGone = (id: string, order: UseQueryResult<OrderDetail>): void => {
  const { t } = useTranslation('billing')
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const isGone = order.isRefetchError && statusOf(order.error) === 404
  useEffect(() => {
    if (!isGone) return
    const leave = async (): Promise<void> => {
      await navigate({ to: '/invoices', replace: true })
      toasts.show({ tone: 'warn', title: t('not_found') })
      queryClient.removeQueries({ queryKey: orderQuery(id).queryKey })
    }
    void leave()
  }, [isGone, id, navigate, queryClient, t])
}

const InvoiceView = ({ order }: { order: OrderDetail }) => (
  <div className="fit">
    <InvoiceHeader order={order} />
    {/* Above the payment too: whoever pays first can no longer have it issued again. */}
    <ReissueBanner order={order} />
    <div className="invoice-cols">
      <PayPanel order={order} />
      <div className="invoice-main stack s5">
        <Panel>
          <Parties order={order} />
          <Lines order={order} />
        </Panel>
        <CreditNotes order={order} />
        <History order={order} />
      </div>
    </div>
  </div>
)

const InvoiceSkeleton = () => (
  <div className="fit stack s5">
    <div className="stack s2">
      <Skeleton width={280} height={22} />
      <Skeleton width={220} />
    </div>
    <div className="invoice-cols">
      <div className="pay">
        <Skeleton height={420} />
      </div>
      <div className="invoice-main">
        <Skeleton height={360} />
      </div>
    </div>
  </div>
)

/** One invoice or order, refreshed in place, and the ways to pay it. */
export const InvoicePage = () => {
  const { id } = route.useParams()
  const order = useQuery(orderQuery(id))
  useGone(id, order)
  return (
    <Loaded query={order} skeleton={<InvoiceSkeleton />}>
      {(data) => <InvoiceView key={data.id} order={data} />}
    </Loaded>
  )
}
