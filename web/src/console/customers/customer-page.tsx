import '../list/lists.css'
import './customer.css'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { ScrollText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { displayNames } from '../../lib/intl.ts'
import { buttonClass } from '../../ui/button.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { Fact, Facts } from '../../ui/facts.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import { licencesOfCustomer } from '../licences/queries.ts'
import { useMay } from '../me.ts'
import { ordersOfCustomer } from '../orders/queries.ts'
import { paths, place } from '../paths.ts'
import { isErased, personName } from '../person-name.ts'
import { ticketsOfCustomer } from '../tickets/queries.ts'
import { ClosedBanner } from './closed-banner.tsx'
import { CompanyPanel } from './company-panel.tsx'
import { CustomerActions } from './customer-actions.tsx'
import { CustomerChips } from './customer-columns.tsx'
import { CustomerLicences, CustomerOrders } from './customer-orders.tsx'
import { CustomerTickets } from './customer-tickets.tsx'
import { NotesPanel } from './notes-panel.tsx'
import { Owes } from './owes.tsx'
import { PermissionsPanel } from './permissions-panel.tsx'
import { ProfilePanel } from './profile-panel.tsx'
import { type CustomerDetail, customerQuery, membersQuery, notesQuery } from './queries.ts'
import { SessionsPanel } from './sessions-panel.tsx'
import { FirstLink } from './sign-in-link.tsx'

const CustomerSkeleton = () => (
  <div className="stack s5" aria-hidden="true">
    <Skeleton width={320} height={26} />
    <Skeleton height={80} />
    <div className="cols narrow">
      <Skeleton height={320} />
      <Skeleton height={280} />
    </div>
  </div>
)

const Standing = ({ customer }: { customer: CustomerDetail }) => {
  const { t } = useTranslation('operator')
  const { owes, licences, tickets, orders, last_sign_in_at, created_at } = customer
  return (
    <Panel>
      <Facts>
        <Fact name={t('customers.columns.owes')} remark={t('customers.of_orders', { count: orders.unpaid })}>
          <Owes owes={owes} />
        </Fact>
        <Fact name={t('customers.licences')} remark={t('customers.of_all', { count: licences.total })}>
          {t('customers.running', { count: licences.running })}
        </Fact>
        <Fact name={t('areas.tickets')} remark={t('customers.of_all', { count: tickets.total })}>
          {t('tickets.waiting', { count: tickets.waiting_for_staff })}
        </Fact>
        <Fact
          name={t('customers.columns.last_sign_in_at')}
          remark={
            <>
              {t('customers.since')}{' '}
              <span className="nowrap">
                <DateTime at={created_at} />
              </span>
            </>
          }
        >
          {last_sign_in_at === null ? t('customers.never') : <DateTime at={last_sign_in_at} />}
        </Fact>
      </Facts>
    </Panel>
  )
}

const Header = ({ customer }: { customer: CustomerDetail }) => {
  const { t } = useTranslation('operator')
  const { name, email, company, country, currency } = customer
  const regions = displayNames(useLocale(), { type: 'region' })
  const mayReadLog = useMay()('audit:read')
  return (
    <PageHeader
      title={personName({ name, email }, t('customers.erased_name'))}
      aside={<CustomerChips customer={customer} />}
      facts={
        <>
          {!isErased({ email }) && <span>{email}</span>}
          {company !== null && <span>{company.title}</span>}
          <span>{t('customers.money', { country: regions.of(country) ?? country, currency })}</span>
        </>
      }
      actions={
        <>
          {mayReadLog && (
            <Link {...place(paths.audit, { account_id: customer.id })} className={buttonClass()}>
              <ScrollText />
              {t('areas.audit')}
            </Link>
          )}
          <CustomerActions customer={customer} />
        </>
      }
    />
  )
}

const Shown = ({ customer }: { customer: CustomerDetail }) => {
  const { t } = useTranslation('operator')
  return (
    <>
      <Header customer={customer} />
      <div className="stack">
        <ClosedBanner customer={customer} />
        <FirstLink customer={customer} />
        <Standing customer={customer} />
        <div className="cols narrow">
          <div className="stack customer-main">
            <CustomerTickets customer={customer} />
            <CustomerOrders customer={customer} />
            <CustomerLicences customer={customer} />
            <ProfilePanel customer={customer} />
            <SessionsPanel customer={customer} />
          </div>
          <aside className="stack customer-rail" aria-label={t('customers.notes')}>
            <NotesPanel customer={customer} />
            <CompanyPanel customer={customer} />
            <PermissionsPanel customer={customer} />
          </aside>
        </div>
      </div>
    </>
  )
}

/** The panels' data, requested along with the customer, or as soon as the customer is loaded. */
const usePanels = (id: string, customer: CustomerDetail | undefined) => {
  const may = useMay()
  const company = customer?.company ?? null
  return [
    useQuery(notesQuery(id)),
    useQuery({ ...ordersOfCustomer(id), enabled: may('orders:read') }),
    useQuery({ ...licencesOfCustomer(id), enabled: may('licences:read') }),
    useQuery({
      ...ticketsOfCustomer(customer?.email ?? ''),
      enabled: customer !== undefined && may('tickets:read'),
    }),
    useQuery({ ...membersQuery(company?.id ?? ''), enabled: company !== null }),
  ]
}

const Customer = ({ id }: { id: string }) => {
  const customer = useQuery(customerQuery(id))
  return (
    <Loaded query={customer} beside={usePanels(id, customer.data)} skeleton={<CustomerSkeleton />}>
      {(data) => <Shown customer={data} />}
    </Loaded>
  )
}

/** One customer: what they have, owe and wait for, and what can be done for them. */
export const CustomerPage = () => {
  const { id = '' } = useParams({ strict: false })
  return (
    <div className="fit">
      <Customer key={id} id={id} />
    </div>
  )
}
