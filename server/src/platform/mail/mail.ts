import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { createTransport } from 'nodemailer'
import type { Seal } from '../auth/seal.ts'
import type { Tx } from '../database/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { Away } from '../jobs/outages.ts'
import { type Log, withoutAddresses } from '../log.ts'
import type { LetterParts } from './letter.ts'

/** A message that is ready to leave: written once, in the transaction of its cause, and sent at least once under one Message-ID. */
export interface OutgoingMail {
  readonly tenant: string
  readonly message_id: string
  readonly from: { readonly name: string; readonly address: string }
  readonly to: readonly string[]
  readonly subject: string
  readonly html: string
  readonly text: string
  /** The Message-ID that mail programs gather a conversation under. */
  readonly thread?: string
  readonly reply_to?: string
}

export interface Transport {
  send(mail: OutgoingMail): Promise<void>
}

/** What nodemailer says where no mail server was reached, or none that takes mail of ours: no letter is to blame for that. */
const away = new Set(['ECONNECTION', 'ETIMEDOUT', 'EDNS', 'ESOCKET', 'ETLS', 'EAUTH', 'EPROTOCOL'])

/** What nodemailer says of an answer of the server's. */
interface SmtpError {
  readonly code?: string
  readonly command?: string
  readonly responseCode?: number
  readonly message: string
}

/** Thrown where the mail server takes this letter, or any for this recipient, at no time. */
class Refused extends Error {
  override readonly name = 'Refused'
}

/** What a server says for good of a mailbox or of a letter (RFC 5321, section 4.2.3). */
const refusals = new Set([550, 551, 552, 553, 554])
/** The same numbers for what our operator can mend: who may send over this server, and from where (RFC 3463, section 3.8). */
const ownFault = /\b5\.7\.\d|\brelay/i

const isRefusal = ({ command = '', responseCode = 0, message }: SmtpError): boolean =>
  (command === 'RCPT TO' || command === 'DATA') && refusals.has(responseCode) && !ownFault.test(message)

const namedError = (error: unknown): unknown => {
  const said = error as SmtpError
  // 421: the server is about to go, whatever it was asked (RFC 5321, section 3.8).
  if (away.has(said.code ?? '') || said.responseCode === 421) return new Away(said.message, { cause: error })
  return isRefusal(said) ? new Refused(said.message, { cause: error }) : error
}

/** After an outage thousands wait; most of the time of each goes by on the way. */
const atOnce = 20

/** How long a mail server may be silent: while it is reached, before it greets, in the middle of a letter. */
interface SmtpPatience {
  readonly connectMs: number
  readonly greetingMs: number
  readonly silenceMs: number
}
const patient: SmtpPatience = { connectMs: 10_000, greetingMs: 10_000, silenceMs: 20_000 }

/**
 * Connections are kept for a while: getting to know each other takes longer than a letter.
 * Addresses are handed over as objects: a raw string could smuggle in further recipients.
 */
export const smtpTransport = (url: string, { connectMs, greetingMs, silenceMs }: SmtpPatience = patient): Transport => {
  const smtp = createTransport({
    url,
    pool: true,
    maxConnections: atOnce,
    maxMessages: 1_000,
    idleTimeout: 5_000,
    // Over another connection where the server has ended one; all else is for the queue to try again.
    maxRequeues: 1,
    connectionTimeout: connectMs,
    greetingTimeout: greetingMs,
    socketTimeout: silenceMs,
  })
  return {
    send: async ({ from, to, subject, html, text, message_id, thread, reply_to }) => {
      const sending = smtp.sendMail({
        from,
        to: to.map((address) => ({ name: '', address })),
        subject,
        html,
        text,
        messageId: message_id,
        // Out-of-office replies answer to people, not to these.
        headers: { 'Auto-Submitted': 'auto-generated' },
        ...(thread !== undefined && { inReplyTo: thread, references: [thread] }),
        ...(reply_to !== undefined && { replyTo: { name: from.name, address: reply_to } }),
      })
      await sending.catch((error: unknown) => Promise.reject(namedError(error)))
    },
  }
}

export interface Letter {
  readonly tenant: string
  readonly locale: Locale
  readonly to: readonly string[]
  readonly subject: string
  readonly content: LetterParts
  /** Names the conversation that the letter belongs to, the same for all of its letters. */
  readonly thread?: string
  /** Where an answer goes; to the sender unless told. */
  readonly reply_to?: string
}

export interface Sender {
  readonly name: string
  readonly address: string
}

export interface Mailer {
  /** Renders the letter and leaves it in the caller's transaction; it goes out once that is committed, to each recipient by itself. */
  post(tx: Tx, id: string, letter: Letter): Promise<void>
}

const queue = 'mail'

type Words = Pick<OutgoingMail, 'html' | 'text'>

/** With the first letter comes what draws them: it would take as long as a seventh of a start. */
const write = async (content: LetterParts): Promise<Words> => {
  const [{ render }, { letterPage, letterText }] = await Promise.all([
    import('@react-email/render'),
    import('./letter.ts'),
  ])
  // The text is made of what the letter says, and not of its page: taking that apart again costs more than writing it.
  return { html: await render(letterPage(content)), text: letterText(content) }
}

/** As it waits: what it says may hold links that sign in, so that whoever has a copy of the database must not be able to read it. */
interface QueuedMail extends Omit<OutgoingMail, keyof Words> {
  /** Base64; bound to the message's id. */
  readonly sealed: string
}

const close = (seal: Seal, { html, text, ...envelope }: OutgoingMail): QueuedMail => {
  const words: Words = { html, text }
  return { ...envelope, sealed: seal.close(Buffer.from(JSON.stringify(words)), envelope.message_id).toString('base64') }
}

const open = (seal: Seal, { sealed, ...envelope }: QueuedMail): OutgoingMail => {
  // Nobody else can have sealed it.
  const words = JSON.parse(seal.open(Buffer.from(sealed, 'base64'), envelope.message_id).toString()) as Words
  return { ...envelope, ...words }
}

export const createMailer = (
  jobs: Jobs,
  seal: Seal,
  transport: Transport,
  senderOf: (tenant: string) => Sender,
  log: Log,
): Mailer => {
  const send = async (mail: QueuedMail): Promise<void> => {
    try {
      await transport.send(open(seal, mail))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      // Nobody can mend that: neither trying again nor a place among the failed jobs would help.
      log.warn(
        { mail: mail.message_id, answer: withoutAddresses(error.message) },
        'the mail server refused a letter for good',
      )
    }
  }
  jobs.handle<QueuedMail>(queue, ({ data }) => send(data), atOnce)
  return {
    post: async (tx, id, { tenant, to, subject, content, thread, reply_to }) => {
      if (to.length === 0) return
      const from = senderOf(tenant)
      const domain = from.address.split('@')[1] ?? 'localhost'
      const mail: OutgoingMail = {
        tenant,
        message_id: `<${id}@${domain}>`,
        from,
        to,
        // One line, whatever it was made of.
        subject: subject.replaceAll(/[\p{Cc}\s]+/gu, ' '),
        ...(await write(content)),
        ...(thread !== undefined && { thread: `<${thread}@${domain}>` }),
        ...(reply_to !== undefined && { reply_to }),
      }
      const queued = close(seal, mail)
      // Each by itself: a mail server may take a mail for some of its recipients only, and would be asked for the others never again.
      for (const recipient of to) await jobs.enqueue(tx, queue, { ...queued, to: [recipient] })
    },
  }
}
