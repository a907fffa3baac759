import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { fromWire, isPositive, subtract, wireAmount } from '@foyer/contract/vocabulary/money.ts'
import { everyCurrency } from '../../lib/typed-sum.ts'
import { typedMoney } from '../list/typed-money.ts'

/** What arrived, as typed. Nothing is rounded: an amount with too many decimals is wrong. */
export type Typed =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'wrong' }
  /** It names another currency. */
  | { readonly kind: 'other_currency' }
  | { readonly kind: 'amount'; readonly amount: number }

export const typedReceived = (typed: string, currency: Currency): Typed => {
  if (typed.trim() === '') return { kind: 'nothing' }
  const money = typedMoney(typed, currency)
  if (money !== null) return { kind: 'amount', amount: wireAmount(money) }
  const isOther = everyCurrency.some((other) => other !== currency && typedMoney(typed, other) !== null)
  return { kind: isOther && /[^\d\s.,]/.test(typed) ? 'other_currency' : 'wrong' }
}

/** How what arrived differs from what was owed. */
export type Difference =
  | { readonly kind: 'none' }
  | { readonly kind: 'short' | 'too_short' | 'over'; readonly by: number }

interface Owed {
  readonly amount: number
  readonly currency: Currency
  /** How much may be missing. */
  readonly shortfall_limit: number
}

export const differenceOf = ({ amount, currency, shortfall_limit }: Owed, received: number): Difference => {
  const missing = subtract(fromWire(amount, currency), fromWire(received, currency))
  const by = wireAmount(missing)
  if (isPositive(missing)) return { kind: by > shortfall_limit ? 'too_short' : 'short', by }
  return missing.minor === 0n ? { kind: 'none' } : { kind: 'over', by: -by }
}
