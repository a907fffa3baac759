import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { dayText } from '../../lib/day-text.ts'
import { useLocale } from '../../ui/use-locale.ts'
import { LicenceChip } from '../licences/licence-chip.tsx'
import { licencesOfCustomer } from '../licences/queries.ts'
import { LinesPanel } from '../list/lines-panel.tsx'
import { useMay } from '../me.ts'
import { OrderLine } from '../orders/order-line.tsx'
import { ordersOfCustomer } from '../orders/queries.ts'
import { paths } from '../paths.ts'
import type { CustomerDetail } from './queries.ts'

interface PanelProps {
  readonly customer: CustomerDetail
}

const Orders = ({ customer: { id } }: PanelProps) => {
  const { t } = useTranslation('operator')
  return (
    <LinesPanel
      title={t('areas.orders')}
      query={useQuery(ordersOfCustomer(id))}
      rowsOf={({ orders }) => orders}
      countOf={({ estimated_count }) => estimated_count}
      all={{ to: paths.orders, search: { view: 'all', customer: id } }}
      beside={{ to: paths.payments, search: { customer: id }, name: t('areas.payments') }}
      nothing={t('customers.no_orders')}
    >
      {(order) => <OrderLine order={order} />}
    </LinesPanel>
  )
}

/** The latest orders. */
export const CustomerOrders = ({ customer }: PanelProps) =>
  useMay()('orders:read') ? <Orders customer={customer} /> : null

const Licences = ({ customer: { id } }: PanelProps) => {
  const { t } = useTranslation('operator')
  const locale = useLocale()
  return (
    <LinesPanel
      title={t('areas.licences')}
      query={useQuery(licencesOfCustomer(id))}
      rowsOf={({ deliverables }) => deliverables}
      countOf={({ estimated_count }) => estimated_count}
      all={{ to: paths.licences, search: { customer: id } }}
      nothing={t('customers.no_licences')}
    >
      {(licence) => (
        <>
          <span className="grow">
            <Link to={paths.licence(licence.id)} className="small strong">
              {licence.human_id}
            </Link>
            <span className="cell-under tiny subtle">
              {licence.sku_name} · {t('customers.limit', { count: licence.quantity })}
              {licence.paid_till !== null && <> · {t('customers.till', { day: dayText(licence.paid_till, locale) })}</>}
            </span>
          </span>
          <LicenceChip licence={licence} />
        </>
      )}
    </LinesPanel>
  )
}

/** The customer's licences, newest first. */
export const CustomerLicences = ({ customer }: PanelProps) =>
  useMay()('licences:read') ? <Licences customer={customer} /> : null
