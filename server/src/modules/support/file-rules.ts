import { cut } from '@foyer/contract/vocabulary/cut.ts'
import { dayMs } from '@foyer/contract/vocabulary/days.ts'

/** Bytes of one file. */
export const mostFileBytes = 20 * 1024 * 1024
/** So long a file takes room of whoever sent it. */
export const roomMs = 365 * dayMs
/** Bytes of all files that an account has sent within that time. */
export const roomOfAccount = 1024 * 1024 * 1024
/** The same of an address in copy, which is had for nothing. */
const roomOfEmail = 100 * 1024 * 1024

/** Whose room a file takes: an account's, or that of an address that has none. */
export type Payer = { readonly account_id: string } | { readonly email: string }

export const roomOf = (payer: Payer): number => ('email' in payer ? roomOfEmail : roomOfAccount)

const longest = 150

/** What changes how a text reads without being seen: controls, zero widths, directions, marks of a byte order. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu

/** The name as it may be shown and saved: no folders, nothing that is not seen, and not endless. */
export const fileNameOf = (sent: string): string => {
  const last = sent.normalize('NFC').replaceAll(unseen, '').split(/[/\\]/).at(-1) ?? ''
  const name = last
    .replaceAll(/[<>:"|?*]/g, '_')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    // Looked for where a run of them begins, and not once more from each of its dots.
    .replace(/(?<![. ])[. ]+$/, '')
  if (name === '') return 'file'
  if (name.length <= longest) return name
  const dot = name.lastIndexOf('.')
  const extension = dot > 0 && name.length - dot <= 10 ? name.slice(dot) : ''
  return `${cut(name, longest - extension.length)}${extension}`
}

/** Types that a browser does nothing with but save, by what the content says. All others leave as plain bytes. */
const harmless: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'application/pdf',
  'application/zip',
  'application/gzip',
  'video/mp4',
  'video/mp2t',
  'video/webm',
])

export const storedType = (sniffed: string | undefined): string =>
  sniffed !== undefined && harmless.has(sniffed) ? sniffed : 'application/octet-stream'

/** Images of which a small picture can be drawn. */
export const isImage = (type: string): boolean => /^image\/(png|jpeg|gif|webp)$/.test(type)
