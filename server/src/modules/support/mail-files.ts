import { Readable } from 'node:stream'
import { Locale } from '@foyer/contract/vocabulary/locale.ts'
import type { Email } from 'postal-mime'
import type { Tx } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import type { ReceivedFile } from '../../platform/http/uploads.ts'
import { fileNameOf, mostFileBytes } from './file-rules.ts'
import { putFile, type Sender } from './receive-file.ts'
import type { Services } from './services.ts'
import type { TicketRow } from './store.ts'

/** Files of one message. */
const mostFiles = 10

/** Why a file stayed behind: it is too large, its sender, with an account or without, or all in copy have no room for it, or there are enough without it. */
type Why = 'size' | 'room_of_account' | 'room_of_email' | 'room_of_copies' | 'number'

interface LeftOut {
  readonly name: string
  readonly why: Why
}

export interface MailFiles {
  readonly kept: readonly ReceivedFile[]
  readonly leftOut: readonly LeftOut[]
}

const put = async (services: Services, sender: Sender, name: string, bytes: Buffer): Promise<ReceivedFile | Why> => {
  if (bytes.length > mostFileBytes) return 'size'
  try {
    return await putFile(services)(sender, name, Readable.from([bytes]))
  } catch (error) {
    if (error instanceof Failure)
      return sender.payer !== undefined && 'email' in sender.payer ? 'room_of_email' : 'room_of_account'
    throw error
  }
}

const nameOf = ({ filename }: Email['attachments'][number]): string => fileNameOf(filename ?? 'file')

/** The mail's files; one that is too large, or more than there is room for, is left out, for the words matter more. */
export const putFiles = async (
  services: Services,
  { isFull, ...sender }: Sender & { readonly isFull: boolean },
  { attachments }: Email,
): Promise<MailFiles> => {
  if (isFull) return { kept: [], leftOut: attachments.map((file) => ({ name: nameOf(file), why: 'room_of_copies' })) }
  const kept: ReceivedFile[] = []
  const leftOut: LeftOut[] = []
  for (const file of attachments) {
    const { content } = file
    const name = nameOf(file)
    const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content))
    const done = kept.length < mostFiles ? await put(services, sender, name, bytes) : 'number'
    if (typeof done === 'string') leftOut.push({ name, why: done })
    else kept.push(done)
  }
  return { kept, leftOut }
}

interface Texts {
  readonly whys: Readonly<Record<Why, string>>
  readonly one: (name: string, why: string) => string
  readonly all: (files: string) => string
  readonly more: (count: number) => string
}

const texts: Readonly<Record<Locale, Texts>> = {
  en: {
    whys: {
      size: 'larger than 20 MB',
      room_of_account: 'more than 1 GB of files within 365 days',
      room_of_email: 'more than 100 MB of files within 365 days',
      room_of_copies: 'more than 1 GB of files from all in copy within 365 days',
      number: `more than ${mostFiles} files`,
    },
    one: (name, why) => `“${name}” (${why})`,
    all: (files) => `Not attached: ${files}`,
    more: (count) => `and ${count} more`,
  },
  ru: {
    whys: {
      size: 'больше 20 МБ',
      room_of_account: 'больше 1 ГБ файлов за 365 дней',
      room_of_email: 'больше 100 МБ файлов за 365 дней',
      room_of_copies: 'больше 1 ГБ файлов от всех адресов в копии за 365 дней',
      number: `больше ${mostFiles} файлов`,
    },
    one: (name, why) => `«${name}» (${why})`,
    all: (files) => `Не приложено: ${files}`,
    more: (count) => `и ещё ${count}`,
  },
}

/** What of a mail's files is missing and why, in the language of whose ticket it is; empty where nothing is. */
export const sayLeftOut = async (
  { account }: Services,
  tx: Tx,
  { account_id }: TicketRow,
  leftOut: readonly LeftOut[],
): Promise<string> => {
  if (leftOut.length === 0) return ''
  const { whys, one, all, more } = texts[Locale.parse((await account.get(tx, account_id)).locale)]
  const named = leftOut.slice(0, mostFiles).map(({ name, why }) => one(name, whys[why]))
  const others = leftOut.length - named.length
  return all([named.join(', '), ...(others > 0 ? [more(others)] : [])].join(' '))
}
