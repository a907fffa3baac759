import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { createTransport } from 'nodemailer'
import type { Seal } from '../auth/seal.ts'
import type { Tx } from '../database/database.ts'
import { idUnder } from '../ids.ts'
import { hasJob } from '../jobs/job-desk.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { Away } from '../jobs/outages.ts'
import { type Log, withoutAddresses } from '../log.ts'
import { createEnclosures, type Enclosed, type Enclosures } from './enclosures.ts'
import type { LetterParts } from './letter.ts'
import { close, open, type OutgoingMail, type QueuedMail, type Sealed, write } from './queued-mail.ts'
import { isRecipientsFault, type SmtpError } from './refusal-rules.ts'

export type { OutgoingMail }

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

/** The mail program's own button to unsubscribe (RFC 8058). The URL is not folded: a client may not put it together again. */
const unsubscribing = (url: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${url}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

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
    send: async ({ from, to, subject, html, text, message_id, thread, reply_to, stop_url, files = [] }) => {
      const sending = smtp.sendMail({
        from,
        to: to.map((address) => ({ name: '', address })),
        subject,
        html,
        text,
        messageId: message_id,
        headers: {
          // Keeps out-of-office replies from answering.
          'Auto-Submitted': 'auto-generated',
          ...(stop_url !== undefined && unsubscribing(stop_url)),
        },
        attachments: files.map(({ name, content }) => ({
          filename: name,
          content: Buffer.from(content),
          contentType: 'application/pdf',
        })),
        ...(thread !== undefined && { inReplyTo: thread, references: [thread] }),
        ...(reply_to !== undefined && { replyTo: { name: from.name, address: reply_to } }),
      })
      await sending.catch((error: unknown) => Promise.reject(namedError(error)))
    },
  }
}

/** A further recipient, who has no account and can stop the messages by a link of their own. */
export interface Copy extends Pick<LetterParts, 'footer' | 'footer_link'> {
  readonly to: string
  readonly stop_url: string
}

export interface Letter {
  readonly tenant: string
  readonly locale: Locale
  readonly to: readonly string[]
  readonly copies?: readonly Copy[]
  readonly subject: string
  readonly content: LetterParts
  readonly enclosures?: Enclosed
  /** An identifier of the conversation, the same in all of its messages. */
  readonly thread?: string
  /** Where answers go; by default to the sender. */
  readonly reply_to?: string
  /** Somebody waits for it, as for a link to choose a new password: it overtakes the invoices that a night of renewals has queued. */
  readonly urgent?: boolean
}

export interface Sender {
  readonly name: string
  readonly address: string
}

export interface Mailer {
  /**
   * Renders the message and queues it in the caller's transaction. It is sent after the commit, to each recipient separately, and only once
   * within a week to each under the same id: jobs that post letters may run again. What may be told twice needs another id each time.
   */
  post(tx: Tx, id: string, letter: Letter): Promise<void>
  /** Whether a letter with this id was posted to this recipient within the last week. */
  isPosted(tx: Tx, tenant: string, id: string, recipient: string): Promise<boolean>
  /** Registers who makes the documents of a kind that letters enclose. */
  readonly encloses: Enclosures['add']
  /** How many of each brand's messages were given up since the start, because the mail server refused their recipient. */
  readonly refused: () => Readonly<Record<string, number>>
}

const queue = 'mail'

const contentOf = async (parts: LetterParts, enclosures: Enclosed | undefined): Promise<Sealed> => {
  if (enclosures === undefined) return write(parts)
  // A process of the version before knows only the words outside, and sends no documents.
  return { ...(await write(parts, enclosures.missing)), enclosed: await write(parts, enclosures.enclosed) }
}

const messageIdOf = ({ address }: Sender, id: string): string => `<${id}@${address.split('@')[1] ?? 'localhost'}>`

const envelopeOf = (
  id: string,
  from: Sender,
  { tenant, to, subject, thread, reply_to, enclosures }: Letter,
): Omit<QueuedMail, 'sealed'> => ({
  tenant,
  message_id: messageIdOf(from, id),
  from,
  to,
  // The subject must be a single line.
  subject: subject.replaceAll(/[\p{Cc}\s]+/gu, ' '),
  ...(thread !== undefined && { thread: messageIdOf(from, thread) }),
  ...(reply_to !== undefined && { reply_to }),
  ...(enclosures !== undefined && { documents: enclosures.documents }),
})

/** By recipient, because a repeated job may find other ones. */
const jobOf = (messageId: string, recipient: string): string =>
  idUnder('5b0c6a52-0b0e-4d55-9a7a-0d6d1f0a6c11', `${messageId} ${recipient}`)

export const createMailer = (
  jobs: Jobs,
  seal: Seal,
  transport: Transport,
  senderOf: (tenant: string) => Sender,
  log: Log,
): Mailer => {
  const refused = new Map<string, number>()
  const enclosures = createEnclosures(log)
  const sendWhole = async (queued: QueuedMail): Promise<void> => {
    const { mail, documents, enclosed } = open(seal, queued)
    const files = enclosed === undefined ? undefined : await enclosures.make(mail.tenant, documents)
    await transport.send(files === undefined ? mail : { ...mail, ...enclosed, files })
  }
  const send = async (mail: QueuedMail): Promise<void> => {
    try {
      await sendWhole(mail)
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
    encloses: enclosures.add,
    isPosted: (tx, tenant, id, recipient) => hasJob(tx, queue, jobOf(messageIdOf(senderOf(tenant), id), recipient)),
    post: async (tx, id, { urgent = false, ...letter }) => {
      const envelope = envelopeOf(id, senderOf(letter.tenant), letter)
      // One job per recipient: a mail server may accept a message for only some of its recipients, and it would never
      // be sent to the others again.
      const queueFor = async (recipients: readonly string[], content: Sealed): Promise<void> => {
        const queued = close(seal, envelope, content)
        for (const recipient of recipients) {
          const id = jobOf(queued.message_id, recipient)
          await jobs.enqueue(tx, queue, { ...queued, to: [recipient] }, { id, urgent })
        }
      }
      if (letter.to.length > 0) await queueFor(letter.to, await contentOf(letter.content, letter.enclosures))
      for (const { to, stop_url, ...foot } of letter.copies ?? [])
        await queueFor([to], { ...(await contentOf({ ...letter.content, ...foot }, letter.enclosures)), stop_url })
    },
  }
}
