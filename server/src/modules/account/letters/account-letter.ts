import { Locale } from '@foyer/contract/vocabulary/locale.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { makeId } from '../../../platform/ids.ts'
import { letter } from '../../../platform/mail/letter.ts'
import { letterBrand } from '../../branding/index.ts'
import { type AccountTexts, en } from '../locale/en.ts'
import { ru } from '../locale/ru.ts'
import type { Services } from '../services.ts'
import type { AccountRow } from '../store.ts'

const texts: Readonly<Record<Locale, AccountTexts>> = { en, ru }

export interface AccountLetter {
  readonly kind: keyof AccountTexts['letters']
  /** Where the button leads: a path of the portal, with its token. */
  readonly path: string
  /** The newsletter's link, in letters to people who subscribed. */
  readonly newsletter_path?: string
}

/** One of the letters about an account, to its owner alone, in their language. */
export const postAccountLetter = async (
  { branding, mailer, clock, portalUrl }: Services,
  tx: Tx,
  { tenant, email, locale: stored }: AccountRow,
  { kind, path, newsletter_path }: AccountLetter,
): Promise<void> => {
  const brand = branding.get(tenant)
  const locale = Locale.parse(stored)
  const { letters, footer, newsletter } = texts[locale]
  const { subject, heading, paragraphs, action } = letters[kind](brand.name)
  const url = (to: string): string => `${portalUrl(tenant)}${to}`
  await mailer.post(tx, `${kind}-${makeId(clock)}`, {
    tenant,
    locale,
    to: [email],
    subject,
    content: letter({
      brand: letterBrand(brand),
      locale,
      preview: paragraphs[0] ?? heading,
      heading,
      paragraphs,
      ...(action !== undefined && { action: { label: action, url: url(path) } }),
      footer: footer(brand.name),
      ...(newsletter_path !== undefined && { footer_link: { label: newsletter, url: url(newsletter_path) } }),
    }),
  })
}
