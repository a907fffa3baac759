import type { Currency } from '@foyer/contract/vocabulary/currency.ts'
import { fromWire, type Money } from '@foyer/contract/vocabulary/money.ts'
import { failure } from '../../../platform/failure.ts'

/** An amount that staff entered. Throws 422 if it has more decimals than its currency. */
export const moneyAsked = (amount: number, currency: Currency, pointer = '/amount'): Money => {
  try {
    return fromWire(amount, currency)
  } catch {
    throw failure('invalid', { pointer })
  }
}
