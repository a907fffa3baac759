import { ticketTextCap } from '@foyer/contract/vocabulary/constants.ts'
import { cut } from '@foyer/contract/vocabulary/cut.ts'
import type { Email } from 'postal-mime'
import { mostFileBytes } from './file-rules.ts'
import { markers } from './letters/texts.ts'
import { signHeaders, writtenWords } from './mail-rules.ts'

/** A file of a mail, with its bytes where it may be kept. */
export interface MailFile {
  readonly name: string
  readonly size: number
  readonly content: Uint8Array | null
}

export interface MailWords {
  readonly own: string
  /** What the sender may have written into one of our letters: see `writtenWords`. */
  readonly doubtful: string
  /** Everything that stands in the mail, as far as a ticket could show it. */
  readonly all: string
  /** The same whole, where there is more of it than a ticket shows. */
  readonly whole: MailFile | null
  /** Whether `own` lacks some of what was written. */
  readonly isCut: boolean
}

/**
 * What is taken of a mail: no more than is looked at, since the process that serves everybody gets it, and a mail may have hundreds of
 * thousands of headers, addresses and parts.
 */
export interface ParsedMail {
  readonly from: string
  readonly name: string
  readonly message_id: string
  /** Of its bytes. */
  readonly digest: string
  /** Those that tell of machines, by their names in small letters. */
  readonly headers: ReadonlyMap<string, string>
  /** Whom it was sent to. */
  readonly addresses: readonly string[]
  readonly words: MailWords
  readonly files: readonly MailFile[]
  /** How many more there were. */
  readonly more_files: number
}

/** Of a page more is not read: its words come first, and reading takes a while. */
const mostHtml = 200_000

/** Of a text more is not looked through, in characters and in lines: a quote may be longer than an answer. */
const mostText = 4 * ticketTextCap
const mostLines = 20_000

/** What a line below a long text says of files takes the rest of the cap. */
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
  // Takes a while to load, and hardly any program sends a page alone.
  const { toPlainText } = await import('@react-email/render')
  return toPlainText(html.slice(0, mostHtml), { limits: { maxDepth: 100 } })
}

const fileOf = (name: string, content: Uint8Array): MailFile => {
  const size = content.byteLength
  // It is known by its size that it will not be kept.
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

/** Addresses that are looked at. Ours is among them, unless somebody writes to half a company. */
const mostAddresses = 500

const addressesOf = ({ to = [], cc = [], headers }: Email): readonly string[] => {
  const named = [...to, ...cc].slice(0, mostAddresses).flatMap(({ address }) => address ?? [])
  const delivered = headers.findLast(({ key }) => key === 'delivered-to')
  return [...named, ...(delivered === undefined ? [] : [delivered.value])].map((address) => address.slice(0, 1_000))
}

/** Files that are handed on, with their bytes, and those that are named at least. */
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
