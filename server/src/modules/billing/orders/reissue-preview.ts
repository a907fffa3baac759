import type { Reissue } from '@foyer/contract/billing/order.ts'
import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import type { Locale } from '@foyer/contract/vocabulary/locale.ts'
import { money, wireAmount } from '@foyer/contract/vocabulary/money.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { findAgreement } from '../agreements/agreement-store.ts'
import type { Services } from '../services.ts'
import { Buyer } from './buyer.ts'
import { type Line, totalsOf } from './order-rules.ts'
import type { OrderRow } from './order-store.ts'
import { buyerOf } from './party-rules.ts'
import { isOtherBuyer, isReissuable } from './reissue-rules.ts'
import { storedLines } from './stored-lines.ts'
import { taxWords } from './tax-note.ts'

/** The lines of an invoice, to be charged again. */
export const chargedLines = (order: OrderRow): Line[] => {
  const currency = currencyOf(order.currency)
  return storedLines(order).map(({ title, detail, quantity, unit_price }) => ({
    title,
    detail,
    quantity,
    unit_price: money(unit_price, currency),
  }))
}

/** Someone else than we charges the licence, by an agreement on a sum: an invoice of another total would never be paid. */
const isAgreed = async (tx: Tx, { purpose, deliverable_id }: OrderRow): Promise<boolean> =>
  purpose === 'prolong' && deliverable_id !== null && (await findAgreement(tx, deliverable_id)) !== undefined

/** What changes if it is issued again; null if nothing would, or it cannot be. Whether it is being paid is for the caller to know. */
export const reissueOf = async (
  { account, branding }: Services,
  tx: Tx,
  order: OrderRow,
  locale: Locale,
): Promise<Reissue | null> => {
  if (!isReissuable(order)) return null
  const customer = await account.get(tx, order.account_id)
  const { country, ...buyer } = buyerOf(customer)
  if (!isOtherBuyer(Buyer.parse(order.buyer), { ...buyer, country }) || (await isAgreed(tx, order))) return null
  const percent = branding.taxPercent(order.tenant, customer.country)
  const { tax, total } = totalsOf(chargedLines(order), percent, currencyOf(order.currency))
  return {
    buyer,
    tax: Number(percent),
    tax_label: taxWords(percent, branding.taxNote(order.tenant, customer.country), locale).tax_label,
    tax_amount: wireAmount(tax),
    amount: wireAmount(total),
  }
}
