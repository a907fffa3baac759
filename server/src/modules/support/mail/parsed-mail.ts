import { ticketTextCap } from '@foyer/contract/vocabulary/constants.ts'
import { cut } from '@foyer/contract/vocabulary/cut.ts'
import type { Email } from 'postal-mime'
import { mostFileBytes } from '../attachments/file-rules.ts'
import { markers } from '../letters/texts.ts'
import { signHeaders, writtenWords } from './mail-rules.ts'

/** A file of a mail. It has its bytes only if it may be stored. */
export interface MailFile {
  readonly name: string
  readonly size: number
  readonly content: Uint8Array | null
}

export interface MailWords {
  readonly own: string
  /** What the sender may have written between the lines of our letter: see `writtenWords`. */
  readonly doubtful: string
  /** All text of the mail, as far as a ticket could show it. */
  readonly all: string
  /** All text as a file, if it is longer than a ticket shows. */
  readonly whole: MailFile | null
  /** Whether `own` was truncated. */
  readonly isCut: boolean
}

/**
 * The parts of a mail that are used. Everything else is dropped in the parsing process: a mail may have hundreds of
 * thousands of headers, addresses and parts, and they would all have to pass to the main process.
 */
export interface ParsedMail {
  readonly from: string
  readonly name: string
  readonly message_id: string
  /** SHA-256 of the raw mail. */
  readonly digest: string
  /** Headers that reveal programs, by lowercase name. */
  readonly headers: ReadonlyMap<string, string>
  /** Addresses that it was sent to. */
  readonly addresses: readonly string[]
  readonly words: MailWords
  readonly files: readonly MailFile[]
  /** How many more files there were. */
  readonly more_files: number
}

/** HTML is read up to this length: the sender's text comes first, and conversion is slow. */
const mostHtml = 200_000

/** Plain text is examined up to this many characters and lines: a quote may be longer than the reply. */
const mostText = 4 * ticketTextCap
const mostLines = 20_000

/** Room is left below the cap for a line about files. */
const mostWords = ticketTextCap - 4_000

const beginningOf = (text: string): string => {
  const beginning = cut(text, mostText)
  let end = -1
  for (let lines = 0; lines < mostLines; lines += 1) {
    end = beginning.indexOf('\n', end + 1)
    if (end < 0) return beginning
  }
  return beginning.slice(0, end)
}

const pageText = async (html: string): Promise<string> => {
  if (html === '') return ''
  // Loaded on demand: it is slow to load, and hardly any program sends HTML alone.
  const { toPlainText } = await import('@react-email/render')
  return toPlainText(html.slice(0, mostHtml), { limits: { maxDepth: 100 } })
}

const fileOf = (name: string, content: Uint8Array): MailFile => {
  const size = content.byteLength
  // A file of this size will not be stored, so its bytes are not needed.
  return { name, size, content: size > mostFileBytes ? null : content }
}

const wordsOf = async ({ text = '', html = '' }: Email): Promise<MailWords> => {
  const typed = text.trimEnd()
  const isPage = typed === ''
  const read = beginningOf(isPage ? await pageText(html) : typed)
  const isBounded = isPage ? html.length > mostHtml : read.length < typed.length
  const { own, doubtful, isAll } = writtenWords(read, markers)
  const isLong = isBounded || read.length > mostWords
  return {
    own: cut(own, mostWords),
    doubtful,
    all: cut(read, mostWords),
    whole: isLong ? fileOf(isPage ? 'answer.html' : 'answer.txt', Buffer.from(isPage ? html : typed)) : null,
    isCut: own.length > mostWords || (isAll && isBounded),
  }
}

/** The most addresses examined. Ours is among them, unless somebody writes to half a company. */
const mostAddresses = 500

const addressesOf = ({ to = [], cc = [], headers }: Email): readonly string[] => {
  const named = [...to, ...cc].slice(0, mostAddresses).flatMap(({ address }) => address ?? [])
  const delivered = headers.findLast(({ key }) => key === 'delivered-to')
  return [...named, ...(delivered === undefined ? [] : [delivered.value])].map((address) => address.slice(0, 1_000))
}

/** How many files are passed on with their bytes, and how many are named. */
const [mostFiles, mostNamed] = [20, 40]

const fileIn = ({ filename, content }: Email['attachments'][number], at: number): MailFile => {
  const name = filename ?? 'file'
  const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content)
  return at < mostFiles ? fileOf(name, bytes) : { name, size: bytes.byteLength, content: null }
}

export const takenOf = async (email: Email, digest: string): Promise<ParsedMail> => ({
  from: email.from?.address ?? '',
  name: email.from?.name ?? '',
  message_id: email.messageId ?? '',
  digest,
  headers: new Map(
    email.headers.filter(({ key }) => signHeaders.has(key)).map(({ key, value }) => [key, value.slice(0, 1_000)]),
  ),
  addresses: addressesOf(email),
  words: await wordsOf(email),
  files: email.attachments.slice(0, mostNamed).map(fileIn),
  more_files: Math.max(0, email.attachments.length - mostNamed),
})
