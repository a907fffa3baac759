/* Readers of texts that a call would refuse if they were otherwise. They share the schemas' patterns, not their library. */

import { countryPattern, emailCap, emailPattern, idCap, linePattern } from '@foyer/contract/vocabulary/patterns.ts'
import { type Reader, text } from './search-params.ts'

/** Text that is not too long for the call; `wordsUpTo` cuts it instead. */
export const textUpTo =
  (most: number): Reader<string> =>
  (raw) => {
    const found = text(raw)
    return found === undefined || found.length > most ? undefined : found
  }

const matching =
  (read: Reader<string>, pattern: RegExp): Reader<string> =>
  (raw) => {
    const found = read(raw)
    return found !== undefined && pattern.test(found) ? found : undefined
  }

export const id = textUpTo(idCap)

export const email = matching(textUpTo(emailCap), emailPattern)

export const country = matching(text, countryPattern)

/** A name or a title, without the blanks around it. */
export const lineUpTo = (most: number): Reader<string> => {
  const read = matching(textUpTo(most), linePattern)
  return (raw) => read(typeof raw === 'string' ? raw.trim() : raw)
}
