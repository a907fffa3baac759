import { fullName } from '@foyer/contract/vocabulary/full-name.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { bytesOfCopies } from '../attachments/attachment-store.ts'
import { type Payer, roomOfAccount } from '../attachments/file-rules.ts'
import { roomBegins } from '../attachments/receive-file.ts'
import { recipientsOf } from '../letters/recipients.ts'
import type { ReplyPlace } from '../letters/reply-address.ts'
import type { Author } from '../move-ticket.ts'
import type { Services } from '../services.ts'
import type { TicketRow } from '../store.ts'
import type { MailFile, ParsedMail } from './parsed-mail.ts'

/** An operator, found by address. */
export interface Colleague {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly handle: string
  /** Whether they may reply to customers. */
  readonly speaks: boolean
}
export type ColleagueBy = (email: string) => Promise<Colleague | undefined>

export interface Mail extends Pick<ParsedMail, 'words' | 'files' | 'more_files' | 'addresses' | 'headers'> {
  readonly from: string
  /** Empty if it is not fit for a name. */
  readonly name: string
  readonly message_id: string
}

/** The text shown of a mail, and a file with all of it if it is longer. */
export interface Said {
  readonly words: string
  readonly whole: MailFile | null
}

/**
 * The operator who replies by this mail. They need permission to reply, and the mail must have come to the staff
 * address of the ticket: a sender can be forged, so it proves nothing.
 */
export const speakerOf = (colleague: Colleague | undefined, { side }: ReplyPlace): Colleague | undefined =>
  side === 'staff' && colleague?.speaks === true ? colleague : undefined

/** The sender as a participant of the ticket; undefined if they take no part in it. */
export const authorOf = async (
  services: Services,
  tx: Tx,
  ticket: TicketRow,
  { from, name }: Mail,
  speaker: Colleague | undefined,
): Promise<Author | undefined> => {
  if (speaker !== undefined) return { side: 'staff', account_id: speaker.id, name: speaker.name, email: speaker.email }
  const recipient = (await recipientsOf(services, tx, ticket)).find(({ email }) => email === from)
  if (recipient === undefined) return undefined
  if (recipient.account_id === null)
    return { side: 'client', account_id: null, name: name === '' ? from : name, email: from }
  const account = await services.account.get(tx, recipient.account_id)
  return {
    side: 'client',
    account_id: account.id,
    name: fullName(account),
    email: account.email,
  }
}

/**
 * Whose quota the files of a mail count against. An address in copy without an account has its own, and does not use up
 * the customer's.
 */
export const payerOf = ({ side, account_id, email }: Author): Payer | undefined => {
  if (side === 'staff') return undefined
  return account_id === null ? { email } : { account_id }
}

/**
 * Applies the hourly limits on messages that are mailed to others. Fails with 429. Without limits, two programs could
 * answer each other through us for ever. One account may have any number of addresses in copy, so these share a limit.
 * Each also has one of its own below it, so that a program that reports to a ticket leaves room for people.
 */
export const takeWords = async (
  { limits }: Services,
  { tenant, account_id: asker }: TicketRow,
  { side, account_id, email }: Author,
): Promise<void> => {
  if (side === 'staff') return
  if (account_id !== null) return limits.words.take(account_id)
  await limits.words.take(`${tenant} ${email}`)
  await limits.copy.take(`${email} ${asker}`)
  await limits.copies.take(asker)
}

/**
 * Each address in copy has a small quota, but a customer may have many of them. Together they have the quota of one
 * account.
 */
export const isFull = async (
  services: Services,
  tx: Tx,
  ticket: TicketRow,
  { side, account_id }: Author,
): Promise<boolean> =>
  side === 'client' &&
  account_id === null &&
  (await bytesOfCopies(tx, ticket.account_id, roomBegins(services))) >= roomOfAccount
