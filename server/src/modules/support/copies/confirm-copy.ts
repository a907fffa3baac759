import { Locale } from '@foyer/contract/vocabulary/locale.ts'
import type { AuditedBy } from '../../../platform/audit/audit.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { makeId } from '../../../platform/ids.ts'
import type { TicketCopies, TicketCopyLink } from '../../account/index.ts'
import { letterBrand } from '../../branding/index.ts'
import { ofTicket } from '../audited.ts'
import { texts } from '../letters/texts.ts'
import type { Services } from '../services.ts'
import { findTicketFacts, goingOn, type LockedTicket } from '../store.ts'
import { confirmCopies, deleteCopies, findCopy, isConfirmedFor, lockCopies } from './copy-store.ts'

type Ticket = Pick<LockedTicket, 'id' | 'tenant' | 'account_id' | 'number'>

/** The ticket of a link; after a merge the one that remains. */
const ticketOf = async (tx: Tx, { ticket_id }: TicketCopyLink): Promise<Ticket | undefined> => {
  const id = (await goingOn(tx, [ticket_id])).get(ticket_id)
  return id === undefined ? undefined : findTicketFacts(tx, id)
}

const entry = ({ id, account_id }: Ticket, who: AuditedBy, email: string) => ({
  ...who,
  ...ofTicket(id, account_id),
  changes: { email },
})

interface Letter {
  readonly kind: 'asked' | 'ended'
  readonly to: string
  /** Who is named: the customer, or the address. */
  readonly who: string
  readonly url: string
}

/** A letter about copies of a ticket, in its customer’s language. It has no word of the ticket, whose reader is not known yet. */
const post = async (
  { account, branding, mailer, clock }: Services,
  tx: Tx,
  { tenant, account_id, number }: Ticket,
  { kind, to, who, url }: Letter,
): Promise<void> => {
  const brand = branding.get(tenant)
  const locale = Locale.parse((await account.get(tx, account_id)).locale)
  const words = texts[locale].copies
  const { subject, heading, paragraphs, action } = words[kind](brand.name, who, number)
  await mailer.post(tx, `ticket-copy-${kind}-${makeId(clock)}`, {
    tenant,
    urgent: true,
    locale,
    to: [to],
    subject,
    content: {
      brand: letterBrand(brand),
      locale,
      preview: heading,
      heading,
      paragraphs,
      action: { label: action, url },
      footer: kind === 'asked' ? words.strange(brand.name) : texts[locale].footer(brand.name),
    },
  })
}

/** The link of an address in copy, where its owner confirms or ends it. */
export const copyUrl = async (
  { account, portalUrl }: Services,
  tx: Tx,
  { id: ticket_id, tenant, account_id }: Pick<Ticket, 'id' | 'tenant' | 'account_id'>,
  email: string,
): Promise<string> => portalUrl(tenant) + (await account.copyPath(tx, { tenant, id: account_id }, { ticket_id, email }))

/** People with a confirmed account have proved that the mailbox is theirs, and others may have confirmed it for this customer before. */
const isKnown = async (services: Services, tx: Tx, ownerId: string, email: string): Promise<boolean> => {
  if ((await services.account.findByEmail(tx, email))?.email_confirmed === true) return true
  const owner = await services.account.get(tx, ownerId)
  return services.account.isConfirmedCopy(owner, email) || isConfirmedFor(tx, ownerId, email)
}

/** The tickets of a customer whose mails the owner of an address does not want. */
const declinedTickets = async (
  { account }: Services,
  tx: Tx,
  { account_id }: Pick<Ticket, 'account_id'>,
  email: string,
): Promise<string[]> => {
  const declined = await account.declinedCopies(tx, account_id, email)
  return [
    ...(
      await goingOn(
        tx,
        declined.flatMap(({ ticket_id }) => ticket_id ?? []),
      )
    ).values(),
  ]
}

/**
 * What is known about the owner of an address that a ticket gets in copy: `known` ones need not be asked, and those who have `declined` are
 * not asked again. Whoever has ended the mails of this ticket is not known, even with an account.
 */
export const ownerOf = async (
  services: Services,
  tx: Tx,
  ticket: Pick<Ticket, 'id' | 'account_id'>,
  email: string,
): Promise<'known' | 'declined' | 'strange'> => {
  const declined = await declinedTickets(services, tx, ticket, email)
  if (declined.includes(ticket.id)) return 'declined'
  if (await isKnown(services, tx, ticket.account_id, email)) return 'known'
  return declined.length > 0 ? 'declined' : 'strange'
}

/** Asks the owner of an address whether they want the ticket’s mails. */
export const askCopy = async (services: Services, tx: Tx, ticket: Ticket, email: string): Promise<void> => {
  const who = (await services.account.get(tx, ticket.account_id)).email
  await post(services, tx, ticket, { kind: 'asked', to: email, who, url: await copyUrl(services, tx, ticket, email) })
}

/** What owners of addresses decide by their link, in the transactions of the account module. */
export const ticketCopies = (services: Services): TicketCopies => ({
  read: async (tx, link) => {
    const ticket = await ticketOf(tx, link)
    const copy = ticket && (await findCopy(tx, ticket.id, link.email))
    return { ticket: ticket?.number ?? null, state: copy === undefined ? 'ended' : copy }
  },
  confirm: async (tx, link, who) => {
    const ticket = await ticketOf(tx, link)
    if (ticket === undefined) return false
    await lockCopies(tx, ticket.account_id)
    if ((await findCopy(tx, ticket.id, link.email)) === undefined) return false
    if ((await confirmCopies(tx, ticket.account_id, link.email)) > 0)
      await services.audit(tx, { ...entry(ticket, who, link.email), action: 'ticket_secondary_email_confirmed' })
    return true
  },
  end: async (tx, link, who) => {
    const ticket = await ticketOf(tx, link)
    if (ticket === undefined) return
    await lockCopies(tx, ticket.account_id)
    const state = await findCopy(tx, ticket.id, link.email)
    if (state === undefined) return
    await deleteCopies(tx, [ticket.account_id], [link.email], ticket.id)
    await services.audit(tx, { ...entry(ticket, who, link.email), action: 'ticket_secondary_email_removed' })
    if (state === 'unconfirmed') return
    const to = (await services.account.get(tx, ticket.account_id)).email
    const url = `${services.portalUrl(ticket.tenant)}/tickets/${ticket.id}`
    await post(services, tx, ticket, { kind: 'ended', to, who: link.email, url })
  },
})
