import type { InboundOutcome } from '@foyer/contract/operator/inbound.ts'
import { Email } from '@foyer/contract/vocabulary/contact.ts'
import { cut } from '@foyer/contract/vocabulary/cut.ts'
import { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { freeText } from '@foyer/contract/vocabulary/text.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { ofTicket } from '../audited.ts'
import { addComment } from '../move-ticket.ts'
import type { Services } from '../services.ts'
import type { TicketRow } from '../store.ts'
import { lockGoingOn } from '../ticket-access.ts'
import type { Mail, Said } from './author.ts'
import { leaveOut, sayLeftOut } from './enclosed-files.ts'
import { insertInboundMail } from './inbound-mail-store.ts'
import { inboundOutcome as outcome } from './outcome.ts'

/** The most characters kept of a stranger's message. */
const mostWords = 10_000

const texts: Readonly<Record<Locale, (from: string) => string>> = {
  en: (from) =>
    `By mail from ${from}, who takes no part in this ticket. Nobody knows who really wrote it, and no customer sees it:`,
  ru: (from) =>
    `Письмо от ${from}, не участника обращения. Кто его написал на самом деле, неизвестно; клиенты его не видят:`,
}

/** Formatted as a quote, so that nothing in it can pass for our own text. */
const quoted = (words: string): string =>
  words
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n')

interface FromStranger {
  readonly mail: Mail
  readonly said: Said
  readonly ticket: TicketRow
  /** Their address is that of an operator. Operators reply through the staff address. */
  readonly isColleague: boolean
}

/** The body of the note, with the text and the names of files; empty if there are neither. */
const bodyOf = async ({ account }: Services, tx: Tx, { mail, said, ticket }: FromStranger): Promise<string> => {
  const locale = Locale.parse((await account.get(tx, ticket.account_id)).locale)
  const words = freeText(mostWords).parse(cut(said.words, mostWords))
  // Files are named, as for participants, but not stored.
  const isCut = said.whole !== null || said.words.length > mostWords
  const rest = isCut ? [{ name: 'answer.txt', size: 0, content: null }] : []
  const files = leaveOut({ ...mail, files: [...rest, ...mail.files] }, 'stranger')
  const parts = [words === '' ? '' : quoted(words), sayLeftOut(locale, files)].filter((part) => part !== '')
  return parts.length === 0 ? '' : [texts[locale](mail.from), ...parts].join('\n\n')
}

const leaveNote = async (
  services: Services,
  tx: Tx,
  { tenant, operator: gateway }: OperatorCall,
  sent: FromStranger,
): Promise<InboundOutcome> => {
  const locked = await lockGoingOn(tx, sent.ticket.id)
  if (locked === undefined) return outcome('refused', 'no such ticket')
  const found = { ticket_id: locked.id }
  const body = await bodyOf(services, tx, sent)
  if (body === '') return outcome('ignored', 'empty', found)
  const { from, message_id } = sent.mail
  const received = { tenant, message_id, ticket_id: locked.id, received_at: services.clock.now() }
  if (!(await insertInboundMail(tx, received))) return outcome('ignored', 'repeated', found)
  // The author is the address alone, because a name could be anybody's.
  const author = { side: 'client', account_id: null, name: from, email: from } as const
  const comment_id = await addComment(services, tx, locked, author, { body, internal: true })
  await services.audit(tx, {
    tenant,
    actor: `mail:${from}`,
    actor_ip: null,
    action: 'ticket_note_left',
    ...ofTicket(locked.id, null),
    reason: 'by mail',
    changes: { handed_over_by: gateway.handle },
  })
  return outcome('noted', 'takes no part in the ticket', { ...found, comment_id })
}

/**
 * People who take no part in a ticket may still get its letters, for example through a team list in copy or at a second
 * address. Their replies become internal notes for staff: no customer is mailed, the state of the ticket does not
 * change, and no files are stored. Mails with the address of an operator are refused, because staff would believe them.
 */
export const noteStranger = async (
  services: Services,
  call: OperatorCall,
  sent: FromStranger,
): Promise<InboundOutcome> => {
  const { tenant } = call
  const { mail, ticket, isColleague } = sent
  const refuse = (reason: string): InboundOutcome => {
    services.log.warn({ tenant, ticket: ticket.id, reason }, 'an answer by mail was refused')
    return outcome('refused', reason, { ticket_id: ticket.id })
  }
  if (isColleague || !Email.safeParse(mail.from).success) return refuse('takes no part in the ticket')
  if (!(await services.limits.notes.mayTake(ticket.id))) return refuse('too many notes')
  return services.database.transaction(tenant, (tx) => leaveNote(services, tx, call, sent))
}
