import type { Address } from '@foyer/contract/account/profile.ts'
import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import type { Utm } from '@foyer/contract/vocabulary/utm.ts'
import { hashPassword } from '../../platform/auth/passwords.ts'
import type { Tx } from '../../platform/database/database.ts'
import { makeId } from '../../platform/ids.ts'
import { currencyOf } from './account-rules.ts'
import { ofAccount } from './audited.ts'
import type { Services } from './services.ts'
import { type AccountRow, insertAccount, type NewAccountRow } from './store.ts'
import { latestVersion } from './terms/terms-store.ts'

export interface NewAccount {
  readonly tenant: string
  readonly email: string
  /** Missing for people who were invited or created by the vendor; they choose a password at their first visit. */
  readonly password: string | null
  readonly name: string
  readonly second_name?: string
  readonly country: string
  readonly locale: Locale
  readonly currency?: Currency
  readonly legacy_id?: number
  readonly phone?: string
  readonly legal_name?: string
  readonly address?: Address
  readonly tax_id?: string
  /** The purchase order number for new invoices. */
  readonly buyer_reference?: string
  readonly manager?: { readonly name: string; readonly email: string }
  readonly notification_emails?: readonly string[]
  readonly email_confirmed?: boolean
  readonly terms_accepted_at?: Date
  readonly newsletter?: boolean
  readonly permissions?: { readonly store: boolean; readonly create_trial: boolean }
  /** Where the visitor came from. */
  readonly utm?: Utm
  readonly created_at?: Date
}

/** The row of a new account. Its currency follows from the country and the brand, and never changes. */
export const accountRowOf = (
  { clock, branding }: Pick<Services, 'clock' | 'branding'>,
  input: NewAccount,
  passwordHash: string | null,
  /** The current version of the terms. */
  termsVersion: string | null,
): NewAccountRow => ({
  id: makeId(clock),
  tenant: input.tenant,
  legacy_id: input.legacy_id ?? null,
  email: input.email.trim().toLowerCase(),
  password_hash: passwordHash,
  name: input.name,
  second_name: input.second_name ?? '',
  country: input.country,
  currency: input.currency ?? currencyOf(input.country, branding.get(input.tenant)),
  locale: input.locale,
  phone: input.phone ?? null,
  legal_name: input.legal_name ?? null,
  address: input.address === undefined ? null : JSON.stringify(input.address),
  tax_id: input.tax_id ?? null,
  buyer_reference: input.buyer_reference ?? null,
  manager_name: input.manager?.name ?? null,
  manager_email: input.manager?.email ?? null,
  notification_emails: [...(input.notification_emails ?? [])],
  email_confirmed: input.email_confirmed ?? false,
  terms_accepted_at: input.terms_accepted_at ?? null,
  terms_version: input.terms_accepted_at === undefined ? null : termsVersion,
  newsletter: input.newsletter ?? false,
  can_store: input.permissions?.store ?? false,
  can_create_trial: input.permissions?.create_trial ?? false,
  utm: JSON.stringify(input.utm ?? {}),
  created_at: input.created_at ?? clock.now(),
})

/**
 * Announces a new customer to the listeners, however the account was made. Imported customers are not announced: the vendor had them
 * before.
 */
export const announceCreated = (
  { jobs }: Pick<Services, 'jobs'>,
  tx: Tx,
  { tenant, id: account_id }: AccountRow,
): Promise<void> => jobs.announce(tx, 'customer_created', { tenant, account_id })

/** Creates an account. */
export const createAccount =
  (services: Services) =>
  async (input: NewAccount, actor: string): Promise<AccountRow> => {
    const { database, audit } = services
    const passwordHash = input.password === null ? null : await hashPassword(input.password)
    return database.transaction(input.tenant, async (tx) => {
      const row = await insertAccount(tx, accountRowOf(services, input, passwordHash, await latestVersion(tx)))
      await audit(tx, {
        tenant: input.tenant,
        actor,
        actor_ip: null,
        action: 'account_created',
        ...ofAccount(row.id),
      })
      await announceCreated(services, tx, row)
      return row
    })
  }
