import { Readable } from 'node:stream'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { Failure } from '../../../platform/failure.ts'
import type { ReceivedFile } from '../../../platform/http/uploads.ts'
import { fileNameOf, mostFileBytes } from '../attachments/file-rules.ts'
import { putFile, type Sender } from '../attachments/receive-file.ts'
import type { Services } from '../services.ts'
import type { MailFile } from './parsed-mail.ts'

/** The most files of one message. */
const mostFiles = 10

/**
 * Why a file was not attached: it is too large; the quota of its sender (account or address) or of all addresses in
 * copy is used up; the message has too many; or its sender takes no part in the ticket.
 */
type Why = 'size' | 'room_of_account' | 'room_of_email' | 'room_of_copies' | 'number' | 'stranger'

export interface LeftOut {
  readonly name: string
  readonly why: Why
}

export interface MailFiles {
  readonly kept: readonly ReceivedFile[]
  readonly leftOut: readonly LeftOut[]
  /** How many more were left out without being named. */
  readonly more: number
}

/** The files of a mail, and how many more it had. */
export interface SentFiles {
  readonly files: readonly MailFile[]
  readonly more_files: number
}

const nameOf = ({ name }: MailFile): string => fileNameOf(name)

/** Leaves all files out, for one reason. */
export const leaveOut = ({ files, more_files }: SentFiles, why: Why): MailFiles => ({
  kept: [],
  leftOut: files.map((file) => ({ name: nameOf(file), why })),
  more: more_files,
})

/** Stores a file; undefined if the quota is used up. */
const put = async (services: Services, sender: Sender, name: string, content: Uint8Array) => {
  try {
    const { buffer, byteOffset, byteLength } = content
    return await putFile(services)(sender, name, Readable.from([Buffer.from(buffer, byteOffset, byteLength)]))
  } catch (error) {
    if (error instanceof Failure && error.entries[0]?.code === 'files_used_up') return undefined
    throw error
  }
}

/**
 * Stores the files of a mail. Files that are too large or exceed a quota are left out rather than refused, because the
 * text matters more.
 */
export const putFiles = async (
  services: Services,
  { isFull, ...sender }: Sender & { readonly isFull: boolean },
  sent: SentFiles,
): Promise<MailFiles> => {
  if (isFull) return leaveOut(sent, 'room_of_copies')
  const kept: ReceivedFile[] = []
  const leftOut: LeftOut[] = []
  const noRoom = sender.payer !== undefined && 'email' in sender.payer ? 'room_of_email' : 'room_of_account'
  // Once the quota is used up, no further file is tried: a mail may have thousands, and each try writes to the
  // database.
  let hasRoom = true
  for (const file of sent.files) {
    const { size, content } = file
    const name = nameOf(file)
    if (size > mostFileBytes) leftOut.push({ name, why: 'size' })
    else if (!hasRoom) leftOut.push({ name, why: noRoom })
    else if (content === null || kept.length >= mostFiles) leftOut.push({ name, why: 'number' })
    else {
      const done = await put(services, sender, name, content)
      hasRoom = done !== undefined
      if (done === undefined) leftOut.push({ name, why: noRoom })
      else kept.push(done)
    }
  }
  return { kept, leftOut, more: sent.more_files }
}

interface Texts {
  readonly whys: Readonly<Record<Why, string>>
  readonly one: (name: string, why: string) => string
  readonly all: (files: string) => string
  readonly more: (count: number) => string
  readonly rest: (name: string) => string
}

const texts: Readonly<Record<Locale, Texts>> = {
  en: {
    whys: {
      size: 'larger than 20 MB',
      room_of_account: 'more than 1 GB of files within 365 days',
      room_of_email: 'more than 100 MB of files within 365 days',
      room_of_copies: 'more than 1 GB of files from all in copy within 365 days',
      number: `more than ${mostFiles} files`,
      stranger: 'from somebody who takes no part',
    },
    one: (name, why) => `“${name}” (${why})`,
    all: (files) => `Not attached: ${files}`,
    more: (count) => `and ${count} more`,
    rest: (name) => `The rest is in “${name}”.`,
  },
  ru: {
    whys: {
      size: 'больше 20\u00a0МБ',
      room_of_account: 'больше 1\u00a0ГБ файлов за 365 дней',
      room_of_email: 'больше 100\u00a0МБ файлов за 365 дней',
      room_of_copies: 'больше 1\u00a0ГБ файлов от всех адресов в копии за 365 дней',
      number: `больше ${mostFiles} файлов`,
      stranger: 'прислал не участник обращения',
    },
    one: (name, why) => `«${name}» (${why})`,
    all: (files) => `Не приложено: ${files}`,
    more: (count) => `и ещё ${count}`,
    rest: (name) => `Продолжение — в файле «${name}».`,
  },
}

/** A sentence that names the files left out, and why; empty if there are none. */
export const sayLeftOut = (locale: Locale, { leftOut, more }: Omit<MailFiles, 'kept'>): string => {
  if (leftOut.length === 0) return ''
  const { whys, one, all, more: andMore } = texts[locale]
  const named = leftOut.slice(0, mostFiles).map(({ name, why }) => one(name, whys[why]))
  const others = leftOut.length - named.length + more
  return all([named.join(', '), ...(others > 0 ? [andMore(others)] : [])].join(' '))
}

/** A sentence that names the file with the rest of a long text. */
export const sayRest = (locale: Locale, name: string): string => texts[locale].rest(name)
