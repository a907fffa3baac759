import type { Customer, CustomerDetail, Debt } from '@foyer/contract/operator/customer.ts'
import { mostCounted, type Page, type SortedPageQuery } from '@foyer/contract/vocabulary/page.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { mapPage } from '../../../platform/http/page-answer.ts'
import { isId } from '../../../platform/ids.ts'
import type { Account } from '../../account/index.ts'
import type { DeskServices } from '../services.ts'
import { type AroundCustomer, presentCustomer, presentCustomerDetail } from './present-customer.ts'

export interface CustomerQuery extends SortedPageQuery {
  readonly query?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  readonly email?: string | undefined
  readonly country?: string | undefined
  readonly locale?: string | undefined
  readonly blocked?: 'true' | 'false' | undefined
  readonly closed?: 'true' | 'false' | undefined
  readonly newsletter?: 'true' | 'false' | undefined
  readonly owing?: 'true' | undefined
  readonly company_id?: string | undefined
}

const nothingOwed: readonly Debt[] = []

/** What other modules know about the listed accounts, read once for all of them. */
const around = async (
  { account, company, billing }: DeskServices,
  tx: Tx,
  rows: readonly Account[],
): Promise<(id: string) => AroundCustomer> => {
  const ids = rows.map(({ id }) => id)
  const [security, companies, debts] = await Promise.all([
    account.securityOf(tx, ids),
    company.membershipsOf(tx, ids),
    billing.staff.debts(tx, ids),
  ])
  return (id) => ({
    security: security.get(id) ?? { second_factor: false, last_sign_in_at: null },
    company: companies.get(id) ?? null,
    owes: debts.get(id) ?? nothingOwed,
  })
}

/** The accounts that filters of other modules leave in the list; undefined if there is no such filter. */
const among = async (
  { billing, company }: DeskServices,
  tx: Tx,
  { owing, company_id }: Pick<CustomerQuery, 'owing' | 'company_id'>,
): Promise<string[] | undefined> => {
  const [debtors, members] = await Promise.all([
    owing === undefined ? undefined : billing.staff.debtors(tx),
    company_id === undefined ? undefined : isId(company_id) ? company.membersOf(tx, company_id) : [],
  ])
  if (debtors === undefined || members === undefined) return debtors ?? members
  const owe = new Set(debtors)
  return members.filter((id) => owe.has(id))
}

const flagOf = (asked: 'true' | 'false' | undefined): boolean | undefined => asked && asked === 'true'

/** All customers of the brand. The search covers e-mail, name, legal name and the company's title. */
export const listCustomers =
  (services: DeskServices) =>
  ({ tenant }: OperatorCall, { cursor, limit, sort, query: text, ...asked }: CustomerQuery): Promise<Page<Customer>> =>
    services.database.read(tenant, async (tx) => {
      const { account, company, cursors } = services
      const { blocked, closed, newsletter, owing, company_id, ...plain } = asked
      const [named, narrowed] = await Promise.all([
        text === undefined || text === '' ? { ids: [] } : company.membersOfNamed(tx, text),
        among(services, tx, { owing, company_id }),
      ])
      const flags = { blocked: flagOf(blocked), closed: flagOf(closed), newsletter: flagOf(newsletter) }
      const { ids, ...missing } = named
      const filter = { ...plain, ...flags, text, named: ids, among: narrowed }
      const page = await account.staff.list(tx, filter, { cursors, sort, cursor, limit, most: mostCounted })
      const beside = await around(services, tx, page.rows)
      return mapPage({ ...page, ...missing }, (row) => presentCustomer(row, beside(row.id)))
    })

/** One customer with everything that staff need to know. 404 if the brand has no customer with this id. */
export const readCustomer =
  (services: DeskServices) =>
  ({ tenant }: OperatorCall, id: string): Promise<CustomerDetail> =>
    services.database.read(tenant, async (tx) => {
      const { account, billing, licensing, support } = services
      const row = await account.staff.find(tx, id)
      const [beside, licences, tickets, orders, sessions, notes] = await Promise.all([
        around(services, tx, [row]),
        licensing.staff.count(tx, id),
        support.staff.count(tx, id),
        billing.staff.count(tx, id),
        account.staff.sessions(tx, id),
        account.staff.countNotes(tx, id),
      ])
      return presentCustomerDetail(row, { ...beside(id), licences, tickets, orders, sessions, notes })
    })
