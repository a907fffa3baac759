import type { LetterBrand } from '../../platform/mail/letter.ts'
import type { Brand } from './index.ts'

const channel = (hex: string, at: number): number => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** Relative luminance (WCAG 2.2). */
const luminance = (hex: string): number =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5)

/** The label on the brand's colour is white or near-black, whichever can be read. */
export const letterBrand = ({ name, colors }: Brand): LetterBrand => {
  const light = luminance(colors.primary)
  const onWhite = 1.05 / (light + 0.05)
  return { name, accent: colors.primary, on_accent: onWhite >= 4.5 ? '#ffffff' : '#10161a' }
}
