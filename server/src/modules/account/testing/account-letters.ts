import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { render } from '@react-email/render'
import { formatMoment } from '../../../platform/locale/format.ts'
import { letterPage } from '../../../platform/mail/letter.ts'
import { texts } from '../letters/account-letter.ts'

const brand = { name: 'Aurora Streaming', accent: '#006a7c', on_accent: '#ffffff' }
/** The longest possible address, without a place to break it. */
const longAddress = `${'operations-of-the-regional-edges'.repeat(2)}@${'northlight'.repeat(12)}.example`

export interface WrittenLetter {
  readonly kind: string
  readonly html: string
}

/** All letters about an account in one language, as they are sent, with the longest possible values. */
export const accountLetters = (locale: Locale): Promise<WrittenLetter[]> => {
  const { letters, circumstances, footer, newsletter } = texts[locale]
  return Promise.all(
    Object.entries(letters).map(async ([kind, write]) => {
      const { heading, paragraphs, action } = write(brand.name, longAddress)
      const at = formatMoment(new Date('2026-04-18T10:00:00Z'), locale)
      const where = circumstances('Firefox, Linux', '2001:db8:85a3::8a2e:370:7334', at)
      const content = letterPage({
        brand,
        locale,
        preview: heading,
        heading,
        paragraphs: [...paragraphs, where],
        ...(action !== undefined && { action: { label: action, url: 'https://aurora.example/profile/security' } }),
        footer: footer(brand.name),
        footer_link: { label: newsletter, url: 'https://aurora.example/newsletter' },
      })
      return { kind, html: await render(content) }
    }),
  )
}
