import type { Tx } from '../../../platform/database/database.ts'
import type { JobRun } from '../../../platform/jobs/jobs.ts'
import { letterBrand } from '../../branding/index.ts'
import { type CommentRow, findComment, newestOfCustomer } from '../comment-store.ts'
import { firstSpeakerOf, openerOf } from '../first-author.ts'
import type { TicketNews } from '../move-ticket.ts'
import type { Manager, Services } from '../services.ts'
import { findTicket, type TicketRow } from '../store.ts'
import { paragraphsOf, textOf } from './post-letters.ts'
import { createReplyAddresses } from './reply-address.ts'
import { texts } from './texts.ts'

/** A ticket was assigned to somebody by somebody else. */
export interface AssignedNews {
  readonly tenant: string
  readonly ticket_id: string
  readonly manager_id: string
  readonly by_name: string
}

interface Letter {
  readonly ticket: TicketRow
  /** The customer's latest words; undefined if there is no more than the question. */
  readonly comment: CommentRow | undefined
  /** Who looks after it; or one of those who watch for tickets that nobody looks after. */
  readonly manager: Manager
  /** Why they are told: somebody assigned it to them, or the customer wrote. */
  readonly why:
    | { readonly kind: 'assigned'; readonly by_name: string }
    | { readonly kind: 'opened' | 'customer_replied' }
  readonly run: string
}

/** Operators have no language of their own, so the brand's is used. */
const wordsFor = ({ branding }: Services, { ticket: { tenant, manager_id, manager_name }, manager }: Letter) => {
  const brand = branding.get(tenant)
  const words = texts[brand.default_locale]
  const { footer, footer_silent, footer_unassigned, footer_unassigned_silent } = words.manager
  const [speaking, silent] =
    manager_id === null && manager_name === null
      ? [footer_unassigned, footer_unassigned_silent]
      : [footer, footer_silent]
  return { brand, words, footer: (manager.speaks ? speaking : silent)(brand.name) }
}

/**
 * Answering the letter answers the customer: it has the address for replies of staff. Managers who may only read get it
 * without that address. Files are named; they are opened in the console.
 */
const post = async (services: Services, tx: Tx, letter: Letter): Promise<void> => {
  const { ticket, comment, manager, why, run } = letter
  const { tenant, id, number, title } = ticket
  const { brand, words, footer } = wordsFor(services, letter)
  const author = comment?.author_name ?? firstSpeakerOf(ticket)
  const isAssigned = why.kind === 'assigned'
  const heading = isAssigned ? words.manager.assigned(why.by_name) : words.kinds[why.kind].heading(author, false)
  const files = (comment?.attachments ?? ticket.attachments).map(({ name }) => name)
  const console_url = `${services.portalUrl(tenant)}/operator`
  const place = { number, side: 'staff' } as const
  await services.mailer.post(tx, `ticket-${id}-${run}`, {
    tenant,
    locale: brand.default_locale,
    to: [manager.email],
    subject: words.subject(number, title),
    thread: `ticket-${id}`,
    ...(manager.speaks && { reply_to: createReplyAddresses(services).of(brand.mail_from, tenant, place) }),
    content: {
      brand: letterBrand(brand),
      locale: brand.default_locale,
      preview: heading,
      ...(manager.speaks && { marker: words.marker }),
      heading,
      paragraphs: [
        ...(isAssigned ? [words.wrote(author)] : []),
        ...paragraphsOf(textOf(ticket, comment, words.removed(brand.name)), words.more),
        ...(files.length === 0 ? [] : [`${words.files} ${files.join(', ')}`]),
      ],
      action: { label: words.kinds.opened.action, url: `${console_url}/tickets/${id}` },
      footer,
      footer_link: { label: words.manager.choose, url: `${console_url}/security` },
    },
  })
}

/** Unless it has been given to somebody else since. */
const tellOfAssignment = (services: Services, { id: run, data }: JobRun<AssignedNews>): Promise<void> =>
  services.database.transaction(data.tenant, async (tx) => {
    const ticket = await findTicket(tx, data.ticket_id)
    if (ticket?.manager_id !== data.manager_id) return
    const manager = (await services.staff.byIds(tx, [data.manager_id])).get(data.manager_id)
    if (manager?.mail_ticket_assigned !== true) return
    const comment = await newestOfCustomer(tx, ticket.id)
    await post(services, tx, { ticket, comment, manager, why: { kind: 'assigned', by_name: data.by_name }, run })
  })

/** Tickets of imports have no more than the name of their manager. */
const managerOf = async (
  { staff }: Services,
  tx: Tx,
  { manager_id, manager_name }: TicketRow,
): Promise<Manager | undefined> => {
  if (manager_id !== null) return (await staff.byIds(tx, [manager_id])).get(manager_id)
  return manager_name === null ? undefined : staff.byName(tx, manager_name)
}

/** If not, the new manager's letter about the assignment has the reply already. News of the version before do not say. */
const isStillTheirs = ({ manager_id, manager_name }: TicketRow, then: TicketNews['manager']): boolean =>
  then === undefined || (manager_id === then.manager_id && manager_name === then.manager_name)

/** The manager may be the author: while acting for the customer, or as an address in copy. */
const wrote = ({ handle, email }: Manager, comment: CommentRow | undefined, actor: string | undefined): boolean =>
  actor === `operator:${handle}` || comment?.author_email.toLowerCase() === email

const tellOfReply = (
  services: Services,
  { id: run, data: { tenant, ticket_id, comment_id, actor, manager: then } }: JobRun<TicketNews>,
): Promise<void> =>
  services.database.transaction(tenant, async (tx) => {
    const ticket = await findTicket(tx, ticket_id)
    const comment = comment_id === undefined ? undefined : await findComment(tx, comment_id)
    if (ticket === undefined || comment === undefined || !isStillTheirs(ticket, then)) return
    const manager = await managerOf(services, tx, ticket)
    if (manager?.mail_customer_replied !== true || wrote(manager, comment, actor)) return
    await post(services, tx, { ticket, comment, manager, why: { kind: 'customer_replied' }, run })
  })

/** The customer wrote, and nobody looks after the ticket. Its news may be older than the assignment that somebody got a letter about. */
const tellWatchful = (
  services: Services,
  kind: 'opened' | 'customer_replied',
  { id: run, data: { tenant, ticket_id, comment_id, actor } }: JobRun<TicketNews>,
): Promise<void> =>
  services.database.transaction(tenant, async (tx) => {
    const ticket = await findTicket(tx, ticket_id)
    if (ticket === undefined || ticket.manager_id !== null || ticket.manager_name !== null) return
    if (kind === 'opened' && openerOf(ticket) !== null) return
    const comment = comment_id === undefined ? undefined : await findComment(tx, comment_id)
    for (const manager of await services.staff.watchful(tx))
      if (!wrote(manager, comment, actor)) await post(services, tx, { ticket, comment, manager, why: { kind }, run })
  })

/** Mails managers of tickets what waits for them, unless they do it themselves; and what waits for nobody to those who want to know it. */
export const tellManagers = (services: Services): void => {
  services.jobs.on<AssignedNews>('ticket_assigned', 'manager', (run) => tellOfAssignment(services, run))
  services.jobs.on<TicketNews>('ticket_customer_replied', 'manager', (run) => tellOfReply(services, run))
  services.jobs.on<TicketNews>('ticket_opened', 'watchful', (run) => tellWatchful(services, 'opened', run))
  services.jobs.on<TicketNews>('ticket_customer_replied', 'watchful', (run) =>
    tellWatchful(services, 'customer_replied', run),
  )
}
