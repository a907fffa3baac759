import { contrastOf, readableContrast } from '../../platform/contrast-rules.ts'
import type { LetterBrand } from '../../platform/mail/letter.ts'
import type { Brand } from './index.ts'

/** The text on a button in the brand colour is white or near-black, depending on the contrast. */
export const letterBrand = ({ name, colors: { primary } }: Brand): LetterBrand => ({
  name,
  accent: primary,
  on_accent: contrastOf(primary, '#ffffff') >= readableContrast ? '#ffffff' : '#10161a',
})
