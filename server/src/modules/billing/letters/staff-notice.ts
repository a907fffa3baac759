import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { providerNames } from '@foyer/contract/vocabulary/provider-names.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { letterBrand } from '../../branding/index.ts'
import type { BillingTexts } from '../locale/en.ts'
import { texts } from '../locale/texts.ts'
import { findOrder } from '../orders/order-store.ts'
import type { RefundRow } from '../refunds/refund-store.ts'
import type { Services } from '../services.ts'
import type { Wording } from './post-letter.ts'

/** The provider as it calls itself. */
export const providerOf = (gateway: string): string =>
  gateway in providerNames ? providerNames[gateway as keyof typeof providerNames] : gateway

/** What money was for, as subjects name it: an invoice, or what never paid one. */
export const moneyOf = async (
  tx: Tx,
  { order_id, origin }: Pick<RefundRow, 'order_id' | 'origin'>,
): Promise<(words: BillingTexts) => string> => {
  const order = order_id === null ? undefined : await findOrder(tx, order_id)
  return ({ staff: { moneyOf: words } }) =>
    order === undefined ? words[origin === 'verification' ? origin : 'surplus'] : words.invoice(order.number)
}

/** A letter to the vendor's own people, in the brand's language; none where the brand names no address for them. */
export const postStaffNotice = async (
  { branding, mailer }: Services,
  tx: Tx,
  { tenant, id }: { readonly tenant: string; readonly id: string },
  write: (words: BillingTexts, locale: Locale) => Pick<Wording, 'subject' | 'heading' | 'paragraphs'>,
): Promise<void> => {
  const brand = branding.get(tenant)
  const { staff_mail, default_locale: locale } = brand
  if (staff_mail === undefined) return
  const words = texts[locale]
  const { subject, heading, paragraphs } = write(words, locale)
  await mailer.post(tx, id, {
    tenant,
    locale,
    to: [staff_mail],
    subject,
    content: {
      brand: letterBrand(brand),
      locale,
      preview: heading,
      heading,
      paragraphs,
      footer: words.staff.footer(brand.name),
    },
  })
}
