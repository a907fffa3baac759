import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { compare, isPositive, type Money, money, share } from '@foyer/contract/vocabulary/money.ts'
import type { PricedSku } from '../../catalogue/index.ts'

/** A price agreed for a quantity, from the licence’s row; both null if the catalogue price applies. */
interface Agreed {
  readonly agreed_price: string | null
  readonly agreed_quantity: number | null
}

/** The licence’s SKU at its own price: an agreed price holds per unit, whatever the limit. */
export const ownPriced = ({ agreed_price, agreed_quantity }: Agreed, priced: PricedSku): PricedSku => {
  if (agreed_price === null || agreed_quantity === null) return priced
  const agreed = money(agreed_price, priced.sku.currency)
  return { ...priced, price: (quantity) => share(agreed, quantity, agreed_quantity) }
}

/** Whether it was given for free although the catalogue has a price. A raise would be free as well, so only staff can change its limit. */
export const isGiven = ({
  agreed_price,
  currency,
}: Pick<Agreed, 'agreed_price'> & { readonly currency: string }): boolean =>
  agreed_price !== null && !isPositive(money(agreed_price, currencyOf(currency)))

/** The catalogue may have no price for a quantity this small. */
const isListed = (price: Money, { price: listed }: PricedSku, quantity: number): boolean => {
  try {
    return compare(price, listed(quantity)) === 0
  } catch {
    return false
  }
}

/** The columns for a price: one that equals the catalogue price was not agreed. */
export const agreedColumns = (price: string | undefined, priced: PricedSku, quantity: number): Agreed =>
  price === undefined || isListed(money(price, priced.sku.currency), priced, quantity)
    ? { agreed_price: null, agreed_quantity: null }
    : { agreed_price: price, agreed_quantity: quantity }
