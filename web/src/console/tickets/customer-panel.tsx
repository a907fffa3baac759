import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Fact, FactList } from '../../ui/facts.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Owes } from '../customers/owes.tsx'
import { type CustomerDetail, customerQuery } from '../customers/queries.ts'
import { useMay } from '../me.ts'
import { paths, place } from '../paths.ts'
import { isErased, personName } from '../person-name.ts'
import type { StaffTicket } from './queries.ts'

interface WayProps {
  readonly to: string
  readonly search: Readonly<Record<string, string>>
  readonly needs: Parameters<ReturnType<typeof useMay>>[0]
  readonly children: ReactNode
}

interface StandingProps {
  readonly id: string
  /** Undefined until the answer has arrived. */
  readonly customer: CustomerDetail | undefined
}

/** A count, linked for roles that may see what it counts. */
const Way = ({ to, search, needs, children }: WayProps) =>
  useMay()(needs) ? <Link {...place(to, search)}>{children}</Link> : children

/** What an answer depends on: the customer's company, licences and unpaid invoices. */
const Standing = ({ id, customer }: StandingProps) => {
  const { t } = useTranslation('operator')
  const shown = (value: (known: CustomerDetail) => ReactNode): ReactNode =>
    customer === undefined ? <Skeleton width={90} /> : value(customer)
  return (
    <>
      <Fact name={t('customers.columns.company')}>
        {shown(({ company, legal_name }) => company?.title ?? legal_name ?? <span className="subtle">—</span>)}
      </Fact>
      <Fact name={t('customers.licences')}>
        <Way to={paths.licences} search={{ customer: id }} needs="licences:read">
          {shown(({ licences: { running } }) => t('customers.running', { count: running }))}
        </Way>
      </Fact>
      <Fact
        name={t('customers.columns.owes')}
        remark={
          customer === undefined || customer.orders.unpaid === 0 ? undefined : (
            <Way to={paths.orders} search={{ customer: id }} needs="orders:read">
              {t('customers.of_orders', { count: customer.orders.unpaid })}
            </Way>
          )
        }
      >
        {shown(({ owes }) => (
          <Owes owes={owes} />
        ))}
      </Fact>
    </>
  )
}

/** The customer, as far as it matters for the answer. */
export const CustomerPanel = ({ ticket: { customer, creator } }: { ticket: StaffTicket }) => {
  const { t } = useTranslation(['operator', 'app'])
  const mayRead = useMay()('customers:read')
  const { data, isError } = useQuery({ ...customerQuery(customer.id), enabled: mayRead })
  const name = personName({ name: data?.name ?? '', email: customer.email }, t('customers.erased_name'))
  return (
    <Panel title={t('list.customer')}>
      <FactList>
        <Fact name={t('customers.columns.name')}>
          <Link to={paths.customer(customer.id)}>
            <bdi>{name}</bdi>
          </Link>
        </Fact>
        <Fact name={t('customers.email')} remark={creator.email === customer.email ? undefined : creator.email}>
          {isErased(customer) ? (
            t('app:global.none')
          ) : (
            <span className="row">
              <span className="cut">{customer.email}</span>
              <CopyButton value={customer.email} name={t('customers.email')} />
            </span>
          )}
        </Fact>
        {mayRead && !isError && <Standing id={customer.id} customer={data} />}
      </FactList>
    </Panel>
  )
}
