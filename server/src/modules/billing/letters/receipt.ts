import { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { money } from '@foyer/contract/vocabulary/money.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { formatMoney } from '../../../platform/locale/format.ts'
import { letter } from '../../../platform/mail/letter.ts'
import { letterBrand } from '../../branding/index.ts'
import { texts } from '../history.ts'
import type { OrderRow } from '../order-store.ts'
import type { Services } from '../services.ts'

/** To the customer and to whoever else is to know about invoices, in the customer's language. */
export const postReceipt = async (
  { account, branding, mailer, portalUrl }: Services,
  tx: Tx,
  order: OrderRow,
): Promise<void> => {
  const buyer = await account.get(tx, order.account_id)
  const brand = branding.get(order.tenant)
  const locale = Locale.parse(buyer.locale)
  const words = texts[locale].receipt
  const amount = formatMoney(money(order.total, Currency.parse(order.currency)), locale)
  await mailer.post(tx, `receipt-${order.id}`, {
    tenant: order.tenant,
    locale,
    to: [...new Set([buyer.email, ...buyer.notification_emails])],
    subject: words.subject(order.number),
    content: letter({
      brand: letterBrand(brand),
      locale,
      preview: words.heading(amount),
      heading: words.heading(amount),
      paragraphs: [words.body(order.description, order.number)],
      action: { label: words.action, url: `${portalUrl(order.tenant)}/invoices/${order.id}` },
      footer: words.footer(brand.name),
    }),
  })
}
