import { useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatBytes } from '../../lib/measures.ts'
import { useLocale } from '../use-locale.ts'

const mostFiles = 10
const mostBytes = 20 * 1024 * 1024

export interface PickedFile {
  readonly key: string
  readonly file: File
}

interface Refused {
  readonly file: File
  readonly why: 'over_size' | 'over_count' | 'unreadable'
}

/** Which of these files can be sent, and why the others cannot. */
export const acceptFiles = (
  already: number,
  picked: readonly File[],
): { readonly taken: readonly File[]; readonly refused: readonly Refused[] } => {
  const taken: File[] = []
  const refused: Refused[] = []
  for (const file of picked) {
    if (file.size > mostBytes) refused.push({ file, why: 'over_size' })
    else if (already + taken.length >= mostFiles) refused.push({ file, why: 'over_count' })
    else taken.push(file)
  }
  return { taken, refused }
}

const isReadable = ({ file }: PickedFile): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(() => true)
    .catch(() => false)

/** Which of these cannot be read: folders, and files that were moved or changed since they were picked. */
export const unreadableOf = async (files: readonly PickedFile[]): Promise<readonly PickedFile[]> => {
  const readable = await Promise.all(files.map(isReadable))
  return files.filter((_, at) => !readable[at])
}

/**
 * The files in a paste. Copied spreadsheet cells or document text also arrive with HTML and a picture of themselves,
 * but the user means the text. Real files come without HTML; a picture copied from a page comes without text.
 */
export const pastedFiles = (pasted: Pick<DataTransfer, 'files' | 'types' | 'getData'>): readonly File[] =>
  pasted.types.includes('text/html') && pasted.getData('text/plain').trim() !== '' ? [] : [...pasted.files]

export interface PickedFiles {
  readonly files: readonly PickedFile[]
  /** Messages about the last files that cannot be sent, each naming its file. */
  readonly refused: readonly string[]
  readonly add: (files: readonly File[]) => void
  readonly remove: (key: string) => void
  /** The server has these; files picked since then stay. */
  readonly leave: (sent: readonly PickedFile[]) => void
  /** Moves the files to another draft. Returns false if there are none. */
  readonly handOver: (draft: string) => boolean
}

/**
 * Files handed over to another draft, until its page opens. They live in memory only and cannot be stored with the
 * draft's text.
 */
const handedOver = new Map<string, readonly PickedFile[]>()

/** The files to be sent with a message of this draft. Files that cannot be sent are named and left out. */
export const usePickedFiles = (draft = ''): PickedFiles => {
  const { t } = useTranslation('talk')
  const locale = useLocale()
  const [files, setFiles] = useState(() => handedOver.get(draft) ?? [])
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const add = useCallback(
    (picked: readonly File[]): void => {
      const accepted = acceptFiles(files.length, picked)
      const taken = accepted.taken.map((file) => ({ key: crypto.randomUUID(), file }))
      setFiles((now) => [...now, ...taken])
      setRefused(accepted.refused)
      const leaveOutUnreadable = async (): Promise<void> => {
        const out = await unreadableOf(taken)
        if (out.length === 0) return
        setFiles((now) => now.filter((each) => !out.includes(each)))
        setRefused((now) => [...now, ...out.map(({ file }) => ({ file, why: 'unreadable' as const }))])
      }
      void leaveOutUnreadable()
    },
    [files.length],
  )
  useEffect(() => void handedOver.delete(draft), [draft])
  const keepOnly = (isKept: (each: PickedFile) => boolean): void => {
    setFiles((now) => now.filter(isKept))
    setRefused([])
  }
  return {
    files,
    refused: refused.map(({ file, why }) => {
      const most = why === 'over_size' ? formatBytes(mostBytes, locale) : String(mostFiles)
      return t(`compose.${why}`, { name: file.name, most })
    }),
    add,
    remove: (key) => keepOnly((each) => each.key !== key),
    leave: (sent) => keepOnly((each) => !sent.includes(each)),
    handOver: (other) => {
      if (files.length > 0) handedOver.set(other, [...(handedOver.get(other) ?? []), ...files])
      keepOnly(() => false)
      return files.length > 0
    },
  }
}
