import { compare, isPositive, type Money, money, percentage, subtract, zero } from '@foyer/contract/vocabulary/money.ts'

/** How what arrived differs from what was owed. */
export interface Difference {
  /** What is missing; zero if nothing is. */
  readonly shortfall: Money
  /** What is too much; zero if nothing is. */
  readonly surplus: Money
}

export const differenceOf = (total: Money, received: Money): Difference => {
  const none = zero(total.currency)
  const missing = subtract(total, received)
  return isPositive(missing)
    ? { shortfall: missing, surplus: none }
    : { shortfall: none, surplus: subtract(received, total) }
}

/** What a brand lets go, as configured. */
export interface ShortfallLimits {
  readonly percent: string
  readonly amounts: Readonly<Record<string, string | undefined>>
}

/** How much may be missing of an invoice: its share or the sum for its currency, whichever is less. */
export const mostMissing = (total: Money, { percent, amounts }: ShortfallLimits): Money => {
  const { currency } = total
  const [share, sum] = [percentage(total, percent), money(amounts[currency] ?? '0', currency)]
  return compare(share, sum) < 0 ? share : sum
}
