import '../list/lists.css'
import './today.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Fact, Facts } from '../../ui/facts.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { UpdatedAgo } from '../../ui/updated-ago.tsx'
import { Owes } from '../customers/owes.tsx'
import { paths, place } from '../paths.ts'
import { type Today, todayQuery } from './queries.ts'
import {
  DiscrepanciesPanel,
  DisputesPanel,
  EndingPanel,
  JobsPanel,
  RenewalsPanel,
  WaitingPanel,
} from './today-panels.tsx'

// In one file with its neighbour: a file of its own would weigh on the console's frame.
export { DiscrepanciesPage } from './discrepancies-page.tsx'

const ordersOf = (debts: Today['unpaid']): number => debts.reduce((sum, { orders }) => sum + orders, 0)

interface ToOrdersProps {
  readonly debts: Today['unpaid']
  readonly view?: 'overdue'
}

/** The count, and a link to the list. */
const ToOrders = ({ debts, view }: ToOrdersProps) => {
  const { t } = useTranslation('operator')
  const count = ordersOf(debts)
  const words = t('customers.of_orders', { count })
  if (count === 0) return words
  return <Link {...place(paths.orders, { view })}>{words}</Link>
}

const Figures = ({ today }: { today: Today }) => {
  const { t } = useTranslation('operator')
  const { unpaid, overdue, tickets_waiting, approvals: waiting } = today
  return (
    <Panel>
      <Facts>
        <Fact name={t('today.unpaid')} remark={<ToOrders debts={unpaid} />}>
          <Owes owes={unpaid} />
        </Fact>
        <Fact name={t('today.overdue')} remark={<ToOrders debts={overdue} view="overdue" />}>
          <Owes owes={overdue} />
        </Fact>
        <Fact name={t('areas.tickets')} remark={<Link to={paths.tickets}>{t('today.to_queue')}</Link>}>
          {t('tickets.waiting', { count: tickets_waiting.count })}
        </Fact>
        <Fact name={t('areas.approvals')} remark={<Link to={paths.approvals}>{t('today.to_approvals')}</Link>}>
          {t('today.approvals', { count: waiting })}
        </Fact>
      </Facts>
    </Panel>
  )
}

const isQuiet = ({ jobs, approvals: waiting, overdue, ...lists }: Today): boolean =>
  [lists.disputes, lists.failed_renewals, lists.tickets_waiting, lists.ending_licences, lists.discrepancies].every(
    ({ count }) => count === 0,
  ) && jobs.failed + jobs.late + waiting + overdue.length === 0

const Shown = ({ today }: { today: Today }) => {
  const { t } = useTranslation('operator')
  return (
    <div className="stack">
      <Figures today={today} />
      {isQuiet(today) && <EmptyState icon={CircleCheck} title={t('today.quiet_title')} text={t('today.quiet_text')} />}
      <div className="today-panels">
        <WaitingPanel today={today} />
        <DisputesPanel today={today} />
        <RenewalsPanel today={today} />
        <EndingPanel today={today} />
        <DiscrepanciesPanel today={today} />
        <JobsPanel today={today} />
      </div>
    </div>
  )
}

/** What needs a person today: money, tickets, licences, discrepancies, failed jobs. */
export const TodayPage = () => {
  const { t } = useTranslation('operator')
  const today = useQuery(todayQuery)
  return (
    <div className="fit">
      <PageHeader title={t('areas.today')} actions={<UpdatedAgo at={today.dataUpdatedAt} />} />
      <Loaded query={today} level={2} skeleton={<Skeleton height={360} />}>
        {(data) => <Shown today={data} />}
      </Loaded>
    </div>
  )
}
