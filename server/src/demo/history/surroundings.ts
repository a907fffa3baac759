import { Currency } from '@foyer/contract/vocabulary/currency.ts'
import type { Account } from '../../modules/account/index.ts'
import type { NewSku } from '../../modules/catalogue/index.ts'
import type { Database } from '../../platform/database/database.ts'
import type { ActorCall, CallingOperator } from '../../platform/http/call.ts'
import type { Calendar } from '../calendar.ts'
import type { Past } from '../past.ts'
import type { Story } from '../story.ts'

/** Everything that the history of one brand's customers needs. */
export interface Surroundings {
  readonly tenant: string
  readonly past: Past
  readonly database: Database
  readonly calendar: Calendar
  readonly story: Story
  readonly skus: ReadonlyMap<string, NewSku>
  /** By e-mail, from their sign-up on. */
  readonly people: Map<string, Account>
  /** The numbers of the cards they pay with, by e-mail. */
  readonly cards: Map<string, string>
  /** The operators by handle. */
  readonly staff: Map<string, CallingOperator>
  /** Licence ids by the customer's e-mail and the plan's name, from their issue on. */
  readonly licences: Map<string, string>
  /** Ids of ticket categories. */
  readonly categories: Map<string, string>
  /** Ids of saved replies, by name. */
  readonly savedReplies: Map<string, string>
  /** The URL of the providers' stand-ins. */
  readonly sandboxUrl: string
  /** The URL of Stripe's stand-in. */
  readonly stripeUrl: string
}

const known = <T>(map: ReadonlyMap<string, T>, key: string): T => {
  const found = map.get(key)
  if (found === undefined) throw new Error(`${key} is not known at this moment of the demo's history`)
  return found
}

export const personOf = ({ people }: Surroundings, email: string): Account => known(people, email)

export const cardOf = ({ cards }: Surroundings, email: string): string => known(cards, email)

export const licenceKey = (ownerEmail: string, name: string): string => `${ownerEmail}/${name}`

export const licenceOf = ({ licences }: Surroundings, ownerEmail: string, name: string): string =>
  known(licences, licenceKey(ownerEmail, name))

export const savedReplyOf = ({ savedReplies }: Surroundings, name: string): string => known(savedReplies, name)

export const skuOf = ({ skus }: Surroundings, id: string): NewSku => known(skus, id)

/** A call that this person makes in the portal. */
export const callOf = (account: Account): ActorCall => ({
  tenant: account.tenant,
  locale: account.locale === 'ru' ? 'ru' : 'en',
  request_id: 'demo',
  ip: '192.0.2.44',
  user_agent: '',
  actor: {
    account_id: account.id,
    session_id: '',
    token_expires_at: 0,
    email: account.email,
    name: `${account.name} ${account.second_name}`,
    locale: account.locale === 'ru' ? 'ru' : 'en',
    country: account.country,
    currency: Currency.parse(account.currency),
    terms_accepted: account.terms_accepted_at !== null,
    email_confirmed: account.email_confirmed,
    password_filled: account.password_filled,
    permissions: { store: account.can_store, create_trial: account.can_create_trial },
    acting_operator: null,
  },
})
