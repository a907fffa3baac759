import { Locale } from '@foyer/contract/vocabulary/locale.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { letterBrand } from '../../branding/index.ts'
import type { BillingTexts } from '../locale/en.ts'
import { texts } from '../locale/texts.ts'
import type { Services } from '../services.ts'
import { enclosedIn, type LetterDocument } from './enclosed.ts'

export interface Wording {
  readonly subject: string
  readonly heading: string
  readonly paragraphs: readonly string[]
  readonly action?: { readonly label: string /** Path of the portal. */; readonly path: string }
  readonly documents?: readonly LetterDocument[]
}

export interface Addressed {
  readonly tenant: string
  readonly account_id: string
  /** Identifies the letter permanently, so that it is sent once. */
  readonly id: string
}

/** Sends a letter about money to the customer and to all other recipients of invoices, in the customer's language. None once the account is closed. */
export const postLetter = async (
  services: Services,
  tx: Tx,
  { tenant, account_id, id }: Addressed,
  write: (words: BillingTexts, locale: Locale) => Wording,
): Promise<void> => {
  const { account, branding, mailer, portalUrl } = services
  const buyer = await account.get(tx, account_id)
  if (buyer.closed_at !== null) return
  const brand = branding.get(tenant)
  const locale = Locale.parse(buyer.locale)
  const words = texts[locale]
  const { subject, heading, paragraphs, action, documents = [] } = write(words, locale)
  await mailer.post(tx, id, {
    tenant,
    locale,
    to: [buyer.email],
    copies: await account.copiesFor(tx, buyer),
    subject,
    ...(documents.length > 0 && { enclosures: enclosedIn(services, tenant, words, documents) }),
    content: {
      brand: letterBrand(brand),
      locale,
      preview: heading,
      heading,
      paragraphs,
      ...(action !== undefined && { action: { label: action.label, url: portalUrl(tenant) + action.path } }),
      footer: words.receipt.footer(brand.name),
    },
  })
}
