import { cut } from '@foyer/contract/vocabulary/cut.ts'
import { dayMs } from '@foyer/contract/vocabulary/days.ts'

/** The most bytes of one file. */
export const mostFileBytes = 20 * 1024 * 1024
/** How long a file counts against the quota of its sender. */
export const roomMs = 365 * dayMs
/** Quota of an account within that time, in bytes. */
export const roomOfAccount = 1024 * 1024 * 1024
/** Quota of an address in copy, which costs nothing to get. */
const roomOfEmail = 100 * 1024 * 1024

/** Whose quota a file counts against: an account, or an address without one. */
export type Payer = { readonly account_id: string } | { readonly email: string }

export const roomOf = (payer: Payer): number => ('email' in payer ? roomOfEmail : roomOfAccount)

const longest = 150

/**
 * Invisible characters that change how a text reads: controls, zero-width characters, direction marks and byte order
 * marks.
 */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Co}]/gu

/** A file name that is safe to show and to save: no folders, no invisible characters, limited length. */
export const fileNameOf = (sent: string): string => {
  const last = sent.normalize('NFC').replaceAll(unseen, '').split(/[/\\]/).at(-1) ?? ''
  const name = last
    .replaceAll(/[<>:"|?*]/g, '_')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+/, '')
    // The lookbehind lets the match start only where a run begins, or a long run would take quadratic time.
    .replace(/(?<![. ])[. ]+$/, '')
  if (name === '') return 'file'
  if (name.length <= longest) return name
  const dot = name.lastIndexOf('.')
  const extension = dot > 0 && name.length - dot <= 10 ? name.slice(dot) : ''
  return `${cut(name, longest - extension.length)}${extension}`
}

/** Types that cannot run anything in a browser, as detected from the content. All others are sent as plain bytes. */
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

/** Images of which a preview can be drawn. */
export const isImage = (type: string): boolean => /^image\/(png|jpeg|gif|webp)$/.test(type)
