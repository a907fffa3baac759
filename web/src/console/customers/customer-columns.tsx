import { Link } from '@tanstack/react-router'
import { Ban, DoorClosed, MailWarning } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { displayNames } from '../../lib/intl.ts'
import { Chip } from '../../ui/chip.tsx'
import type { Column } from '../../ui/data-table.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { useLocale } from '../../ui/use-locale.ts'
import { paths } from '../paths.ts'
import { isErased, personName } from '../person-name.ts'
import { Owes } from './owes.tsx'
import type { Customer } from './queries.ts'

/** Chips for anything unusual about an account. */
export const CustomerChips = ({
  customer: { blocked, closed_at, erased_at, email_confirmed },
}: {
  customer: Customer
}) => {
  const { t } = useTranslation('operator')
  return (
    <>
      {blocked && (
        <Chip tone="danger" icon={Ban}>
          {t('customers.blocked')}
        </Chip>
      )}
      {closed_at !== null && (
        <Chip tone="warn" icon={DoorClosed}>
          {t(erased_at === null ? 'customers.closed' : 'customers.erased')}
        </Chip>
      )}{' '}
      {!email_confirmed && erased_at === null && (
        <Chip tone="warn" icon={MailWarning}>
          {t('customers.unconfirmed')}
        </Chip>
      )}
    </>
  )
}

const NameCell = ({ customer }: { customer: Customer }) => {
  const { t } = useTranslation('operator')
  return (
    <>
      <span className="wrapping">
        <Link to={paths.customer(customer.id)} className="name">
          <bdi>{personName(customer, t('customers.erased_name'))}</bdi>
        </Link>{' '}
        <CustomerChips customer={customer} />
      </span>
      {!isErased(customer) && (
        <span className="cut tiny subtle" title={customer.email}>
          <bdi>{customer.email}</bdi>
        </span>
      )}
    </>
  )
}

const CompanyCell = ({ customer: { company, legal_name } }: { customer: Customer }) => {
  const name = company?.title ?? legal_name
  if (name == null) return <span className="subtle not-on-card">—</span>
  return (
    <span className="cut" title={name}>
      <bdi>{name}</bdi>
    </span>
  )
}

const OwesCell = ({ customer: { owes } }: { customer: Customer }) =>
  owes.length === 0 ? <span className="subtle not-on-card">—</span> : <Owes owes={owes} />

const CountryCell = ({ customer: { country } }: { customer: Customer }) =>
  displayNames(useLocale(), { type: 'region' }).of(country) ?? country

type Name = 'name' | 'company' | 'country' | 'owes' | 'last_sign_in_at' | 'created_at'

const columns: Readonly<Record<Name, Omit<Column<Customer>, 'key' | 'title'>>> = {
  name: { sort: 'name', card: 'title', words: true, skeleton: 180, cell: (row) => <NameCell customer={row} /> },
  company: { card: 'line', skeleton: 130, cell: (row) => <CompanyCell customer={row} /> },
  country: { sort: 'country', weight: 'extra', skeleton: 90, cell: (row) => <CountryCell customer={row} /> },
  owes: { figures: true, card: 'end', skeleton: 80, cell: (row) => <OwesCell customer={row} /> },
  last_sign_in_at: {
    weight: 'extra',
    skeleton: 110,
    cell: ({ last_sign_in_at: at }) => (at === null ? <span className="subtle">—</span> : <DateTime at={at} />),
  },
  created_at: {
    sort: 'created_at',
    weight: 'spare',
    skeleton: 110,
    cell: ({ created_at }) => <DateTime at={created_at} />,
  },
}

export const useCustomerColumns = (): readonly Column<Customer>[] => {
  const { t } = useTranslation('operator')
  const names = ['name', 'company', 'country', 'owes', 'last_sign_in_at', 'created_at'] as const
  return names.map((key) => ({ key, title: t(`customers.columns.${key}`), ...columns[key] }))
}
