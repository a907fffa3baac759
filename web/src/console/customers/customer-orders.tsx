import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { DateTime } from '../../ui/date-time.tsx'
import { Money } from '../../ui/money.tsx'
import { Panel } from '../../ui/panel.tsx'
import { LicenceChip } from '../licences/licence-chip.tsx'
import { licencesQuery } from '../licences/queries.ts'
import { useMay } from '../me.ts'
import { OrderChip } from '../orders/order-chip.tsx'
import { ordersQuery } from '../orders/queries.ts'
import { paths } from '../paths.ts'
import type { CustomerDetail } from './queries.ts'

const most = 5
const allOrders: string = paths.orders
const allLicences: string = paths.licences

interface PanelProps {
  readonly customer: CustomerDetail
}

/** What was ordered last. */
export const CustomerOrders = ({ customer: { id } }: PanelProps) => {
  const { t } = useTranslation('operator')
  const enabled = useMay()('orders:read')
  const { data } = useQuery({ ...ordersQuery({ view: 'all', customer: id, limit: 10 }), enabled })
  if (data === undefined || data.orders.length === 0) return null
  return (
    <Panel
      title={t('areas.orders')}
      aside={
        <Link to={allOrders} search={{ view: 'all', customer: id } as never} className="small">
          {t('customers.all_of', { count: data.estimated_count })}
        </Link>
      }
    >
      <ul className="lines">
        {data.orders.slice(0, most).map((order) => (
          <li key={order.id}>
            <span className="grow">
              <Link to={paths.order(order.id)} className="small strong">
                {order.number}
              </Link>
              <span className="cell-under tiny subtle">
                {order.description} · <DateTime at={order.created_at} />
              </span>
            </span>
            <OrderChip order={order} />
            <span className="small strong line-amount">
              <Money amount={order.amount} currency={order.currency} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** What the customer has, the newest first. */
export const CustomerLicences = ({ customer: { id } }: PanelProps) => {
  const { t } = useTranslation('operator')
  const enabled = useMay()('licences:read')
  const { data } = useQuery({ ...licencesQuery({ customer: id, limit: 10 }), enabled })
  if (data === undefined || data.deliverables.length === 0) return null
  return (
    <Panel
      title={t('areas.licences')}
      aside={
        <Link to={allLicences} search={{ customer: id } as never} className="small">
          {t('customers.all_of', { count: data.estimated_count })}
        </Link>
      }
    >
      <ul className="lines">
        {data.deliverables.slice(0, most).map((licence) => (
          <li key={licence.id}>
            <span className="grow">
              <Link to={paths.licence(licence.id)} className="small strong">
                {licence.human_id}
              </Link>
              <span className="cell-under tiny subtle">{licence.sku_name}</span>
            </span>
            <LicenceChip licence={licence} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
