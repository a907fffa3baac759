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

/** The provider's own name. */
export const providerOf = (gateway: string): string =>
  gateway in providerNames ? providerNames[gateway as keyof typeof providerNames] : gateway

/** The purpose of the money, as subjects name it: an invoice, or money that paid none. */
export const moneyOf = async (
  tx: Tx,
  { order_id, origin }: Pick<RefundRow, 'order_id' | 'origin'>,
): Promise<(words: BillingTexts) => string> => {
  const order = order_id === null ? undefined : await findOrder(tx, order_id)
  return ({ staff: { moneyOf: words } }) =>
    order === undefined ? words[origin === 'verification' ? origin : 'surplus'] : words.invoice(order.number)
}

/** A letter to staff in the brand's language; not sent if the brand has no address for them. */
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
