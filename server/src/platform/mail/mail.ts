import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { createTransport } from 'nodemailer'
import type { Seal } from '../auth/seal.ts'
import type { Tx } from '../database/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { Away } from '../jobs/outages.ts'
import { type Log, withoutAddresses } from '../log.ts'
import type { LetterParts } from './letter.ts'
import { isRecipientsFault, type SmtpError } from './refusal-rules.ts'

/**
 * A message that is ready to send. It is rendered once, in the transaction that causes it, and sent at least once with
 * the same Message-ID.
 */
export interface OutgoingMail {
  readonly tenant: string
  readonly message_id: string
  readonly from: { readonly name: string; readonly address: string }
  readonly to: readonly string[]
  readonly subject: string
  readonly html: string
  readonly text: string
  /** The Message-ID that groups a conversation in mail clients. */
  readonly thread?: string
  readonly reply_to?: string
}

export interface Transport {
  send(mail: OutgoingMail): Promise<void>
}

/** Nodemailer's error codes for an unreachable mail server, or one that accepts no mail from us. The message is not to blame. */
const away = new Set(['ECONNECTION', 'ETIMEDOUT', 'EDNS', 'ESOCKET', 'ETLS', 'EAUTH', 'EPROTOCOL'])

/** Thrown when the mail server permanently rejects the recipient. */
class Refused extends Error {
  override readonly name = 'Refused'
}

const namedError = (error: unknown): unknown => {
  const said = error as SmtpError
  // 421: the server is shutting down; it may answer this to any command (RFC 5321, section 3.8).
  if (away.has(said.code ?? '') || said.responseCode === 421) return new Away(said.message, { cause: error })
  return isRecipientsFault(said) ? new Refused(said.message, { cause: error }) : error
}

/** After an outage thousands of messages wait, and most of the time of each is network latency. */
const atOnce = 20

/** Timeouts of the mail server: for connecting, for its greeting, and for silence during a message. */
interface SmtpPatience {
  readonly connectMs: number
  readonly greetingMs: number
  readonly silenceMs: number
}
const patient: SmtpPatience = { connectMs: 10_000, greetingMs: 10_000, silenceMs: 20_000 }

/**
 * Connections are pooled, because connecting takes longer than sending a message. Addresses are passed as objects,
 * because a raw string could smuggle in further recipients.
 */
export const smtpTransport = (url: string, { connectMs, greetingMs, silenceMs }: SmtpPatience = patient): Transport => {
  const smtp = createTransport({
    url,
    pool: true,
    maxConnections: atOnce,
    maxMessages: 1_000,
    idleTimeout: 5_000,
    // Retry once on another connection if the server closed this one. The queue retries everything else.
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
        // Keeps out-of-office replies from answering.
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
  /** An identifier of the conversation, the same in all of its messages. */
  readonly thread?: string
  /** Where answers go; by default to the sender. */
  readonly reply_to?: string
}

export interface Sender {
  readonly name: string
  readonly address: string
}

export interface Mailer {
  /** Renders the message and queues it in the caller's transaction. It is sent after the commit, to each recipient separately. */
  post(tx: Tx, id: string, letter: Letter): Promise<void>
  /** How many of each brand's messages were given up since the start, because the mail server refused their recipient. */
  readonly refused: () => Readonly<Record<string, number>>
}

const queue = 'mail'

type Words = Pick<OutgoingMail, 'html' | 'text'>

/** Loaded with the first message, because it would add a seventh to the time of a start. */
const write = async (content: LetterParts): Promise<Words> => {
  const [{ render }, { letterPage, letterText }] = await Promise.all([
    import('@react-email/render'),
    import('./letter.ts'),
  ])
  // The plain text is built from the content; converting the HTML back would cost more.
  return { html: await render(letterPage(content)), text: letterText(content) }
}

/** The queued form. Its content may include sign-in links, so it is encrypted: a copy of the database must not reveal it. */
interface QueuedMail extends Omit<OutgoingMail, keyof Words> {
  /** Base64, bound to the message's id. */
  readonly sealed: string
}

const close = (seal: Seal, { html, text, ...envelope }: OutgoingMail): QueuedMail => {
  const words: Words = { html, text }
  return { ...envelope, sealed: seal.close(Buffer.from(JSON.stringify(words)), envelope.message_id).toString('base64') }
}

const open = (seal: Seal, { sealed, ...envelope }: QueuedMail): OutgoingMail => {
  // Only this installation can have encrypted it, so it needs no validation.
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
  const refused = new Map<string, number>()
  const send = async (mail: QueuedMail): Promise<void> => {
    try {
      await transport.send(open(seal, mail))
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      // Nobody can fix this, so the job is neither retried nor kept as failed. A few are normal; the metric shows many.
      refused.set(mail.tenant, (refused.get(mail.tenant) ?? 0) + 1)
      log.warn(
        { mail: mail.message_id, answer: withoutAddresses(error.message) },
        'the mail server refused a letter for good',
      )
    }
  }
  jobs.handle<QueuedMail>(queue, ({ data }) => send(data), atOnce)
  return {
    refused: () => Object.fromEntries(refused),
    post: async (tx, id, { tenant, to, subject, content, thread, reply_to }) => {
      if (to.length === 0) return
      const from = senderOf(tenant)
      const domain = from.address.split('@')[1] ?? 'localhost'
      const mail: OutgoingMail = {
        tenant,
        message_id: `<${id}@${domain}>`,
        from,
        to,
        // The subject must be a single line.
        subject: subject.replaceAll(/[\p{Cc}\s]+/gu, ' '),
        ...(await write(content)),
        ...(thread !== undefined && { thread: `<${thread}@${domain}>` }),
        ...(reply_to !== undefined && { reply_to }),
      }
      const queued = close(seal, mail)
      // One job per recipient: a mail server may accept a message for only some of its recipients, and it would never
      // be sent to the others again.
      for (const recipient of to) await jobs.enqueue(tx, queue, { ...queued, to: [recipient] })
    },
  }
}
