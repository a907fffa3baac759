import { currencyOf } from '@foyer/contract/vocabulary/currency.ts'
import { compare, isPositive, type Money, money, share } from '@foyer/contract/vocabulary/money.ts'
import type { PricedSku } from '../../catalogue/index.ts'

/** As the licence's row has it, both null where its price is the catalogue's: what was agreed for so many. */
interface Agreed {
  readonly agreed_price: string | null
  readonly agreed_quantity: number | null
}

/** The plan of a licence at its own price: what was agreed for so many stays agreed by the unit, whatever its limit. */
export const ownPriced = ({ agreed_price, agreed_quantity }: Agreed, priced: PricedSku): PricedSku => {
  if (agreed_price === null || agreed_quantity === null) return priced
  const agreed = money(agreed_price, priced.sku.currency)
  return { ...priced, price: (quantity) => share(agreed, quantity, agreed_quantity) }
}

/** Whether it was given for nothing although the catalogue asks something: as much again would cost nothing either, so staff alone say how much it is. */
export const isGiven = ({
  agreed_price,
  currency,
}: Pick<Agreed, 'agreed_price'> & { readonly currency: string }): boolean =>
  agreed_price !== null && !isPositive(money(agreed_price, currencyOf(currency)))

/** The catalogue may have no price for so few. */
const isListed = (price: Money, { price: listed }: PricedSku, quantity: number): boolean => {
  try {
    return compare(price, listed(quantity)) === 0
  } catch {
    return false
  }
}

/** What a price for so many comes to: one that the catalogue asks as well was not agreed. */
export const agreedColumns = (price: string | undefined, priced: PricedSku, quantity: number): Agreed =>
  price === undefined || isListed(money(price, priced.sku.currency), priced, quantity)
    ? { agreed_price: null, agreed_quantity: null }
    : { agreed_price: price, agreed_quantity: quantity }
