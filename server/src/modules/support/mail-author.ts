import type { Tx } from '../../platform/database/database.ts'
import { bytesOfCopies } from './attachment-store.ts'
import { type Payer, roomOfAccount } from './file-rules.ts'
import { recipientsOf } from './letters/recipients.ts'
import type { ReplyPlace } from './letters/reply-address.ts'
import type { Author } from './move-ticket.ts'
import type { MailFile, ParsedMail } from './parsed-mail.ts'
import { roomBegins } from './receive-file.ts'
import type { Services } from './services.ts'
import type { TicketRow } from './store.ts'

/** Someone of the vendor's, by address. */
export interface Colleague {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly handle: string
  /** Whether they may answer customers at all. */
  readonly speaks: boolean
}
export type ColleagueBy = (email: string) => Promise<Colleague | undefined>

export interface Mail extends Pick<ParsedMail, 'words' | 'files' | 'more_files' | 'addresses' | 'headers'> {
  readonly from: string
  /** Empty where it is no line that a person would be called by. */
  readonly name: string
  readonly message_id: string
}

/** What is shown of a mail's words, and the file that has them whole where they are longer. */
export interface Said {
  readonly words: string
  readonly whole: MailFile | null
}

/** Who of the vendor's answers by this mail: whoever may, and has the address of staff. Anybody can write a colleague's name over a mail. */
export const speakerOf = (colleague: Colleague | undefined, { side }: ReplyPlace): Colleague | undefined =>
  side === 'staff' && colleague?.speaks === true ? colleague : undefined

/** As whom the sender speaks in the ticket; as nobody where they take no part in it. */
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
    name: `${account.name} ${account.second_name}`.trim(),
    email: account.email,
  }
}

/** Whose room the files of a mail take. Who is in copy without an account takes none of whoever asked. */
export const payerOf = ({ side, account_id, email }: Author): Payer | undefined => {
  if (side === 'staff') return undefined
  return account_id === null ? { email } : { account_id }
}

/**
 * 429 where their words have gone to others too often within the hour: two programs may answer each other through us, and one account may
 * have any number of addresses in copy. Of what these have together none has all: a program that reports to a ticket leaves people theirs.
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

/** Each in copy has little room, but whoever asked may have many of them: together they have what an account has. */
export const isFull = async (
  services: Services,
  tx: Tx,
  ticket: TicketRow,
  { side, account_id }: Author,
): Promise<boolean> =>
  side === 'client' &&
  account_id === null &&
  (await bytesOfCopies(tx, ticket.account_id, roomBegins(services))) >= roomOfAccount
