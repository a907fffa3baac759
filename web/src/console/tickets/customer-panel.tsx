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
import { paths } from '../paths.ts'
import type { StaffTicket } from './queries.ts'

interface StandingProps {
  /** Undefined while the answer is on its way. */
  readonly customer: CustomerDetail | undefined
}

/** What an answer depends on: for whom they work, what runs, and what is not paid. */
const Standing = ({ customer }: StandingProps) => {
  const { t } = useTranslation('operator')
  const shown = (value: (known: CustomerDetail) => ReactNode): ReactNode =>
    customer === undefined ? <Skeleton width={90} /> : value(customer)
  return (
    <>
      <Fact name={t('customers.columns.company')}>
        {shown(({ company, legal_name }) => company?.title ?? legal_name ?? <span className="subtle">—</span>)}
      </Fact>
      <Fact name={t('customers.licences')}>
        {shown(({ licences }) => t('customers.running', { count: licences.running }))}
      </Fact>
      <Fact
        name={t('customers.columns.owes')}
        remark={
          customer !== undefined && customer.orders.unpaid > 0
            ? t('customers.of_orders', { count: customer.orders.unpaid })
            : undefined
        }
      >
        {shown(({ owes }) => (
          <Owes owes={owes} />
        ))}
      </Fact>
    </>
  )
}

/** Who asks, as far as it matters for the answer. */
export const CustomerPanel = ({ ticket: { customer, creator } }: { ticket: StaffTicket }) => {
  const { t } = useTranslation('operator')
  const mayRead = useMay()('customers:read')
  const { data, isError } = useQuery({ ...customerQuery(customer.id), enabled: mayRead })
  const name = data === undefined || data.name === '' ? customer.email : data.name
  return (
    <Panel title={t('list.customer')}>
      <FactList>
        <Fact name={t('customers.columns.name')}>
          <Link to={paths.customer(customer.id)}>
            <bdi>{name}</bdi>
          </Link>
        </Fact>
        <Fact name={t('customers.email')} remark={creator.email === customer.email ? undefined : creator.email}>
          <span className="row">
            <span className="cut">{customer.email}</span>
            <CopyButton value={customer.email} name={t('customers.email')} />
          </span>
        </Fact>
        {mayRead && !isError && <Standing customer={data} />}
      </FactList>
    </Panel>
  )
}
