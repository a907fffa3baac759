import { loadTypeface, type Typeface } from './typeface.ts'

const lineEnds = /\r\n|[\r\v\f\u0085\u2028\u2029]/gu
const otherControls = /[^\P{Cc}\n]/gu
/** Embeddings, overrides and isolates. They could make digits appear in a different order than they are stored. */
const directionControls = /[\u202A-\u202E\u2066-\u2069]/gu
const invisible = /\p{Default_Ignorable_Code_Point}/u
const replacement = '\uFFFD'

/**
 * Text as a document can show it: uniform line ends, no control characters, and U+FFFD for characters that the typeface
 * cannot draw. PDF/A allows no character without a glyph.
 */
export const printableText = (text: string, { draws }: Pick<Typeface, 'draws'>): string => {
  const lines = text.replace(lineEnds, '\n').replace(otherControls, ' ').replace(directionControls, '')
  return Array.from(lines, (character) => {
    if (character === '\n' || draws(character.codePointAt(0) ?? 0)) return character
    return invisible.test(character) ? '' : replacement
  }).join('')
}

/** A check for fields whose text will be printed: whether documents have a glyph for all of it. */
export const loadPrintableCheck = async (): Promise<(text: string) => boolean> => {
  const typeface = await loadTypeface()
  return (text) => !printableText(text, typeface).includes(replacement)
}
