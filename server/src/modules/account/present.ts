import { Address, type Profile } from '@foyer/contract/account/profile.ts'
import type { Session } from '@foyer/contract/account/session.ts'
import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { hasAcceptedTerms } from './account-rules.ts'
import { unconfirmedOf } from './address-rules.ts'
import type { AccountRow, SessionRow } from './store.ts'

interface Flags {
  /** For brands without terms or without e-mail confirmation, both count as given. */
  readonly terms: boolean
  readonly account_confirmation: boolean
}

/** `terms` is the current version. `acting` is the name of the operator who acts for the customer. */
export const presentProfile = (
  row: AccountRow,
  terms: string | null,
  flags: Flags,
  acting: string | null,
): Profile => ({
  acting_operator: acting,
  id: row.id,
  name: row.name,
  second_name: row.second_name,
  country: row.country,
  email: row.email,
  notification_emails: row.notification_emails,
  unconfirmed_emails: unconfirmedOf(row),
  phone: row.phone,
  manager_name: row.manager_name,
  locale: Locale.parse(row.locale),
  currency: currencyOf(row.currency),
  newsletter: row.newsletter,
  terms_accepted: hasAcceptedTerms(row.terms_version, terms) || !flags.terms,
  email_confirmed: row.email_confirmed || !flags.account_confirmation,
  phone_confirmed: row.phone_confirmed,
  password_filled: row.password_hash !== null,
  permissions: { store: row.can_store, create_trial: row.can_create_trial },
  legal_name: row.legal_name,
  address: row.address === null ? null : Address.parse(row.address),
  tax_id: row.tax_id,
  buyer_reference: row.buyer_reference,
})

/** For a session in which an operator acts, the name is shown but not the device or the place: those are no business of the customer's. */
export const presentSession = (row: SessionRow, currentId: string): Omit<Session, 'signed_in'> => ({
  id: row.id,
  current: row.id === currentId,
  user_agent: row.operator_handle === null ? row.user_agent : '',
  ip: row.operator_handle === null ? row.ip : '',
  created_at: row.created_at.toISOString(),
  last_seen_at: row.last_seen_at.toISOString(),
  acting_operator: row.operator_name,
  by_link: row.link_made_by !== null,
})
