import { markdownCap } from '@foyer/contract/vocabulary/constants.ts'
import { cut } from '@foyer/contract/vocabulary/cut.ts'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { idUnder } from '../../../platform/ids.ts'
import type { JobRun } from '../../../platform/jobs/jobs.ts'
import type { Paragraph } from '../../../platform/mail/letter.ts'
import type { Letter } from '../../../platform/mail/mail.ts'
import { letterBrand } from '../../branding/index.ts'
import { type CommentRow, getComment } from '../comment-store.ts'
import { copyUrl } from '../copies/confirm-copy.ts'
import { firstSpeakerOf, openerOf } from '../first-author.ts'
import type { TicketNews } from '../move-ticket.ts'
import type { Services } from '../services.ts'
import { findTicket, type StoredFile, type TicketRow } from '../store.ts'
import { type Recipient, recipientsOf } from './recipients.ts'
import { createReplyAddresses } from './reply-address.ts'
import { type LetterKind, texts } from './texts.ts'

/** The most characters of a message shown in a letter; the rest is in the ticket. */
const mostCharacters = 4000

interface News {
  readonly kind: LetterKind
  readonly ticket: TicketRow
  readonly comment: CommentRow | undefined
  /** Identifies the event, even if the job is repeated. */
  readonly run: string
}

interface LinkedFile {
  readonly name: string
  readonly url: string
}

/** Whose link it is: it ends with their right to see the ticket. */
const holderOf = ({ account_id, email }: Recipient) => (account_id === null ? { email } : { account_id })

/** Each recipient gets their own links. Somebody who forwards the mail shares these files and nothing else. */
const linkFiles = async (
  { account, portalUrl }: Services,
  tx: Tx,
  tenant: string,
  recipient: Recipient,
  files: readonly StoredFile[],
): Promise<LinkedFile[]> => {
  const linked: LinkedFile[] = []
  for (const { id, name } of files) {
    const link = { tenant, purpose: 'attachment', object_id: id, ...holderOf(recipient) } as const
    linked.push({
      name,
      url: `${portalUrl(tenant)}/attachments/${id}?token=${await account.linkTokens.make(tx, link)}`,
    })
  }
  return linked
}

const actionUrl = async (
  { account, portalUrl }: Services,
  tx: Tx,
  { kind, ticket: { tenant, id } }: News,
  recipient: Recipient,
): Promise<string> => {
  const page = `${portalUrl(tenant)}/tickets/${id}`
  if (kind !== 'closed') return page
  const link = { tenant, purpose: 'review', object_id: id, ...holderOf(recipient) } as const
  return `${page}/review?token=${await account.linkTokens.make(tx, link)}`
}

/** Cut at the end of a word: half a URL would lead elsewhere. */
const beginningOf = (words: string): string => {
  const beginning = cut(words, mostCharacters)
  const end = beginning.search(/\s\S*$/)
  return (end > 0 ? beginning.slice(0, end) : beginning).trimEnd()
}

/** The part of a message that a letter shows. */
export const shownOf = (words: string): string => (words.length > mostCharacters ? beginningOf(words) : words)

/** The message as the ticket shows it: formatted up to the cap, and as plain paragraphs beyond it. */
export const paragraphsOf = (words: string, more: string): readonly Paragraph[] => {
  const shown = shownOf(words)
  const said = words.length > markdownCap ? shown.split(/\n{2,}/) : [{ markdown: shown }]
  return words.length > mostCharacters ? [...said, more] : said
}

/** The text of the message, or that it was removed before the letter could be written. */
export const textOf = (ticket: TicketRow, comment: CommentRow | undefined, removed: string): string => {
  const isRemoved = (comment === undefined ? ticket.description_removed_at : comment.removed_at) !== null
  return isRemoved ? removed : (comment?.body ?? ticket.description)
}

/** Whether the recipient's own ticket was opened or closed. */
const isTheirs = ({ ticket, comment }: News, { account_id }: Recipient): boolean =>
  comment === undefined && account_id === ticket.account_id

/** Addresses in copy get a link to unsubscribe; the others choose in the portal. */
const addressed = async (
  services: Services,
  tx: Tx,
  ticket: TicketRow,
  { email, is_copy }: Recipient,
  { footer, copies }: (typeof texts)[Locale],
): Promise<Pick<Letter, 'to' | 'copies'>> => {
  if (!is_copy) return { to: [email] }
  const stop_url = await copyUrl(services, tx, ticket, email)
  const brand = services.branding.get(ticket.tenant)
  return {
    to: [],
    copies: [{ to: email, stop_url, footer: footer(brand.name), footer_link: { label: copies.stop, url: stop_url } }],
  }
}

const postTo = async (services: Services, tx: Tx, news: News, recipient: Recipient): Promise<void> => {
  const { branding, mailer } = services
  const { kind, ticket, comment, run } = news
  const { tenant, id, number, title } = ticket
  const { locale } = recipient
  const brand = branding.get(tenant)
  const words = texts[locale]
  const { heading, action } = words.kinds[kind]
  const said = kind === 'closed' ? words.closed : textOf(ticket, comment, words.removed(brand.name))
  const attachments = kind === 'closed' ? [] : (comment?.attachments ?? ticket.attachments)
  const files = await linkFiles(services, tx, tenant, recipient, attachments)
  const author = comment?.author_name ?? firstSpeakerOf(ticket)
  const isOfVendor = kind === 'opened_by_staff'
  const about = heading(isOfVendor ? brand.name : author, isTheirs(news, recipient))
  // The same if the job runs again, whoever else takes part by then.
  await mailer.post(tx, `ticket-${id}-${idUnder(run, recipient.email)}`, {
    tenant,
    locale,
    ...(await addressed(services, tx, ticket, recipient, words)),
    subject: words.subject(number, title),
    thread: `ticket-${id}`,
    reply_to: createReplyAddresses(services).of(brand.mail_from, tenant, { number, side: 'client' }),
    content: {
      brand: letterBrand(brand),
      locale,
      preview: about,
      marker: words.marker,
      heading: about,
      paragraphs: [
        ...(isOfVendor ? [words.wrote(author)] : []),
        ...paragraphsOf(said, words.more),
        ...(files.length === 0 ? [] : [{ title: words.files, links: files }]),
      ],
      action: { label: action, url: await actionUrl(services, tx, news, recipient) },
      footer: words.footer(brand.name),
    },
  })
}

/** The author of a message gets no letter about it. */
const isAuthor = ({ kind, comment }: News, { email }: Recipient): boolean =>
  kind === 'customer_replied' && comment?.author_email.toLowerCase() === email

/** What staff write, as a reply or a ticket of theirs. */
const ofStaff: readonly LetterKind[] = ['opened_by_staff', 'staff_replied']

/** What staff write goes to those who want it; all other letters go to every participant. */
const isTold = (news: News, recipient: Recipient): boolean =>
  !isAuthor(news, recipient) && (!ofStaff.includes(news.kind) || recipient.wants_replies)

/** What happens to tickets that participants get letters about. */
const events = ['opened', 'staff_replied', 'customer_replied', 'closed'] as const
type Event = (typeof events)[number]

/** Sends a letter to each participant of the ticket, in their own language. */
const postLetters = (
  services: Services,
  event: Event,
  { id: run, data: { tenant, ticket_id, comment_id } }: JobRun<TicketNews>,
): Promise<void> =>
  services.database.transaction(tenant, async (tx) => {
    const ticket = await findTicket(tx, ticket_id)
    if (ticket === undefined) return
    const comment = comment_id === undefined ? undefined : await getComment(tx, comment_id)
    const kind = event === 'opened' && openerOf(ticket) !== null ? 'opened_by_staff' : event
    const news: News = { kind, ticket, comment, run }
    const recipients = await recipientsOf(services, tx, ticket)
    for (const recipient of recipients) if (isTold(news, recipient)) await postTo(services, tx, news, recipient)
  })

export const tellByMail = (services: Services): void => {
  for (const event of events)
    services.jobs.on<TicketNews>(`ticket_${event}`, 'letters', (run) => postLetters(services, event, run))
}
