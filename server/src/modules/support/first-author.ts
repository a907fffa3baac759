import type { Author } from './move-ticket.ts'
import type { LockedTicket } from './store.ts'

type Opened = Pick<
  LockedTicket,
  'account_id' | 'creator_name' | 'creator_email' | 'opened_by_id' | 'opened_by_name' | 'opened_by_email'
>

/** The operator who opened the ticket in the vendor's name; null if the customer did. */
export const openerOf = ({
  opened_by_id: id,
  opened_by_name: name,
  opened_by_email: email,
}: Pick<Opened, 'opened_by_id' | 'opened_by_name' | 'opened_by_email'>) =>
  id === null || name === null || email === null ? null : { id, name, email }

/** Who wrote the ticket's first message. */
export const firstAuthorOf = (ticket: Opened): Author => {
  const opener = openerOf(ticket)
  return opener === null
    ? { side: 'client', account_id: ticket.account_id, name: ticket.creator_name, email: ticket.creator_email }
    : { side: 'staff', account_id: opener.id, name: opener.name, email: opener.email }
}

/** What letters call the author of the first message: a customer's name is optional at sign-up. */
export const firstSpeakerOf = (ticket: Opened): string => {
  const { name, email } = firstAuthorOf(ticket)
  return name === '' ? email : name
}
