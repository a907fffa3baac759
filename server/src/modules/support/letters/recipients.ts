import type { SecondaryEmail } from '@foyer/contract/support/ticket.ts'
import { Locale } from '@foyer/contract/vocabulary/locale.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Account } from '../../account/index.ts'
import type { Services } from '../services.ts'
import type { TicketRow } from '../store.ts'

export interface Recipient {
  readonly email: string
  readonly locale: Locale
  /** Null for somebody known by address only. */
  readonly account_id: string | null
  /** Whether replies are mailed to them: the default, and always for secondary addresses of the ticket. */
  readonly wants_replies: boolean
  /** Whether they get the mails for no other reason than that their address is in copy. */
  readonly is_copy: boolean
}

/** Blocked and closed accounts get nothing. */
const mayWrite = ({ blocked, closed_at }: Pick<Account, 'blocked' | 'closed_at'>): boolean =>
  !blocked && closed_at === null

const isConfirmed = ({ unconfirmed }: SecondaryEmail): boolean => !unconfirmed

/**
 * The copy addresses that their owners have confirmed. An address with a confirmed account counts as that account: its links and answers are the account's,
 * and while the account is blocked or closed it gets nothing.
 */
const copiesOf = async ({ account }: Services, tx: Tx, ticket: TicketRow, locale: Locale): Promise<Recipient[]> => {
  const copies = await Promise.all(
    ticket.secondary_emails
      .filter(isConfirmed)
      .map(async ({ email }) => ({ email, person: await account.findByEmail(tx, email) })),
  )
  return copies
    .filter(({ person }) => person === undefined || mayWrite(person))
    .map(({ email, person }) => {
      // An unconfirmed account may have been created with somebody else's address.
      const own = person?.email_confirmed === true ? person : undefined
      return {
        account_id: own?.id ?? null,
        email,
        locale: own === undefined ? locale : Locale.parse(own.locale),
        wants_replies: true,
        is_copy: true,
      }
    })
}

/** The creator, members of the creator's company who may see tickets, and the secondary addresses; each once. */
export const recipientsOf = async (services: Services, tx: Tx, ticket: TicketRow): Promise<readonly Recipient[]> => {
  const { account, company, withoutReplyMail } = services
  const members = await company.entitledMembers(tx, ticket.account_id, 'tickets')
  const accounts = await account.getAll(tx, [ticket.account_id, ...members])
  const secondary = new Set(ticket.secondary_emails.filter(isConfirmed).map(({ email }) => email))
  const without = await withoutReplyMail(tx, [...accounts.keys()])
  const known = [...accounts.values()].filter(mayWrite).map(({ id, email, locale }) => ({
    account_id: id,
    email,
    locale: Locale.parse(locale),
    wants_replies: secondary.has(email) || !without.has(id),
    is_copy: false,
  }))
  const locale = Locale.parse(accounts.get(ticket.account_id)?.locale ?? 'en')
  const copies = await copiesOf(services, tx, ticket, locale)
  return [...new Map([...copies, ...known].map((one) => [one.email, one])).values()]
}
