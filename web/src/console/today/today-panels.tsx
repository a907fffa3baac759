import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../ui/copy-button.tsx'
import { CalendarDay, UtcDay } from '../../ui/date-time.tsx'
import { Money } from '../../ui/money.tsx'
import { CustomerLink } from '../customers/customer-link.tsx'
import { useMay } from '../me.ts'
import { paths } from '../paths.ts'
import { Age } from '../tickets/age.tsx'
import { Line, ListPanel } from './list-panel.tsx'
import type { Today } from './queries.ts'
import { SettleButton } from './settle-button.tsx'

interface PanelProps {
  readonly today: Today
}

export const WaitingPanel = ({ today: { tickets_waiting } }: PanelProps) => {
  const { t } = useTranslation('operator')
  return (
    <ListPanel
      title={t('today.tickets')}
      count={tickets_waiting.count}
      rows={tickets_waiting.tickets}
      keyOf={({ id }) => id}
      all={{ to: paths.tickets, search: { view: 'answer' } }}
    >
      {({ id, number, title, customer, manager_name, waiting_since }) => (
        <Line
          to={paths.ticket(id)}
          name={title}
          under={
            <>
              #{number} · <CustomerLink customer={customer} /> · {manager_name ?? t('tickets.nobody')}
            </>
          }
          end={<Age ticket={{ updated_at: waiting_since, waiting_since }} />}
        />
      )}
    </ListPanel>
  )
}

export const RenewalsPanel = ({ today: { failed_renewals } }: PanelProps) => {
  const { t } = useTranslation('operator')
  const mayList = useMay()('licences:read')
  return (
    <ListPanel
      title={t('today.renewals')}
      count={failed_renewals.count}
      rows={failed_renewals.renewals}
      keyOf={({ order_id }) => order_id}
      {...(mayList && { all: { to: paths.licences, search: { view: 'renewal_failed' } } })}
    >
      {({ human_id, customer, order_id, stopped, tries, next_try_at }) => (
        <Line
          to={paths.order(order_id)}
          name={human_id}
          under={
            <>
              <CustomerLink customer={customer} />
              {/* Customers who pay by invoice have no declined card. */}
              {tries > 0 && ` · ${t('today.tries', { count: tries })}`}
            </>
          }
          end={
            stopped ? (
              <span className="age overdue">{t('today.stopped')}</span>
            ) : next_try_at === null ? (
              t('today.no_try')
            ) : (
              <UtcDay at={next_try_at} />
            )
          }
        />
      )}
    </ListPanel>
  )
}

export const DisputesPanel = ({ today: { disputes } }: PanelProps) => {
  const { t } = useTranslation('operator')
  return (
    <ListPanel
      title={t('today.disputes')}
      count={disputes.count}
      rows={disputes.entries}
      keyOf={({ id }) => id}
      all={{ to: paths.orders, search: { view: 'all', dispute: 'opened' } }}
    >
      {({ order, customer, gateway, amount, currency, opened_at }) => (
        <Line
          to={paths.order(order.id)}
          name={order.number}
          under={
            <>
              <CustomerLink customer={customer} /> · {t(`gateways.${gateway}`)} · <UtcDay at={opened_at} />
            </>
          }
          end={<Money amount={amount} currency={currency} />}
        />
      )}
    </ListPanel>
  )
}

export const EndingPanel = ({ today: { ending_licences } }: PanelProps) => {
  const { t } = useTranslation('operator')
  return (
    <ListPanel
      title={t('today.ending')}
      count={ending_licences.count}
      rows={ending_licences.licences}
      keyOf={({ id }) => id}
      all={{ to: paths.licences, search: { view: 'ending' } }}
    >
      {({ id, human_id, sku_name, customer, paid_till }) => (
        <Line
          to={paths.licence(id)}
          name={`${human_id} ${sku_name}`}
          under={<CustomerLink customer={customer} />}
          end={<CalendarDay day={paid_till} />}
        />
      )}
    </ListPanel>
  )
}

export const DiscrepanciesPanel = ({ today: { discrepancies } }: PanelProps) => {
  const { t } = useTranslation('operator')
  return (
    <ListPanel
      title={t('today.discrepancies')}
      count={discrepancies.count}
      rows={discrepancies.entries}
      keyOf={({ id }) => id}
      all={{ to: paths.discrepancies }}
    >
      {({ id, kind, gateway, transaction_id, order_id, ours, theirs, currency }) => (
        <Line
          to={order_id === null ? undefined : paths.order(order_id)}
          name={t(`today.kinds.${kind}`)}
          under={
            <span className="row">
              <span className="cut" title={transaction_id}>
                {t(`gateways.${gateway}`)} · {transaction_id}
              </span>
              <CopyButton value={transaction_id} name={t('payments.columns.transaction')} />
            </span>
          }
          end={
            <>
              {ours === null ? '—' : <Money amount={ours} currency={currency} />} /{' '}
              {theirs === null ? '—' : <Money amount={theirs} currency={currency} />}
            </>
          }
          deed={<SettleButton discrepancy={{ id, transaction_id }} />}
        />
      )}
    </ListPanel>
  )
}

export const JobsPanel = ({ today: { jobs } }: PanelProps) => {
  const { t } = useTranslation('operator')
  return (
    <ListPanel
      title={t('today.jobs')}
      count={jobs.failed + jobs.late}
      rows={jobs.entries}
      keyOf={({ id }) => id}
      all={{ to: paths.jobs }}
    >
      {({ queue, message, tries, state }) => (
        <Line
          to={paths.jobs}
          name={queue}
          under={message ?? t('today.tries', { count: tries })}
          end={t(`jobs.states.${state}`)}
        />
      )}
    </ListPanel>
  )
}
