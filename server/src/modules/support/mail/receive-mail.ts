import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { InboundOutcome } from '@foyer/contract/operator/inbound.ts'
import { ticketTextCap } from '@foyer/contract/vocabulary/constants.ts'
import { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { freeText, ownName } from '@foyer/contract/vocabulary/text.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { Failure } from '../../../platform/failure.ts'
import type { OperatorCall } from '../../../platform/http/call.ts'
import { keepFiles } from '../attachments/keep-files.ts'
import { discardFiles } from '../attachments/receive-file.ts'
import { createReplyAddresses, type ReplyPlace } from '../letters/reply-address.ts'
import { addComment, type Author, moveTicket } from '../move-ticket.ts'
import { presentManager } from '../release-gone.ts'
import type { Services } from '../services.ts'
import { findTicket, findTicketByNumber, goingOn, type TicketRow } from '../store.ts'
import { lockGoingOn } from '../ticket-access.ts'
import { managerAfterReply } from '../ticket-rules.ts'
import {
  authorOf,
  type Colleague,
  type ColleagueBy,
  isFull,
  type Mail,
  payerOf,
  type Said,
  speakerOf,
  takeWords,
} from './author.ts'
import { type MailFiles, putFiles, sayLeftOut, sayRest } from './enclosed-files.ts'
import { insertInboundMail } from './inbound-mail-store.ts'
import { machineSign } from './mail-rules.ts'
import { noteStranger } from './note-stranger.ts'
import { inboundOutcome as outcome } from './outcome.ts'
import { parseMail } from './parse-mail.ts'
import { isAnsweredWithin } from './unsaid-words.ts'

/** A plausible Message-ID: a header line has at most 998 characters (RFC 5322, section 2.1.1). */
const isMessageId = (text: string): boolean => /^\P{Cc}{1,998}$/u.test(text)

/** Parses the mail; undefined if it has no sender or cannot be parsed within the limits. */
const parse = async (message: AsyncIterable<Uint8Array>): Promise<Mail | undefined> => {
  const parsed = await parseMail(await buffer(Readable.from(message)))
  const from = parsed?.from.trim().toLowerCase() ?? ''
  if (parsed === undefined || from === '') return undefined
  const { data: name = '' } = ownName.safeParse(parsed.name)
  // Without a usable Message-ID, a repeated mail is recognised by the hash of its bytes.
  const message_id = isMessageId(parsed.message_id) ? parsed.message_id : parsed.digest
  return { ...parsed, from, name, message_id }
}

/** The most tickets that one mail can go to. */
const mostPlaces = 20

/** The signed addresses that the mail was sent to, without duplicates. A mail without any reaches no ticket. */
const placesOf = (services: Services, tenant: string, { addresses }: Mail): ReplyPlace[] => {
  const ours = createReplyAddresses(services)
  const places = addresses.flatMap((address) => ours.read(address, tenant) ?? [])
  return [...new Map(places.map((place) => [`${place.number} ${place.side}`, place])).values()].slice(0, mostPlaces)
}

/** The ticket with this number, or the one that it was merged into. Participants of the latter may write. */
const ticketAt = async (tx: Tx, number: number): Promise<TicketRow | undefined> => {
  const asked = await findTicketByNumber(tx, number)
  const id = asked && (await goingOn(tx, [asked.id])).get(asked.id)
  return id === undefined ? undefined : findTicket(tx, id)
}

interface Answer {
  readonly mail: Mail
  readonly said: Said
  readonly author: Author
  readonly speaker: Colleague | undefined
  readonly ticket: TicketRow
  readonly files: MailFiles
}

const wordsOf = async (services: Services, tx: Tx, ticket: TicketRow, { words }: Mail): Promise<Said> => {
  const { own, doubtful, all, whole, isCut } = words
  return (await isAnsweredWithin(services, tx, ticket, doubtful))
    ? { words: all, whole }
    : { words: own, whole: isCut ? whole : null }
}

/** The text, followed by what happened to the rest of it and to the files, in the language of the ticket's customer. */
const bodyOf = async (
  { account }: Services,
  tx: Tx,
  { said: { words, whole }, ticket: { account_id }, files }: Answer,
): Promise<string> => {
  const locale = Locale.parse((await account.get(tx, account_id)).locale)
  const isKept = whole !== null && files.kept[0]?.name === whole.name
  const parts = [
    freeText(ticketTextCap).parse(words) || (files.kept.length > 0 ? '📎' : ''),
    isKept ? sayRest(locale, whole.name) : '',
    sayLeftOut(locale, files),
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}

const add = async (services: Services, tx: Tx, call: OperatorCall, answer: Answer): Promise<InboundOutcome> => {
  const { mail, author, speaker, ticket, files } = answer
  const { tenant, operator: gateway } = call
  const locked = await lockGoingOn(tx, ticket.id)
  if (locked === undefined) return outcome('refused', 'no such ticket')
  const found = { ticket_id: locked.id }
  const body = await bodyOf(services, tx, answer)
  if (body === '') return outcome('ignored', 'empty', found)
  const received = { tenant, message_id: mail.message_id, ticket_id: locked.id, received_at: services.clock.now() }
  if (!(await insertInboundMail(tx, received))) return outcome('ignored', 'repeated', found)
  const comment_id = await addComment(services, tx, locked, author, { body })
  await keepFiles(tx, files.kept, { ticket_id: locked.id, comment_id })
  await moveTicket(services, tx, locked, speaker ? 'staff_replied' : 'customer_replied', {
    actor: speaker ? `operator:${speaker.handle}` : (author.account_id ?? `mail:${author.email}`),
    // The only known address is that of the mail server.
    actor_ip: null,
    reason: 'by mail',
    told: { handed_over_by: gateway.handle },
    comment_id,
    ...(speaker && { change: managerAfterReply(await presentManager(services, tx, locked), speaker) }),
  })
  return outcome('added', null, { ticket_id: locked.id, comment_id })
}

/** Delivers the mail to one of its tickets. */
const deliver = async (
  services: Services,
  call: OperatorCall,
  mail: Mail,
  place: ReplyPlace,
  colleague: Colleague | undefined,
): Promise<InboundOutcome> => {
  const { database } = services
  const { tenant } = call
  const speaker = speakerOf(colleague, place)
  const found = await database.read(tenant, async (tx) => {
    const ticket = await ticketAt(tx, place.number)
    if (ticket === undefined) return undefined
    const author = await authorOf(services, tx, ticket, mail, speaker)
    return {
      ticket,
      author,
      said: await wordsOf(services, tx, ticket, mail),
      isFull: author !== undefined && (await isFull(services, tx, ticket, author)),
    }
  })
  if (found === undefined) return outcome('refused', 'no such ticket')
  const { ticket, author, said } = found
  if (author === undefined)
    return noteStranger(services, call, { mail, said, ticket, isColleague: colleague !== undefined })
  await takeWords(services, ticket, author)
  const sender = { tenant, payer: payerOf(author), isFull: found.isFull }
  const sent = { ...mail, files: [...(said.whole === null ? [] : [said.whole]), ...mail.files] }
  const files = await putFiles(services, sender, sent)
  try {
    const done = await database.transaction(tenant, (tx) =>
      add(services, tx, call, { mail, said, author, speaker, ticket, files }),
    )
    if (done.result !== 'added') await discardFiles(services)(tenant, files.kept)
    return done
  } catch (error) {
    await discardFiles(services)(tenant, files.kept)
    throw error
  }
}

const byWeight: readonly InboundOutcome['result'][] = ['added', 'noted']

/** The result of a mail to several tickets: the first success, else the first result. */
const together = (outcomes: readonly InboundOutcome[]): InboundOutcome =>
  byWeight.flatMap((wanted) => outcomes.find(({ result }) => result === wanted) ?? [])[0] ??
  outcomes[0] ??
  outcome('refused', 'no such ticket')

/**
 * Delivers the mail to each of its tickets. If the rate limit refuses it in one, the others still get it; the 429 then
 * makes the mail server send it again.
 */
const deliverAll = async (
  services: Services,
  call: OperatorCall,
  mail: Mail,
  colleagueBy: ColleagueBy,
): Promise<InboundOutcome> => {
  const places = placesOf(services, call.tenant, mail)
  const colleague = places.length > 0 ? await colleagueBy(mail.from) : undefined
  const outcomes: InboundOutcome[] = []
  const later: Failure[] = []
  for (const place of places) {
    try {
      outcomes.push(await deliver(services, call, mail, place, colleague))
    } catch (error) {
      if (!(error instanceof Failure) || error.status !== 429) throw error
      later.push(error)
    }
  }
  if (later[0] !== undefined) throw later[0]
  return together(outcomes)
}

/**
 * Takes a reply that came by mail through the same steps as any other. The signed addresses in it name the tickets and
 * the side. The sender must take part in the ticket, or be an operator who wrote to the staff address: a sender can be
 * forged, so the name alone proves nothing. Mails of strangers become internal notes. Mails of programs and repeated
 * ones are ignored.
 *
 * For several tickets, the result names the first one that the mail was added to. Fails with 429 above the rate limit,
 * and with 503 `unavailable` if the mail has to come again later.
 */
export const receiveMail =
  (services: Services) =>
  async (call: OperatorCall, message: AsyncIterable<Uint8Array>, colleagueBy: ColleagueBy): Promise<InboundOutcome> => {
    const mail = await parse(message)
    const { tenant } = call
    if (mail === undefined) {
      services.log.warn({ tenant }, 'a mail could not be read')
      return outcome('refused', 'no sender, or not to be read')
    }
    const own = [services.branding.get(tenant).mail_from]
    const sign = machineSign({ headers: mail.headers, from: mail.from, own })
    return sign === undefined ? deliverAll(services, call, mail, colleagueBy) : outcome('ignored', sign)
  }
