import { type Locale, locales } from '@foyer/contract/vocabulary/locale.ts'
import { isNothing } from '@foyer/contract/vocabulary/money.ts'
import * as z from 'zod/mini'
import { formatNumber } from '../../../platform/locale/format.ts'
import { invoiceTexts } from '../documents/invoice/texts.ts'

const Wording = z.partialRecord(z.enum(locales), z.string())
type Wording = z.infer<typeof Wording>

/** What a brand says about the tax of a country. It is frozen into the order, in all of its languages. */
export const TaxNote = z.object({ label: z.optional(Wording), text: z.optional(Wording) })
export type TaxNote = z.infer<typeof TaxNote>

export const storedTaxNote = (value: unknown): TaxNote | null => (value === null ? null : TaxNote.parse(value))

/** A brand of one language is not asked for the other: its documents say it in the one that there is. */
const inWords = (wording: Wording | undefined, locale: Locale): string | null =>
  wording === undefined ? null : (wording[locale] ?? Object.values(wording)[0] ?? null)

/** The tax as a document words it. A rate of nought is another thing than no tax, so a label stands in its place. */
export const taxWords = (
  percent: string,
  note: TaxNote | null,
  locale: Locale,
): { readonly tax_label: string; readonly tax_note: string | null } => {
  const rate = invoiceTexts[locale].tax.replace('{percent}', () => formatNumber(percent, locale))
  const label = isNothing(percent) ? inWords(note?.label, locale) : null
  return { tax_label: label ?? rate, tax_note: inWords(note?.text, locale) }
}
