import '../list/lists.css'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatMoney } from '../../lib/money.ts'
import { Address } from '../../ui/address.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { CalendarDay, DateTime } from '../../ui/date-time.tsx'
import { Fact, FactList } from '../../ui/facts.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Money } from '../../ui/money.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import { paths } from '../paths.ts'
import { isErased, personName } from '../person-name.ts'
import { ApprovalBanner } from './approval-banner.tsx'
import { DisputeBanner } from './dispute-banner.tsx'
import { DocumentsPanel } from './documents-panel.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderChip } from './order-chip.tsx'
import { PeriodFacts, ReferenceFact } from './order-facts.tsx'
import { AttemptsPanel, HistoryPanel, LinesPanel, RefundsPanel } from './order-panels.tsx'
import { orderQuery, type StaffOrderDetail } from './queries.ts'
import { QuestionedBanner } from './questioned-banner.tsx'

const OrderSkeleton = () => (
  <div className="stack s5" aria-hidden="true">
    <Skeleton width={280} height={26} />
    <div className="cols narrow">
      <Skeleton height={320} />
      <Skeleton height={280} />
    </div>
  </div>
)

/** When and how the money arrived, and its reference, to find it on the statement. */
const PaidFacts = ({ order: { paid_at, received, amount, currency } }: { order: StaffOrderDetail }) => {
  const { t } = useTranslation(['operator', 'order'])
  const locale = useLocale()
  if (paid_at === null) return null
  return (
    <>
      <Fact name={t(amount > 0 ? 'order:paid_at' : 'orders.states.done')}>
        <DateTime at={paid_at} format="payment" />
      </Fact>
      {received !== null && (
        <>
          <Fact name={t('order:paid_by')}>{t(`gateways.${received.gateway}`)}</Fact>
          {received.shortfall > 0 && (
            <Fact
              name={t('orders.received')}
              remark={t('orders.let_go', { amount: formatMoney(received.shortfall, currency, locale) })}
            >
              <Money amount={received.amount} currency={currency} />
            </Fact>
          )}
          <Fact name={t('payments.columns.transaction')}>
            <span className="row">
              <bdi>{received.transaction_id}</bdi>
              <CopyButton value={received.transaction_id} name={t('payments.columns.transaction')} />
            </span>
          </Fact>
        </>
      )}
    </>
  )
}

const FactsPanel = ({ order }: { order: StaffOrderDetail }) => {
  const { t } = useTranslation(['operator', 'order'])
  const { customer, created_at, due_on, charged_on, cancelled_at, deliverable, refunded, currency, buyer } = order
  return (
    <Panel title={t('orders.facts')}>
      <FactList>
        <Fact name={t('list.customer')} remark={isErased(customer) ? undefined : <Address email={customer.email} />}>
          <Link to={paths.customer(customer.id)}>{personName(customer, t('customers.erased_name'))}</Link>
        </Fact>
        <Fact name={t('order:buyer')} remark={buyer.address_lines.join(', ')}>
          <bdi>{buyer.legal_name}</bdi>
        </Fact>
        <Fact name={t('orders.columns.created_at')}>
          <DateTime at={created_at} format="payment" />
        </Fact>
        {/* A cancelled order needs no payment. */}
        {due_on !== null && cancelled_at === null && (
          <Fact name={t('orders.columns.due_on')}>
            <CalendarDay day={due_on} />
          </Fact>
        )}
        {charged_on !== null && (
          <Fact name={t('order:charged_on')}>
            <CalendarDay day={charged_on} />
          </Fact>
        )}
        <ReferenceFact order={order} />
        <PeriodFacts order={order} />
        <PaidFacts order={order} />
        {cancelled_at !== null && (
          <Fact name={t('order:cancelled_at')}>
            <DateTime at={cancelled_at} format="payment" />
          </Fact>
        )}
        {refunded > 0 && (
          <Fact name={t('order:refunded')}>
            <Money amount={refunded} currency={currency} />
          </Fact>
        )}
        {deliverable !== null && (
          <Fact name={t('order:licence')} remark={deliverable.name}>
            <Link to={paths.licence(deliverable.id)}>{deliverable.human_id}</Link>
          </Fact>
        )}
      </FactList>
    </Panel>
  )
}

const Shown = ({ order }: { order: StaffOrderDetail }) => {
  const { t } = useTranslation(['operator', 'order'])
  const { number, description, amount, currency } = order
  return (
    <>
      <PageHeader
        title={number}
        aside={<OrderChip order={order} />}
        facts={
          <>
            <span className="strong">
              <Money amount={amount} currency={currency} />
            </span>
            <span>{description}</span>
          </>
        }
        actions={<OrderActions order={order} />}
      />
      {order.approval !== null && <ApprovalBanner approval={order.approval} />}
      <QuestionedBanner order={order} />
      <DisputeBanner order={order} />
      <div className="cols narrow">
        <div className="stack console-top">
          <LinesPanel order={order} />
          <AttemptsPanel order={order} />
          <RefundsPanel order={order} />
          <HistoryPanel order={order} />
        </div>
        <aside className="stack console-top" aria-label={t('orders.facts')}>
          <FactsPanel order={order} />
          <DocumentsPanel order={order} />
        </aside>
      </div>
    </>
  )
}

/** One order as staff see it: its lines, payment attempts, refunds, and actions. */
export const OrderPage = () => {
  const { id = '' } = useParams({ strict: false })
  const order = useQuery(orderQuery(id))
  return (
    <div className="fit">
      <Loaded query={order} skeleton={<OrderSkeleton />}>
        {(data) => <Shown key={data.id} order={data} />}
      </Loaded>
    </div>
  )
}
