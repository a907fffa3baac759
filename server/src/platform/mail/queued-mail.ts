import type { Seal } from '../auth/seal.ts'
import type { MailDocument, MailFile } from './enclosures.ts'
import type { LetterParts, Paragraph } from './letter.ts'

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
  /** Where a mail program unsubscribes the recipient with one click (RFC 8058). */
  readonly stop_url?: string
  readonly files?: readonly MailFile[]
}

interface Words {
  readonly html: string
  readonly text: string
}

/** What a queued message keeps to itself. The words outside `enclosed` are for a message without its documents. */
export interface Sealed extends Words {
  /** The words for a message with its documents. */
  readonly enclosed?: Words
  readonly stop_url?: string
}

type Envelope = Omit<OutgoingMail, keyof Sealed | 'files'>

/** The queued form. Its content may include sign-in links, so it is encrypted: a copy of the database must not reveal it. */
export interface QueuedMail extends Envelope {
  readonly documents?: readonly MailDocument[]
  /** Base64, bound to the message's id. */
  readonly sealed: string
}

export const close = (
  seal: Seal,
  { message_id, ...envelope }: Omit<QueuedMail, 'sealed'>,
  content: Sealed,
): QueuedMail => ({
  ...envelope,
  message_id,
  sealed: seal.close(Buffer.from(JSON.stringify(content)), message_id).toString('base64'),
})

/** The message as it is without its documents, and the words that it has with them. */
export const open = (
  seal: Seal,
  { sealed, documents = [], ...envelope }: QueuedMail,
): {
  readonly mail: OutgoingMail
  readonly documents: readonly MailDocument[]
  readonly enclosed: Words | undefined
} => {
  // Only this installation can have encrypted it, so it needs no validation.
  const { enclosed, ...words } = JSON.parse(
    seal.open(Buffer.from(sealed, 'base64'), envelope.message_id).toString(),
  ) as Sealed
  return { mail: { ...envelope, ...words }, documents, enclosed }
}

/** Loaded with the first message, because it would add a seventh to the time of a start. */
export const write = async (content: LetterParts, last?: Paragraph): Promise<Words> => {
  const [{ render }, { letterPage, letterText }] = await Promise.all([
    import('@react-email/render'),
    import('./letter.ts'),
  ])
  const whole = last === undefined ? content : { ...content, paragraphs: [...content.paragraphs, last] }
  // The plain text is built from the content; converting the HTML back would cost more.
  return { html: await render(letterPage(whole)), text: letterText(whole) }
}
