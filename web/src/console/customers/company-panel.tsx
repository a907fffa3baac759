import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { LinesPanel } from '../list/lines-panel.tsx'
import { paths } from '../paths.ts'
import { type Customer, type CustomerDetail, membersQuery } from './queries.ts'

const roles = ['billing', 'tickets', 'deliverables', 'retroview'] as const

/** What they may see of the owner's data; the owner sees everything. */
const useStanding = (): ((company: Customer['company']) => string) => {
  const { t } = useTranslation('operator')
  return (company) => {
    if (company?.owner === true) return t('customers.owner')
    const has = roles.filter((role) => company?.roles[role] === true)
    return has.length === 0 ? t('customers.no_roles') : has.map((role) => t(`customers.roles.${role}`)).join(', ')
  }
}

const Member = ({ member, isShown }: { member: Customer; isShown: boolean }) => {
  const standing = useStanding()
  const name = <bdi>{member.name === '' ? member.email : member.name}</bdi>
  return (
    <span className="grow">
      {isShown ? (
        <span className="small strong">{name}</span>
      ) : (
        <Link to={paths.customer(member.id)} className="small strong">
          {name}
        </Link>
      )}
      <span className="cell-under tiny subtle">
        <bdi>{member.email}</bdi>
      </span>
      <span className="cell-under tiny subtle">{standing(member.company)}</span>
    </span>
  )
}

const ownerFirst = (members: readonly Customer[]): readonly Customer[] =>
  members.toSorted((a, b) => Number(b.company?.owner) - Number(a.company?.owner))

const Company = ({ id, company }: { id: string; company: NonNullable<Customer['company']> }) => {
  const { t } = useTranslation('operator')
  return (
    <LinesPanel
      title={company.title}
      query={useQuery(membersQuery(company.id))}
      rowsOf={({ customers }) => ownerFirst(customers)}
      countOf={({ estimated_count }) => estimated_count}
      all={{ to: paths.customers, search: { company: company.id } }}
      nothing={t('customers.no_members')}
    >
      {(member) => <Member member={member} isShown={member.id === id} />}
    </LinesPanel>
  )
}

/** The customer's company: the people whose invoices and licences matter when they call. */
export const CompanyPanel = ({ customer: { id, company } }: { customer: CustomerDetail }) =>
  company === null ? null : <Company id={id} company={company} />
