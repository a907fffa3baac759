import { Locale } from '@foyer/contract/vocabulary/locale.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Services } from '../services.ts'
import type { TicketRow } from '../store.ts'

export interface Recipient {
  readonly email: string
  readonly locale: Locale
  /** Null for somebody known by address only. */
  readonly account_id: string | null
  /** Whether replies are mailed to them: the default, and always for secondary addresses of the ticket. */
  readonly wants_replies: boolean
}

/** The creator, members of the creator's company who may see tickets, and the secondary addresses; each once. */
export const recipientsOf = async (
  { account, company, withoutReplyMail }: Services,
  tx: Tx,
  ticket: TicketRow,
): Promise<readonly Recipient[]> => {
  const members = await company.entitledMembers(tx, ticket.account_id, 'tickets')
  const accounts = await account.getAll(tx, [ticket.account_id, ...members])
  const secondary = new Set(ticket.secondary_emails.map(({ email }) => email))
  const without = await withoutReplyMail(tx, [...accounts.keys()])
  const known = [...accounts.values()]
    .filter(({ blocked }) => !blocked)
    .map(({ id, email, locale }) => ({
      account_id: id,
      email,
      locale: Locale.parse(locale),
      wants_replies: secondary.has(email) || !without.has(id),
    }))
  const locale = Locale.parse(accounts.get(ticket.account_id)?.locale ?? 'en')
  const others = ticket.secondary_emails.map(({ email }) => ({ account_id: null, email, locale, wants_replies: true }))
  return [...new Map([...others, ...known].map((one) => [one.email, one])).values()]
}
