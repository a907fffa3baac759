import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { InboundOutcome } from '@foyer/contract/operator/inbound.ts'
import { ticketTextCap } from '@foyer/contract/vocabulary/constants.ts'
import { cut } from '@foyer/contract/vocabulary/cut.ts'
import { freeText, ownName } from '@foyer/contract/vocabulary/text.ts'
import type { Email } from 'postal-mime'
import type { Tx } from '../../platform/database/database.ts'
import type { OperatorCall } from '../../platform/http/call.ts'
import { bytesOfCopies } from './attachment-store.ts'
import { type Payer, roomOfAccount } from './file-rules.ts'
import { insertInboundMail } from './inbound-mail-store.ts'
import { keepFiles } from './keep-files.ts'
import { recipientsOf } from './letters/recipients.ts'
import { createReplyAddresses, type ReplyPlace } from './letters/reply-address.ts'
import { markers } from './letters/texts.ts'
import { type MailFiles, putFiles, sayLeftOut } from './mail-files.ts'
import { machineSign, ownWords } from './mail-rules.ts'
import { addComment, type Author, moveTicket } from './move-ticket.ts'
import { parseMail } from './parse-mail.ts'
import { discardFiles, roomBegins } from './receive-file.ts'
import type { Services } from './services.ts'
import { findTicket, findTicketByNumber, goingOn, type TicketRow } from './store.ts'
import { lockGoingOn } from './ticket-access.ts'

/** Someone of the vendor's, by address. */
export interface Colleague {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly handle: string
}
export type ColleagueBy = (email: string) => Promise<Colleague | undefined>

interface Mail {
  readonly email: Email
  readonly from: string
  /** Empty where it is no line that a person would be called by. */
  readonly name: string
  readonly message_id: string
}

/** A Message-ID that can be one: a line of a header has 998 characters at most (RFC 5322, section 2.1.1). */
const isMessageId = (text: string): boolean => /^\P{Cc}{1,998}$/u.test(text)

const outcome = (
  result: InboundOutcome['result'],
  reason: string | null,
  found: Partial<InboundOutcome> = {},
): InboundOutcome => ({
  ticket_id: null,
  comment_id: null,
  ...found,
  result,
  reason,
})

/** Undefined for what is no mail that a person wrote: without a sender, or parts without end. */
const parse = async (message: AsyncIterable<Uint8Array>): Promise<Mail | undefined> => {
  const parsed = await parseMail(await buffer(Readable.from(message)))
  const from = parsed?.email.from?.address?.trim().toLowerCase() ?? ''
  if (parsed === undefined || from === '') return undefined
  const { email, digest } = parsed
  const { data: name = '' } = ownName.safeParse(email.from?.name ?? '')
  const said = email.messageId ?? ''
  // Without one that can be told from others', the same mail is known again by its bytes.
  const message_id = isMessageId(said) ? said : digest
  return { email, from, name, message_id }
}

/** Of a page more is not read: its words come first, and reading takes a while. */
const mostHtml = 200_000

/** Some programs send a page alone. */
const textOf = async ({ text = '', html = '' }: Email): Promise<string> => {
  if (text.trim() !== '') return text
  // Takes a while to load, and hardly any program needs it.
  const { toPlainText } = await import('@react-email/render')
  return toPlainText(html.slice(0, mostHtml), { limits: { maxDepth: 100 } })
}

const headersOf = ({ headers }: Email): ReadonlyMap<string, string> =>
  new Map(headers.map(({ key, value }) => [key.toLowerCase(), value]))

const addressesIn = ({ to = [], cc = [] }: Email): string[] => [...to, ...cc].flatMap(({ address }) => address ?? [])

/** The signed addresses that the mail was sent to, each once: who has none writes to no ticket. */
const placesOf = (services: Services, tenant: string, email: Email): ReplyPlace[] => {
  const addresses = createReplyAddresses(services)
  const places = [...addressesIn(email), headersOf(email).get('delivered-to') ?? ''].flatMap(
    (address) => addresses.read(address, tenant) ?? [],
  )
  return [...new Map(places.map((place) => [`${place.number} ${place.side}`, place])).values()]
}

/** The ticket of this number, or the one in which it goes on: who takes part there may write there. */
const ticketAt = async (tx: Tx, number: number): Promise<TicketRow | undefined> => {
  const asked = await findTicketByNumber(tx, number)
  const id = asked && (await goingOn(tx, [asked.id])).get(asked.id)
  return id === undefined ? undefined : findTicket(tx, id)
}

/** As whom the sender speaks in the ticket; as nobody where they take no part in it. */
const authorOf = async (
  services: Services,
  tx: Tx,
  ticket: TicketRow,
  { from, name }: Mail,
  colleague: Colleague | undefined,
): Promise<Author | undefined> => {
  if (colleague !== undefined)
    return { side: 'staff', account_id: colleague.id, name: colleague.name, email: colleague.email }
  const recipient = (await recipientsOf(services, tx, ticket)).find(({ email }) => email === from)
  if (recipient === undefined) return undefined
  if (recipient.account_id === null)
    return { side: 'client', account_id: null, name: name === '' ? from : name, email: from }
  const account = await services.account.get(tx, recipient.account_id)
  return {
    side: 'client',
    account_id: account.id,
    name: `${account.name} ${account.second_name}`.trim(),
    email: account.email,
  }
}

/** Whose room the files of a mail take. Who is in copy without an account takes none of whoever asked. */
const payerOf = ({ side, account_id, email }: Author): Payer | undefined => {
  if (side === 'staff') return undefined
  return account_id === null ? { email } : { account_id }
}

/**
 * False where their words have gone to others too often within the hour: two programs may answer each other through us, and one account may
 * have any number of addresses in copy.
 */
const maySpeak = async (
  { limits }: Services,
  { tenant, account_id: asker }: TicketRow,
  author: Author,
): Promise<boolean> => {
  const { side, account_id, email } = author
  if (side === 'staff') return true
  if (account_id !== null) return limits.words.mayTake(account_id)
  return (await limits.words.mayTake(`${tenant} ${email}`)) && limits.copies.mayTake(asker)
}

/** Each in copy has little room, but whoever asked may have many of them: together they have what an account has. */
const isFull = async (services: Services, tx: Tx, ticket: TicketRow, { side, account_id }: Author): Promise<boolean> =>
  side === 'client' &&
  account_id === null &&
  (await bytesOfCopies(tx, ticket.account_id, roomBegins(services))) >= roomOfAccount

interface Answer {
  readonly mail: Mail
  readonly words: string
  readonly author: Author
  readonly colleague: Colleague | undefined
  readonly ticket: TicketRow
  readonly files: MailFiles
}

const add = async (
  services: Services,
  tx: Tx,
  call: OperatorCall,
  { mail, words, author, colleague, ticket, files }: Answer,
): Promise<InboundOutcome> => {
  const { tenant, operator: gateway } = call
  const locked = await lockGoingOn(tx, ticket.id)
  if (locked === undefined) return outcome('refused', 'no such ticket')
  const found = { ticket_id: locked.id }
  const { kept, leftOut } = files
  const missing = await sayLeftOut(services, tx, ticket, leftOut)
  const said = cut(words, ticketTextCap - missing.length - 2) || (kept.length > 0 ? '📎' : '')
  const body = [said, missing].filter((part) => part !== '').join('\n\n')
  if (body === '') return outcome('ignored', 'empty', found)
  const received = { tenant, message_id: mail.message_id, ticket_id: locked.id, received_at: services.clock.now() }
  if (!(await insertInboundMail(tx, received))) return outcome('ignored', 'repeated', found)
  const comment_id = await addComment(services, tx, locked, author, { body })
  await keepFiles(tx, kept, { ticket_id: locked.id, comment_id })
  await moveTicket(services, tx, locked, colleague ? 'staff_replied' : 'customer_replied', {
    actor: colleague ? `operator:${colleague.handle}` : (author.account_id ?? `mail:${author.email}`),
    // The address that is known is that of the mail server.
    actor_ip: null,
    reason: 'by mail',
    told: { handed_over_by: gateway.handle },
    comment_id,
    ...(colleague && { change: { manager_name: locked.manager_name ?? author.name } }),
  })
  return outcome('added', null, { ticket_id: locked.id, comment_id })
}

/** What becomes of the mail in one of the tickets that it was sent to. */
const deliver = async (
  services: Services,
  call: OperatorCall,
  mail: Mail,
  place: ReplyPlace,
  colleagueBy: ColleagueBy,
): Promise<InboundOutcome> => {
  const { database } = services
  const { email, from } = mail
  const colleague = place.side === 'staff' ? await colleagueBy(from) : undefined
  const found = await database.read(call.tenant, async (tx) => {
    const ticket = await ticketAt(tx, place.number)
    const author = ticket && (await authorOf(services, tx, ticket, mail, colleague))
    return ticket && { ticket, author, isFull: author !== undefined && (await isFull(services, tx, ticket, author)) }
  })
  if (found === undefined) return outcome('refused', 'no such ticket')
  const { ticket, author } = found
  if (author === undefined) return outcome('refused', 'takes no part in the ticket', { ticket_id: ticket.id })
  if (!(await maySpeak(services, ticket, author))) return outcome('refused', 'too many words', { ticket_id: ticket.id })
  const words = freeText(ticketTextCap).parse(cut(ownWords(await textOf(email), markers), ticketTextCap))
  const sender = { tenant: call.tenant, payer: payerOf(author), isFull: found.isFull }
  const files = await putFiles(services, sender, email)
  try {
    const done = await database.transaction(call.tenant, (tx) =>
      add(services, tx, call, { mail, words, author, colleague, ticket, files }),
    )
    if (done.result !== 'added') await discardFiles(services)(call.tenant, files.kept)
    return done
  } catch (error) {
    await discardFiles(services)(call.tenant, files.kept)
    throw error
  }
}

/**
 * An answer that came by mail goes the way of every other answer. Its signed addresses say which tickets it is for and from which side; its
 * sender must take part in such a ticket, or work for the vendor and have the address of staff: anybody can write a colleague's name over a
 * mail. What machines sent, or what came before, changes nothing. Of several tickets the first that it was added to is answered.
 */
export const receiveMail =
  (services: Services) =>
  async (call: OperatorCall, message: AsyncIterable<Uint8Array>, colleagueBy: ColleagueBy): Promise<InboundOutcome> => {
    const mail = await parse(message)
    if (mail === undefined) return outcome('refused', 'no sender, or not to be read')
    const { email, from } = mail
    const own = [services.branding.get(call.tenant).mail_from]
    const sign = machineSign({ headers: headersOf(email), from, own })
    if (sign !== undefined) return outcome('ignored', sign)
    const outcomes: InboundOutcome[] = []
    for (const place of placesOf(services, call.tenant, email))
      outcomes.push(await deliver(services, call, mail, place, colleagueBy))
    return outcomes.find(({ result }) => result === 'added') ?? outcomes[0] ?? outcome('refused', 'no such ticket')
  }
