import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { DateTime } from '../../ui/date-time.tsx'
import { useActionWords } from '../audit/actions.ts'
import { useActorName } from '../audit/actor.ts'
import { Changes } from '../audit/changes.tsx'
import { auditQuery } from '../audit/queries.ts'
import { useReasonWords } from '../audit/reason-words.ts'
import { LinesPanel } from '../list/lines-panel.tsx'
import { useMay } from '../me.ts'
import { OrderLine } from '../orders/order-line.tsx'
import { ordersOfLicence } from '../orders/queries.ts'
import { paths } from '../paths.ts'
import type { StaffLicence } from './queries.ts'

interface PanelProps {
  readonly licence: StaffLicence
}

const Orders = ({ licence: { id } }: PanelProps) => {
  const { t } = useTranslation('operator')
  return (
    <LinesPanel
      title={t('areas.orders')}
      query={useQuery(ordersOfLicence(id))}
      rowsOf={({ orders }) => orders}
      countOf={({ estimated_count }) => estimated_count}
      all={{ to: paths.orders, search: { view: 'all', deliverable: id } }}
      nothing={t('licences.no_orders')}
    >
      {(order) => <OrderLine order={order} />}
    </LinesPanel>
  )
}

/** The licence's orders, newest first. */
export const LicenceOrders = ({ licence }: PanelProps) =>
  useMay()('orders:read') ? <Orders licence={licence} /> : null

const historyOf = (id: string) => auditQuery({ object_id: id, limit: 10 })

/** A move is logged for both owners; in the licence's history it is one event. */
const isTwin = ({ action }: { readonly action: string }): boolean => action === 'licence_moved_away'

/** The licence's log, loaded along with it. */
export const useRecords = (id: string) => {
  const may = useMay()
  return [
    useQuery({ ...ordersOfLicence(id), enabled: may('orders:read') }),
    useQuery({ ...historyOf(id), enabled: may('audit:read') }),
  ]
}

/** Without the order, which is shown among the orders. */
const Difference = ({ changes: { order_id: _, ...changes }, change_names }: ComponentProps<typeof Changes>) =>
  Object.keys(changes).length > 0 && <Changes changes={changes} change_names={change_names} />

const History = ({ licence: { id } }: PanelProps) => {
  const { t } = useTranslation('operator')
  const wordsOf = useActionWords()
  const nameOf = useActorName()
  const reasonIn = useReasonWords()
  return (
    <LinesPanel
      title={t('licences.history')}
      query={useQuery(historyOf(id))}
      rowsOf={({ entries }) => entries.filter((entry) => !isTwin(entry))}
      countOf={({ estimated_count }) => estimated_count}
      all={{ to: paths.audit, search: { object_id: id } }}
      nothing={t('licences.no_history')}
    >
      {(entry) => (
        <>
          <span className="grow">
            <span className="small strong">{wordsOf(entry.action)}</span>
            <span className="cell-under tiny subtle">
              <bdi>{nameOf(entry)}</bdi> · <DateTime at={entry.at} format="payment" />
            </span>
            {entry.reason !== null && <span className="cell-under small">{reasonIn(entry.reason)}</span>}
          </span>
          <Difference {...entry} />
        </>
      )}
    </LinesPanel>
  )
}

/** Who did what to it, when and why, newest first. */
export const LicenceHistory = ({ licence }: PanelProps) =>
  useMay()('audit:read') ? <History licence={licence} /> : null
