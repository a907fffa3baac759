import type { Buyer } from './buyer.ts'
import { isOwed, type OrderFacts } from './order-rules.ts'

/**
 * Whether an invoice would name another buyer today. Countries are compared by their codes where the invoice has one: their names follow
 * the language of the account, and another language is no other buyer.
 */
export const isOtherBuyer = (printed: Buyer, present: Buyer): boolean => {
  const withoutCountry = ({ address_lines }: Buyer): string => JSON.stringify(address_lines.slice(0, -1))
  const isElsewhere =
    printed.country === undefined
      ? JSON.stringify(printed.address_lines) !== JSON.stringify(present.address_lines)
      : printed.country !== present.country || withoutCountry(printed) !== withoutCountry(present)
  return printed.legal_name !== present.legal_name || printed.tax_id !== present.tax_id || isElsewhere
}

/** Whether an order is one that can be issued again: unpaid, and numbered by us. An imported one has the number of another system. */
export const isReissuable = (order: OrderFacts & { readonly imported: boolean }): boolean =>
  isOwed(order) && !order.imported
