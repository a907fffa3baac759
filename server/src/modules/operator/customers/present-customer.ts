import { Address } from '@foyer/contract/account/profile.ts'
import type { Customer, CustomerDetail, CustomerSession, Debt } from '@foyer/contract/operator/customer.ts'
import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { fullName } from '@foyer/contract/vocabulary/full-name.ts'
import { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { UtmMarks } from '@foyer/contract/vocabulary/utm.ts'
import { type Account, type AccountSecurity, type SessionRow, unconfirmedOf } from '../../account/index.ts'
import type { Membership } from '../../company/index.ts'

export interface AroundCustomer {
  readonly security: AccountSecurity
  readonly company: Membership | null
  readonly owes: readonly Debt[]
}

type AroundDetail = AroundCustomer &
  Pick<CustomerDetail, 'licences' | 'tickets' | 'orders' | 'notes'> & { readonly sessions: readonly SessionRow[] }

export const presentCustomer = (row: Account, { security, company, owes }: AroundCustomer): Customer => ({
  id: row.id,
  email: row.email,
  name: fullName(row),
  legal_name: row.legal_name,
  country: row.country,
  currency: currencyOf(row.currency),
  locale: Locale.parse(row.locale),
  created_at: row.created_at.toISOString(),
  blocked: row.blocked,
  closed_at: row.closed_at?.toISOString() ?? null,
  erased_at: row.erased_at?.toISOString() ?? null,
  email_confirmed: row.email_confirmed,
  last_sign_in_at: security.last_sign_in_at,
  company:
    company === null ? null : { id: company.id, title: company.title, owner: company.owner, roles: company.roles },
  owes: [...owes],
})

const presentSession = (row: SessionRow): CustomerSession => ({
  id: row.id,
  user_agent: row.user_agent,
  ip: row.ip,
  created_at: row.created_at.toISOString(),
  last_seen_at: row.last_seen_at.toISOString(),
  acting_operator: row.operator_name,
})

export const presentCustomerDetail = (row: Account, { sessions, ...beside }: AroundDetail): CustomerDetail => ({
  ...presentCustomer(row, beside),
  first_name: row.name,
  second_name: row.second_name,
  phone: row.phone,
  notification_emails: row.notification_emails,
  unconfirmed_emails: unconfirmedOf(row),
  manager: row.manager_name === null ? null : { name: row.manager_name, email: row.manager_email },
  address: row.address === null ? null : Address.parse(row.address),
  tax_id: row.tax_id,
  legacy_id: row.legacy_id,
  permissions: { store: row.can_store, create_trial: row.can_create_trial },
  newsletter: row.newsletter,
  utm: UtmMarks.parse(row.utm),
  password_filled: row.password_filled,
  second_factor: beside.security.second_factor,
  terms: { accepted_at: row.terms_accepted_at?.toISOString() ?? null, version: row.terms_version },
  licences: beside.licences,
  tickets: beside.tickets,
  orders: beside.orders,
  sessions: sessions.map(presentSession),
  notes: beside.notes,
})
