import * as z from 'zod/mini'
import { currencies, currencyFacts } from './currency-facts.ts'

export type Currency = keyof typeof currencyFacts
/** Amounts of these are transferred without banks. */
const withoutBanks: readonly Currency[] = ['BTC', 'ETH', 'USDT']
export const isCarriedByBanks = (currency: Currency): boolean => !withoutBanks.includes(currency)

/** A currency code. Amounts have two decimals, except CLP and KRW (none), BTC and ETH (eight) and USDT (six). */
export const Currency = z.enum(currencies)

/** As zod would, and much faster: for rows of the database. Throws a RangeError. */
export const currencyOf = (text: string): Currency => {
  if (!Object.hasOwn(currencyFacts, text)) throw new RangeError(`not a currency: ${text}`)
  // Its own key, as was just seen.
  return text as Currency
}
