import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { makeId } from '../../../platform/ids.ts'
import { letter } from '../../../platform/mail/letter.ts'
import { letterBrand } from '../../branding/index.ts'
import { type CompanyTexts, en } from '../locale/en.ts'
import { ru } from '../locale/ru.ts'
import type { Services } from '../services.ts'

const texts: Readonly<Record<Locale, CompanyTexts>> = { en, ru }

export interface CompanyLetter {
  readonly tenant: string
  readonly kind: keyof CompanyTexts['letters']
  readonly to: string
  /** Of the one who causes it, where nothing is known of the reader. */
  readonly locale: Locale
  /** Who causes it. */
  readonly who: string
  readonly company: string
  /** Where the button leads: a path of the portal, with its token. */
  readonly path: string
}

/** One of the letters between people who work together, in the reader's language where they have an account. */
export const postCompanyLetter = async (
  { account, branding, mailer, clock, portalUrl }: Services,
  tx: Tx,
  { tenant, kind, to, locale: fallback, who, company, path }: CompanyLetter,
): Promise<void> => {
  const brand = branding.get(tenant)
  const reader = await account.findByEmail(tx, to)
  const locale: Locale = reader === undefined ? fallback : reader.locale === 'ru' ? 'ru' : 'en'
  const { letters, footer } = texts[locale]
  const { subject, heading, paragraphs, action } = letters[kind](who, company, brand.name)
  await mailer.post(tx, `${kind}-${makeId(clock)}`, {
    tenant,
    locale,
    to: [to],
    subject,
    content: letter({
      brand: letterBrand(brand),
      locale,
      preview: paragraphs[0] ?? heading,
      heading,
      paragraphs,
      action: { label: action, url: `${portalUrl(tenant)}${path}` },
      footer: footer(brand.name),
    }),
  })
}
