import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../lib/money.ts'
import type { Column } from '../../ui/data-table.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { Money } from '../../ui/money.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import { CustomerLink } from '../customers/customer-link.tsx'
import { Records } from '../list/records.tsx'
import { useListSearch } from '../list/use-list-search.ts'
import { ViewTabs } from '../list/view-tabs.tsx'
import { StaffName } from '../operators/staff-names.tsx'
import { paths } from '../paths.ts'
import { approvalsSearch, approvalViews } from './approvals-search.ts'
import { DecideButtons } from './decide-buttons.tsx'
import { type Approval, approvalsQuery } from './queries.ts'

const OrderCell = ({ approval: { order, action, customer } }: { approval: Approval }) => {
  const { t } = useTranslation('operator')
  return (
    <>
      <Link to={paths.order(order.id)} className="name nowrap">
        {order.number}
      </Link>
      <span className="cell-under tiny subtle">{t(`approvals.actions.${action}`)}</span>
      <span className="for-spare">
        <span className="tiny wrapping address">
          <CustomerLink customer={customer} />
        </span>
      </span>
    </>
  )
}

const AmountCell = ({ approval: { amount, received, currency } }: { approval: Approval }) => {
  const { t } = useTranslation('operator')
  const locale = useLocale()
  return (
    <>
      <span className="strong">
        <Money amount={amount} currency={currency} />
      </span>
      {received !== null && (
        <span className="cell-under tiny subtle">
          {t('approvals.received', { amount: formatMoney(received, currency, locale) })}
        </span>
      )}
    </>
  )
}

interface ByCellProps {
  readonly by: string
  readonly at: string
  /** The decider's comment. */
  readonly reason?: string | null
}

const ByCell = ({ by, at, reason }: ByCellProps) => (
  <>
    <span className="wrapping">
      <StaffName handle={by} />
    </span>
    <span className="cell-under tiny subtle">
      <DateTime at={at} format="payment" />
    </span>
    {reason != null && reason !== '' && <span className="tiny wrapping">{reason}</span>}
  </>
)

const DecisionCell = ({ approval }: { approval: Approval }) => {
  const { t } = useTranslation('operator')
  const { requested_by, decided_by, decided_at, decision_reason } = approval
  if (decided_by === null || decided_at === null) return <DecideButtons approval={approval} />
  return (
    <>
      {/* Nobody approves their own request, so a request decided by its author was withdrawn. */}
      {decided_by === requested_by && <span className="cell-under">{t('approvals.taken_back')}</span>}
      <ByCell by={decided_by} at={decided_at} reason={decision_reason} />
    </>
  )
}

type Name = 'order' | 'customer' | 'reason' | 'requested_at' | 'amount' | 'decision'

const columns: Readonly<Record<Name, Omit<Column<Approval>, 'key' | 'title'>>> = {
  order: { card: 'title', skeleton: 110, cell: (row) => <OrderCell approval={row} /> },
  customer: {
    weight: 'spare',
    skeleton: 160,
    cell: ({ customer }) => (
      <span className="wrapping address">
        <CustomerLink customer={customer} />
      </span>
    ),
  },
  // Shown even on small cards, because the person who decides has to read it.
  reason: { card: 'line', skeleton: 180, cell: ({ reason }) => <span className="wrapping">{reason}</span> },
  requested_at: {
    sort: 'requested_at',
    card: 'line',
    skeleton: 130,
    cell: ({ requested_by, requested_at }) => <ByCell by={requested_by} at={requested_at} />,
  },
  amount: {
    figures: true,
    card: 'end',
    skeleton: 80,
    cell: (row) => <AmountCell approval={row} />,
  },
  decision: {
    card: 'line',
    skeleton: 130,
    cell: (row) => <DecisionCell approval={row} />,
  },
}

const names: readonly Name[] = ['order', 'customer', 'reason', 'requested_at', 'amount', 'decision']

const useColumns = (): readonly Column<Approval>[] => {
  const { t } = useTranslation('operator')
  return names.map((key) => ({ key, title: t(`approvals.columns.${key}`), ...columns[key] }))
}

/** Large amounts need two people: one requests, another decides. */
export const ApprovalsPage = () => {
  const { t } = useTranslation('operator')
  const [search, change] = useListSearch(approvalsSearch)
  const { view = 'pending' } = search
  return (
    <Records
      title={t('areas.approvals')}
      tabs={
        <ViewTabs
          label={t('approvals.views.name')}
          to={paths.approvals}
          value={view}
          views={approvalViews.map((name) => ({ name, title: t(`approvals.views.${name}`) }))}
        />
      }
      search={search}
      sort="-requested_at"
      query={useQuery(approvalsQuery(search))}
      rowsOf={({ approvals }) => approvals}
      columns={useColumns()}
      count={(count) => t('approvals.count', { count })}
      nothing={{ title: t(`approvals.empty.${view}`), text: t('approvals.empty.text') }}
      onChange={change}
      onClear={() => change({})}
    />
  )
}
